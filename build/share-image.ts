/**
 * The picture a link is shown with: 1200 × 630, drawn from a template. Text is turned into paths with the project's own
 * font files, so that the picture is the same on every machine, whatever fonts it has.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import type { ShareCard } from '../src/lib/page-register.ts';
import { box, Canvas, type Command, type Shape, shapeOf } from './canvas.ts';

export interface ShareImage extends ShareCard {
  siteName: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;

const COLOURS = { paper: 0xffffff, ink: 0x141a26, muted: 0x566176, accent: 0x2563eb, line: 0xdfe4ee };

/** The largest that fits is taken; the smallest is cut. */
const TITLE_SIZES = [64, 54, 46];

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
  colour: number;
}

/** A word and the space after it, in the units of each font that draws a part of it. */
interface Word {
  letters: readonly { glyph: Glyph; unitsPerEm: number; advance: number }[];
  /** In ems, like the advances. */
  width: number;
}

/** Laying out costs more than drawing, and titles share their words. */
const words = new Map<Font[], Map<string, Word>>();

function layOut(word: string, fonts: Font[]): Word {
  const parts: { font: Font; text: string }[] = [];
  for (const letter of word) {
    const font =
      fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? (fonts[0] as Font);
    const last = parts.at(-1);
    if (last?.font === font) last.text += letter;
    else parts.push({ font, text: letter });
  }
  const letters = parts.flatMap(({ font, text }) => {
    const { glyphs, positions } = font.layout(text);
    const { unitsPerEm } = font;
    return glyphs.map((glyph, index) => ({
      glyph,
      unitsPerEm,
      advance: (positions[index]?.xAdvance ?? 0) / unitsPerEm,
    }));
  });
  return { letters, width: letters.reduce((sum, { advance }) => sum + advance, 0) };
}

/** The words of a text, each with the space after it. */
function wordsOf(text: string, fonts: Font[]): Word[] {
  const known = words.get(fonts) ?? new Map<string, Word>();
  words.set(fonts, known);
  return text.split(/(?<= )/).map((word) => {
    const laidOut = known.get(word) ?? layOut(word, fonts);
    known.set(word, laidOut);
    return laidOut;
  });
}

const widthOf = (text: string, { face: fonts, size }: Style): number =>
  wordsOf(text, fonts).reduce((sum, { width }) => sum + width * size, 0);

/** Letters stand on a quarter of a pixel, so that the shape of each is made a few times only. */
const STEPS = 4;

const shapes = new Map<Glyph, Map<number, Shape>>();

/** A letter as high as `size`, moved to the right by some steps of a pixel. */
function shapeOfLetter(glyph: Glyph, size: number, unitsPerEm: number, steps: number): Shape {
  const known = shapes.get(glyph) ?? new Map<number, Shape>();
  shapes.set(glyph, known);
  const key = size * STEPS + steps;
  const scale = size / unitsPerEm;
  // Fonts count upwards, pictures downwards.
  const shape =
    known.get(key) ??
    shapeOf(glyph.path.transform(scale, 0, 0, -scale, steps / STEPS, 0).commands as Command[]);
  known.set(key, shape);
  return shape;
}

/** Draws a line of text; `y` is its base line. */
function write(canvas: Canvas, text: string, x: number, y: number, { face: fonts, size, colour }: Style) {
  let at = x;
  for (const { letters } of wordsOf(text, fonts)) {
    for (const { glyph, unitsPerEm, advance } of letters) {
      const steps = Math.round(at * STEPS);
      const shape = shapeOfLetter(glyph, size, unitsPerEm, steps % STEPS);
      canvas.put(shape, Math.floor(steps / STEPS), Math.round(y), colour);
      at += advance * size;
    }
  }
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

/** Writes a title as large as there is space for below `top`. */
function writeTitle(canvas: Canvas, title: string, top: number, space: number): void {
  for (const size of TITLE_SIZES) {
    const style = { face: SERIF, size, colour: COLOURS.ink };
    const lineHeight = size * 1.22;
    const most = Math.floor(space / lineHeight);
    const smallest = size === TITLE_SIZES.at(-1);
    const lines = breakLines(title, size, TEXT_WIDTH, smallest ? most : Number.POSITIVE_INFINITY);
    if (lines.length > most) continue;
    for (const [index, text] of lines.entries())
      write(canvas, text, MARGIN, top + size + index * lineHeight, style);
    return;
  }
}

/** What every picture of a site has, drawn once. */
const backgrounds = new Map<string, Canvas>();

function background(siteName: string): Canvas {
  const known = backgrounds.get(siteName);
  if (known) return known;
  const canvas = new Canvas(WIDTH, HEIGHT, COLOURS.paper);
  canvas.put(shapeOf(box(0, 0, WIDTH, 14)), 0, 0, COLOURS.accent);
  canvas.put(shapeOf(box(MARGIN, 532, TEXT_WIDTH, 2)), 0, 0, COLOURS.line);
  canvas.put(shapeOf(box(MARGIN, 560, 40, 40, 9)), 0, 0, COLOURS.accent);
  write(canvas, '§', MARGIN + 11, 590, { face: SANS_BOLD, size: 30, colour: COLOURS.paper });
  write(canvas, siteName, MARGIN + 56, 591, { face: SERIF, size: 32, colour: COLOURS.ink });
  backgrounds.set(siteName, canvas);
  return canvas;
}

/** Draws the picture as PNG. */
export function drawShareImage({ siteName, caption, figure, title, facts }: ShareImage): Buffer {
  const canvas = new Canvas(WIDTH, HEIGHT, background(siteName));
  write(canvas, caption, MARGIN, 104, { face: SANS_BOLD, size: 30, colour: COLOURS.muted });
  let top = 130;
  if (figure) {
    write(canvas, figure, MARGIN, 244, { face: SERIF, size: 140, colour: COLOURS.accent });
    top = 276;
  }
  const factsHeight = facts.length * 58;
  writeTitle(canvas, title, top, 510 - factsHeight - top);
  for (const [index, { name, value }] of facts.entries()) {
    const y = 510 - factsHeight + 40 + index * 58;
    const valueStyle = { face: SANS_BOLD, size: 32, colour: COLOURS.ink };
    const [text = ''] = breakLines(value, valueStyle.size, TEXT_WIDTH - 260, 1, SANS_BOLD);
    write(canvas, name, MARGIN, y, { face: SANS, size: 32, colour: COLOURS.muted });
    write(canvas, text, MARGIN + 260, y, valueStyle);
  }
  return canvas.png();
}
