/**
 * Sets text in pictures with the project's own font files, so that a picture is the same on every machine, whatever fonts it
 * has. Lines are laid out by fontkit, which joins the letters of Hindi, and drawn as shapes.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import { type Canvas, type Command, type Shape, shapeOf } from './canvas.ts';

const require = createRequire(import.meta.url);

/** A face and those that have the letters it lacks: the rupee sign, and Hindi. */
function face(name: string, weight: number): Font[] {
  return [
    [name, 'latin'],
    [name, 'latin-ext'],
    [`${name}-devanagari`, 'devanagari'],
  ].map(([family, subset]) => {
    const file = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
    return create(readFileSync(file)) as Font;
  });
}

export const SERIF = face('noto-serif', 700);
export const SANS = face('noto-sans', 400);
export const SANS_BOLD = face('noto-sans', 600);

export interface Style {
  face: Font[];
  size: number;
  colour: number;
}

/** A word and the space after it, in the units of each font that draws a part of it; signs of Hindi stand beside their place. */
interface Word {
  letters: readonly { glyph: Glyph; unitsPerEm: number; advance: number; x: number; y: number }[];
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
      x: (positions[index]?.xOffset ?? 0) / unitsPerEm,
      y: (positions[index]?.yOffset ?? 0) / unitsPerEm,
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

/** Whether a text has a letter that no font of the pictures has. */
export const lacksLetters = (text: string): boolean =>
  [...text].some((letter) => !SERIF.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)));

/** In pixels. */
export const widthOf = (text: string, { face: fonts, size }: Style): number =>
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
export function write(
  canvas: Canvas,
  text: string,
  x: number,
  y: number,
  { face: fonts, size, colour }: Style,
) {
  let at = x;
  for (const { letters } of wordsOf(text, fonts)) {
    for (const { glyph, unitsPerEm, advance, x: aside, y: above } of letters) {
      const steps = Math.round((at + aside * size) * STEPS);
      const shape = shapeOfLetter(glyph, size, unitsPerEm, steps % STEPS);
      canvas.put(shape, Math.floor(steps / STEPS), Math.round(y - above * size), colour);
      at += advance * size;
    }
  }
}

/** Breaks a bold text of `size` into at most `most` lines of `width`, all in pixels; what does not fit ends in an ellipsis. */
export function breakLines(text: string, size: number, width: number, most: number, fonts = SERIF): string[] {
  const style = { face: fonts, size, colour: 0 };
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
