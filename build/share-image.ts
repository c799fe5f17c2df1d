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

/** The light tokens of src/styles/tokens.css. */
const COLOURS = {
  paper: 0xfcfbf8,
  line: 0xe3ded3,
  ink: 0x1c1a17,
  muted: 0x5d574d,
  ipc: 0x86262b,
  ipcSoft: 0xf8ece4,
  go: 0x2150c8,
  goSoft: 0xedf1fd,
};

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

type Point = readonly [x: number, y: number];

/** A line through points as an outline of its own, `width` pixels wide. */
function stroke(points: readonly Point[], width: number): Command[] {
  const sides = points.map(([x, y], index): [Point, Point] => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y];
    const [afterX, afterY] = points[index + 1] ?? [x, y];
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const [acrossX, acrossY] = [
      ((afterY - beforeY) / length) * (width / 2),
      ((beforeX - afterX) / length) * (width / 2),
    ];
    return [
      [x + acrossX, y + acrossY],
      [x - acrossX, y - acrossY],
    ];
  });
  const outline = [...sides.map(([one]) => one), ...sides.map(([, other]) => other).reverse()];
  return [
    ...outline.map(
      ([x, y], index): Command => ({ command: index === 0 ? 'moveTo' : 'lineTo', args: [x, y] }),
    ),
    { command: 'closePath', args: [] },
  ];
}

const PIECES = 24;

/** Half of the arch with its hangers: from the bank to the crown. `side` is -1 for the old bank, 1 for the new. */
function halfArch(
  middle: number,
  deck: number,
  span: number,
  rise: number,
  side: -1 | 1,
  width: number,
): Command[] {
  const half = span / 2;
  const heightAt = (part: number) => deck - rise * (1 - part * part);
  const arch = Array.from({ length: PIECES + 1 }, (_, index): Point => {
    const part = 1 - index / PIECES;
    return [middle + side * half * part, heightAt(part)];
  });
  const hangers = [0.25, 0.5, 0.75].flatMap((part) => {
    const x = middle + side * half * part;
    return stroke(
      [
        [x, deck],
        [x, heightAt(part)],
      ],
      width,
    );
  });
  return [
    ...stroke(arch, width),
    ...hangers,
    ...stroke(
      [
        [middle + side * half, deck],
        [middle, deck],
      ],
      width,
    ),
  ];
}

function drawArch(
  canvas: Canvas,
  middle: number,
  deck: number,
  span: number,
  rise: number,
  width: number,
  halves: readonly (-1 | 1)[],
) {
  for (const side of halves)
    canvas.put(
      shapeOf(halfArch(middle, deck, span, rise, side, width)),
      0,
      0,
      side < 0 ? COLOURS.ipc : COLOURS.go,
    );
}

/** What every picture of a site has, drawn once. */
const backgrounds = new Map<string, Canvas>();

function background(siteName: string): Canvas {
  const known = backgrounds.get(siteName);
  if (known) return known;
  const canvas = new Canvas(WIDTH, HEIGHT, COLOURS.paper);
  // These take their places among the sixteen colours before the shades of the letters do.
  for (const colour of [
    COLOURS.ipcSoft,
    COLOURS.goSoft,
    COLOURS.line,
    COLOURS.muted,
    COLOURS.ink,
    COLOURS.go,
  ])
    canvas.put(shapeOf(box(0, 0, 4, 4)), 0, 0, colour);
  canvas.put(shapeOf(box(0, 0, WIDTH / 2, 14)), 0, 0, COLOURS.ipc);
  canvas.put(shapeOf(box(WIDTH / 2, 0, WIDTH / 2, 14)), 0, 0, COLOURS.go);
  drawArch(canvas, MARGIN + 30, 100, 60, 32, 3.5, [-1, 1]);
  write(canvas, siteName, MARGIN + 82, 100, { face: SERIF, size: 34, colour: COLOURS.ink });
  backgrounds.set(siteName, canvas);
  return canvas;
}

const PIER_TOP = 372;
const PIER_HEIGHT = 136;
const PIER_WIDTH = 330;
const BANKS = {
  ipc: { left: MARGIN, law: 'IPC', when: 'till 30 June 2024', colour: COLOURS.ipc, soft: COLOURS.ipcSoft },
  bns: {
    left: WIDTH - MARGIN - PIER_WIDTH,
    law: 'BNS',
    when: 'from 1 July 2024',
    colour: COLOURS.go,
    soft: COLOURS.goSoft,
  },
} as const;

/** The two numbers on their banks and the arch between them; half an arch where a bank is empty. */
function drawBridge(canvas: Canvas, bridge: NonNullable<ShareImage['bridge']>): void {
  for (const act of ['ipc', 'bns'] as const) {
    const { left, law, when, colour, soft } = BANKS[act];
    const number = bridge[act];
    canvas.put(
      shapeOf(box(left, PIER_TOP, PIER_WIDTH, PIER_HEIGHT, 12)),
      0,
      0,
      number ? colour : COLOURS.line,
    );
    canvas.put(
      shapeOf(box(left + 2, PIER_TOP + 2, PIER_WIDTH - 4, PIER_HEIGHT - 4, 11)),
      0,
      0,
      number ? soft : COLOURS.paper,
    );
    write(canvas, law, left + 28, PIER_TOP + 38, { face: SANS, size: 24, colour: COLOURS.ink });
    const style = { face: SERIF, size: number.length > 9 ? 34 : 50, colour: number ? colour : COLOURS.muted };
    write(canvas, number || 'none', left + 28, PIER_TOP + 88, style);
    if (number)
      write(canvas, when, left + 28, PIER_TOP + 120, { face: SANS, size: 22, colour: COLOURS.muted });
  }
  const halves = ([-1, 1] as const).filter((side) => bridge[side < 0 ? 'ipc' : 'bns']);
  const span = WIDTH - 2 * (MARGIN + PIER_WIDTH);
  const deck = PIER_TOP + 84;
  drawArch(canvas, WIDTH / 2, deck, span, 80, 3, halves);
  const style = { face: SANS_BOLD, size: 26, colour: COLOURS.ink };
  const [verdict = ''] = breakLines(bridge.verdict, style.size, span - 16, 1, SANS_BOLD);
  write(canvas, verdict, WIDTH / 2 - widthOf(verdict, style) / 2, deck + 40, style);
}

/** Draws the picture as PNG. */
export function drawShareImage({ siteName, caption, title, bridge, facts }: ShareImage): Buffer {
  const canvas = new Canvas(WIDTH, HEIGHT, background(siteName));
  write(canvas, caption, MARGIN, 166, { face: SANS, size: 28, colour: COLOURS.muted });
  const shown = bridge ? facts.slice(0, 1) : facts;
  const factsTop = 570 - (shown.length - 1) * 52;
  writeTitle(canvas, title, 178, (bridge ? PIER_TOP - 24 : factsTop - 40) - 178);
  if (bridge) drawBridge(canvas, bridge);
  for (const [index, { name, value }] of shown.entries()) {
    const y = factsTop + index * 52;
    const valueStyle = { face: SANS_BOLD, size: 30, colour: COLOURS.ink };
    const [text = ''] = breakLines(value, valueStyle.size, TEXT_WIDTH - 200, 1, SANS_BOLD);
    write(canvas, name, MARGIN, y, { face: SANS, size: 30, colour: COLOURS.muted });
    write(canvas, text, MARGIN + 200, y, valueStyle);
  }
  return canvas.png();
}
