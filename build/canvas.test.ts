import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { box, Canvas, type Command, shapeOf } from './canvas.ts';

const WHITE = 0xffffff;
const BLACK = 0x000000;
const CURVED =
  'M40 10 C90 10 90 90 40 90 Q10 50 40 10 Z M45 40 L45 60 L60 55 Z M5.5 95.25 L90.25 95.25 L90.25 98.75 L5.5 98.75 Z';

/** The commands of a path as SVG writes it, with spaces between all its parts. */
const commandsOf = (path: string): Command[] =>
  [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter = '', numbers = '']) => ({
    command: (
      { M: 'moveTo', L: 'lineTo', Q: 'quadraticCurveTo', C: 'bezierCurveTo', Z: 'closePath' } as const
    )[letter as 'M'],
    args: numbers.trim() === '' ? [] : numbers.trim().split(/\s+/).map(Number),
  }));

/** The three channels of each pixel, as another program reads the file. */
const pixelsOf = async (picture: Buffer) => [
  ...(await sharp(picture).toColourspace('srgb').removeAlpha().raw().toBuffer()),
];

describe('a shape', () => {
  it('covers what a renderer of SVG covers, but for the few shades it has', async () => {
    const canvas = new Canvas(100, 100, WHITE);
    canvas.put(shapeOf(commandsOf(CURVED)), 0, 0, BLACK);
    const own = await pixelsOf(canvas.png());
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#fff"/><path d="${CURVED}"/></svg>`;
    const other = await pixelsOf(await sharp(Buffer.from(svg)).png().toBuffer());
    const furthest = Math.max(...own.map((value, index) => Math.abs(value - (other[index] ?? 0))));
    expect(own.length).toBe(30_000);
    expect(furthest).toBeLessThan(255 / 6);
  });

  it('takes the colour it is given over the one that is there, in even and odd columns', async () => {
    const canvas = new Canvas(4, 1, 0x2563eb);
    canvas.put(shapeOf(box(0, 0, 1, 1)), 1, 0, 0x141a26);
    canvas.put(shapeOf(box(0, 0, 1, 1)), 2, 0, 0xdfe4ee);
    expect(await pixelsOf(canvas.png())).toEqual([
      0x25, 0x63, 0xeb, 0x14, 0x1a, 0x26, 0xdf, 0xe4, 0xee, 0x25, 0x63, 0xeb,
    ]);
  });

  it('has round corners where it is told', async () => {
    const canvas = new Canvas(20, 20, WHITE);
    canvas.put(shapeOf(box(0, 0, 20, 20, 10)), 0, 0, BLACK);
    const pixels = await pixelsOf(canvas.png());
    expect(pixels[0]).toBe(255);
    expect(pixels[(10 * 20 + 10) * 3]).toBe(0);
  });

  it.each([
    [-1, 0],
    [0, -1],
    [91, 0],
    [0, 91],
  ])('does not reach over the edge: %i, %i', (x, y) => {
    expect(() => new Canvas(100, 100, WHITE).put(shapeOf(box(0, 0, 10, 10)), x, y, BLACK)).toThrow(
      /over the edge/,
    );
  });
});

describe('a canvas', () => {
  it('begins with another one, and leaves it as it is', async () => {
    const ground = new Canvas(2, 1, WHITE);
    const before = await pixelsOf(ground.png());
    const canvas = new Canvas(2, 1, ground);
    canvas.put(shapeOf(box(0, 0, 1, 1)), 0, 0, BLACK);
    expect(await pixelsOf(ground.png())).toEqual(before);
    expect(await pixelsOf(canvas.png())).toEqual([0, 0, 0, 255, 255, 255]);
  });

  it('takes the colour most like one that no longer fits', async () => {
    const canvas = new Canvas(20, 1, WHITE);
    const one = shapeOf(box(0, 0, 1, 1));
    for (let column = 0; column < 16; column++) canvas.put(one, column, 0, column * 0x101010);
    canvas.put(one, 16, 0, 0x525252);
    expect((await pixelsOf(canvas.png())).slice(16 * 3, 17 * 3)).toEqual([0x50, 0x50, 0x50]);
  });
});
