/**
 * The picture a link is shown with: 1200 × 630, drawn from a template. Text is turned into paths with the project's own
 * font files, so that the picture is the same on every machine, whatever fonts it has.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';

export interface ShareImage {
  siteName: string;
  /** The line above the title. */
  caption: string;
  /** A section number, drawn large. */
  figure: string | undefined;
  title: string;
  /** Up to two facts below the title. */
  facts: readonly { name: string; value: string }[];
}

/** Change the number with anything here that changes the pictures, so that they are drawn again. */
export const RECIPE = `1, sharp ${sharp.versions.sharp}`;

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;

const COLOURS = { paper: '#ffffff', ink: '#141a26', muted: '#566176', accent: '#2563eb', line: '#dfe4ee' };

const require = createRequire(import.meta.url);

/** A face and the one that has the letters it lacks, such as the rupee sign. */
function face(name: string, weight: number): Font[] {
  return ['latin', 'latin-ext'].map((subset) => {
    const file = require.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`);
    return create(readFileSync(file)) as Font;
  });
}

const SERIF = face('noto-serif', 700);
const SANS = face('noto-sans', 400);
const SANS_BOLD = face('noto-sans', 600);

interface Style {
  face: Font[];
  size: number;
  colour: string;
}

/** Runs of a text that one font of the face can draw, laid out. */
function runsOf(text: string, fonts: Font[]) {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font =
      fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? (fonts[0] as Font);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs.map(({ font, text: run }) => ({ font, layout: font.layout(run) }));
}

const widthOf = (text: string, { face: fonts, size }: Style): number =>
  runsOf(text, fonts).reduce(
    (sum, { font, layout }) => sum + (layout.advanceWidth * size) / font.unitsPerEm,
    0,
  );

/** A line of text as a path; `y` is its base line. */
function line(text: string, x: number, y: number, { face: fonts, size, colour }: Style): string {
  let at = x;
  const paths: string[] = [];
  for (const { font, layout } of runsOf(text, fonts)) {
    const scale = size / font.unitsPerEm;
    for (const [index, glyph] of layout.glyphs.entries()) {
      // Fonts count upwards, pictures downwards.
      paths.push(glyph.path.transform(scale, 0, 0, -scale, at, y).toSVG());
      at += (layout.positions[index]?.xAdvance ?? 0) * scale;
    }
  }
  return `<path fill="${colour}" d="${paths.join('')}"/>`;
}

/** Breaks a bold text of `size` into at most `most` lines of `width`, all in pixels; what does not fit ends in an ellipsis. */
export function breakLines(text: string, size: number, width: number, most: number, fonts = SERIF): string[] {
  const style = { face: fonts, size, colour: COLOURS.ink };
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (current === '' || widthOf(longer, style) <= width) {
      current = longer;
      continue;
    }
    lines.push(current);
    current = word;
  }
  lines.push(current);
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (widthOf(`${last}…`, style) > width) last = last.replace(/\s*\S+$/, '');
  return [...lines.slice(0, most - 1), `${last.replace(/[,;:.]$/, '')}…`];
}

function titleBlock(title: string, top: number, space: number): { svg: string; bottom: number } {
  for (const size of [64, 54, 46]) {
    const style = { face: SERIF, size, colour: COLOURS.ink };
    const lineHeight = size * 1.22;
    const most = Math.floor(space / lineHeight);
    const lines = breakLines(title, size, TEXT_WIDTH, size === 46 ? most : 99);
    if (lines.length > most) continue;
    const svg = lines
      .map((text, index) => line(text, MARGIN, top + size + index * lineHeight, style))
      .join('');
    return { svg, bottom: top + lines.length * lineHeight };
  }
  return { svg: '', bottom: top };
}

/** Draws the picture as PNG. */
export async function drawShareImage({
  siteName,
  caption,
  figure,
  title,
  facts,
}: ShareImage): Promise<Buffer> {
  const captionStyle = { face: SANS_BOLD, size: 30, colour: COLOURS.muted };
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>`,
    `<rect width="${WIDTH}" height="14" fill="${COLOURS.accent}"/>`,
    line(caption, MARGIN, 104, captionStyle),
  ];
  let top = 130;
  if (figure) {
    parts.push(line(figure, MARGIN, 244, { face: SERIF, size: 140, colour: COLOURS.accent }));
    top = 276;
  }
  const factsHeight = facts.length * 58;
  const { svg } = titleBlock(title, top, 510 - factsHeight - top);
  parts.push(svg);
  facts.forEach(({ name, value }, index) => {
    const y = 510 - factsHeight + 40 + index * 58;
    const nameStyle = { face: SANS, size: 32, colour: COLOURS.muted };
    const valueStyle = { face: SANS_BOLD, size: 32, colour: COLOURS.ink };
    const [text = ''] = breakLines(value, valueStyle.size, TEXT_WIDTH - 260, 1, SANS_BOLD);
    parts.push(line(name, MARGIN, y, nameStyle), line(text, MARGIN + 260, y, valueStyle));
  });
  parts.push(
    `<rect x="${MARGIN}" y="532" width="${TEXT_WIDTH}" height="2" fill="${COLOURS.line}"/>`,
    `<rect x="${MARGIN}" y="560" width="40" height="40" rx="9" fill="${COLOURS.accent}"/>`,
    line('§', MARGIN + 11, 590, { face: SANS_BOLD, size: 30, colour: COLOURS.paper }),
    line(siteName, MARGIN + 56, 591, { face: SERIF, size: 32, colour: COLOURS.ink }),
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
  return sharp(Buffer.from(picture))
    .png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer();
}
