/**
 * Draws filled shapes on a canvas of at most sixteen colours, and writes it as PNG. For pictures of flat colours and text,
 * many of them: such a picture is drawn in about a millisecond, where a renderer of SVG and an encoder of photographs
 * together take thirty (docs/adr/0005-images.md).
 */
import { crc32, deflateSync } from 'node:zlib';

/** As fontkit gives outlines: pixels from the left upper corner. */
export interface Command {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  args: number[];
}

/** As many as four bits count. */
const MOST_COLOURS = 16;
/** Shades between two colours, where the edge of a shape covers a part of a pixel. */
const SHADES = 5;
/** Stands where a number of a colour is still to be found. */
const UNKNOWN = 255;

/** Of zlib: the sixth makes files 4 % smaller and takes half as long again. */
const LEVEL = 4;

/** The outline as straight lines: x, y, x, y of each. */
function linesOf(path: readonly Command[]): number[] {
  const lines: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    if (nextY !== y) lines.push(x, y, nextX, nextY);
    x = nextX;
    y = nextY;
  };
  for (const { command, args } of path) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    if (command === 'moveTo') {
      to(startX, startY);
      [x, y, startX, startY] = [a, b, a, b];
    } else if (command === 'lineTo') to(a, b);
    else if (command === 'closePath') to(startX, startY);
    else {
      const [fromX, fromY] = [x, y];
      // So many pieces that none is further from the curve than a shade tells.
      const pieces = 2 + Math.ceil(2 * Math.sqrt(Math.hypot(a - x, b - y) + Math.hypot(c - a, d - b)));
      for (let piece = 1; piece <= pieces; piece++) {
        const t = piece / pieces;
        const u = 1 - t;
        if (command === 'quadraticCurveTo')
          to(u * u * fromX + 2 * u * t * a + t * t * c, u * u * fromY + 2 * u * t * b + t * t * d);
        else
          to(
            u ** 3 * fromX + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
            u ** 3 * fromY + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
          );
      }
    }
  }
  to(startX, startY);
  return lines;
}

/**
 * Adds to `area`, a box of pixels whose rows are `width` long, how much more of each pixel the lines cover than of the
 * one left of it; their sum from the left is what is covered. Lines going up take away what lines going down add.
 */
function accumulate(lines: readonly number[], left: number, top: number, width: number, area: Float32Array) {
  const add = (at: number, value: number) => {
    area[at] = (area[at] ?? 0) + value;
  };
  for (let at = 0; at < lines.length; at += 4) {
    const sign = (lines[at + 1] ?? 0) < (lines[at + 3] ?? 0) ? 1 : -1;
    const [upper, lower] = sign > 0 ? [at, at + 2] : [at + 2, at];
    const y0 = (lines[upper + 1] ?? 0) - top;
    const y1 = (lines[lower + 1] ?? 0) - top;
    let x = (lines[upper] ?? 0) - left;
    const slope = ((lines[lower] ?? 0) - left - x) / (y1 - y0);
    for (let row = Math.floor(y0); row < y1; row++) {
      const height = Math.min(row + 1, y1) - Math.max(row, y0);
      const change = sign * height;
      const nextX = x + slope * height;
      const from = Math.min(x, nextX);
      const until = Math.max(x, nextX);
      x = nextX;
      const first = Math.floor(from);
      const last = Math.max(first + 1, Math.ceil(until));
      const start = row * width;
      let before = 0;
      for (let column = first; column < last; column++) {
        // Of each pixel the line crosses, what lies right of it: of the part in the pixel, and of the part before it.
        const a = Math.max(from, column);
        const b = Math.min(until, column + 1);
        const share = until === from ? 0 : change / (until - from);
        const covered =
          until === from
            ? change * (column + 1 - from)
            : share * ((b - a) * (column + 1 - (a + b) / 2) + (a - from));
        add(start + column, covered - before);
        before = covered;
      }
      add(start + last, change - before);
    }
  }
}

/** A box; its corners are round where there is a `radius`, in pixels like the rest. */
export function box(x: number, y: number, width: number, height: number, radius = 0): Command[] {
  const [right, bottom] = [x + width, y + height];
  // A quarter of a circle as a Bézier curve.
  const reach = radius * (1 - 0.5523);
  const to = (command: Command['command'], ...args: number[]): Command => ({ command, args });
  const corner = (...args: number[]): Command[] => (radius === 0 ? [] : [to('bezierCurveTo', ...args)]);
  return [
    to('moveTo', x + radius, y),
    to('lineTo', right - radius, y),
    ...corner(right - reach, y, right, y + reach, right, y + radius),
    to('lineTo', right, bottom - radius),
    ...corner(right, bottom - reach, right - reach, bottom, right - radius, bottom),
    to('lineTo', x + radius, bottom),
    ...corner(x + reach, bottom, x, bottom - reach, x, bottom - radius),
    to('lineTo', x, y + radius),
    ...corner(x, y + reach, x + reach, y, x + radius, y),
    to('closePath'),
  ];
}

/** What a shape covers of each pixel of a box, in shades; the box stands `left` and `top` of where it is put. */
export interface Shape {
  left: number;
  top: number;
  width: number;
  parts: Uint8Array;
}

/** What an outline covers. */
export function shapeOf(outline: readonly Command[]): Shape {
  const lines = linesOf(outline);
  const xs = lines.filter((_, index) => index % 2 === 0);
  const ys = lines.filter((_, index) => index % 2 === 1);
  if (lines.length === 0) return { left: 0, top: 0, width: 0, parts: new Uint8Array() };
  const left = Math.floor(Math.min(...xs));
  const top = Math.floor(Math.min(...ys));
  // One more on the right takes what the last pixel does not hold.
  const width = Math.ceil(Math.max(...xs)) - left + 1;
  const area = new Float32Array(width * (Math.ceil(Math.max(...ys)) - top));
  accumulate(lines, left, top, width, area);
  const parts = new Uint8Array(area.length);
  for (let start = 0; start < area.length; start += width) {
    let covered = 0;
    for (let at = start; at < start + width; at++) {
      covered += area[at] as number;
      parts[at] = Math.round(Math.min(1, Math.abs(covered)) * SHADES);
    }
  }
  return { left, top, width, parts };
}

/** A colour as a number: 0xff0000 is red. */
type Colour = number;

const channels = (colour: Colour): [number, number, number] => [
  colour >> 16,
  (colour >> 8) & 255,
  colour & 255,
];

function mixed(ground: Colour, ink: Colour, part: number): Colour {
  const [from, to] = [channels(ground), channels(ink)];
  return from.reduce(
    (mix, value, index) => mix * 256 + Math.round(value + ((to[index] ?? 0) - value) * part),
    0,
  );
}

/** A part of a PNG file: its length, its name, what it holds, and a checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export class Canvas {
  readonly #width: number;
  readonly #height: number;
  /** How many bytes a row has: one that says how it is filtered, which is not at all, then two pixels in each. */
  readonly #stride: number;
  readonly #rows: Buffer;
  readonly #colours: Colour[];
  readonly #shades = new Map<Colour, Uint8Array>();

  /** @param ground its colour, or another canvas of the same size to begin with. The width is even. */
  constructor(width: number, height: number, ground: Colour | Canvas) {
    this.#width = width;
    this.#height = height;
    this.#stride = 1 + width / 2;
    this.#rows = ground instanceof Canvas ? Buffer.from(ground.#rows) : Buffer.alloc(this.#stride * height);
    this.#colours = ground instanceof Canvas ? [...ground.#colours] : [ground];
  }

  /** The number of a colour, or of the one most like it where there are as many as there may be. */
  #numberOf(colour: Colour): number {
    const known = this.#colours.indexOf(colour);
    if (known >= 0) return known;
    if (this.#colours.length < MOST_COLOURS) return this.#colours.push(colour) - 1;
    const own = channels(colour);
    const distances = this.#colours.map((other) =>
      channels(other).reduce((sum, value, index) => sum + (value - (own[index] ?? 0)) ** 2, 0),
    );
    return distances.indexOf(Math.min(...distances));
  }

  /** The numbers of the colours between each that a pixel may have and an ink. */
  #shadesOf(ink: Colour): Uint8Array {
    const known = this.#shades.get(ink) ?? new Uint8Array(MOST_COLOURS * (SHADES + 1)).fill(UNKNOWN);
    this.#shades.set(ink, known);
    return known;
  }

  /** Puts a shape in one colour with its origin at a pixel. Throws where it reaches over the edge. */
  put({ left, top, width, parts }: Shape, x: number, y: number, ink: Colour): void {
    if (parts.length === 0) return;
    const [fromX, fromY] = [x + left, y + top];
    // The column that only takes what is left over is empty where a shape ends at the edge.
    if (
      fromX < 0 ||
      fromY < 0 ||
      fromX + width - 1 > this.#width ||
      fromY + parts.length / width > this.#height
    )
      throw new Error('A shape reaches over the edge of the picture.');
    const shades = this.#shadesOf(ink);
    const rows = this.#rows;
    for (
      let start = 0, row = fromY * this.#stride + 1;
      start < parts.length;
      start += width, row += this.#stride
    ) {
      for (let offset = 0; offset < width; offset++) {
        const part = parts[start + offset] as number;
        if (part === 0) continue;
        const column = fromX + offset;
        const at = row + (column >> 1);
        const shift = column & 1 ? 0 : 4;
        const pair = rows[at] as number;
        const ground = (pair >> shift) & 15;
        const key = ground * (SHADES + 1) + part;
        if (shades[key] === UNKNOWN)
          shades[key] = this.#numberOf(mixed(this.#colours[ground] ?? 0, ink, part / SHADES));
        rows[at] = (pair & (240 >> shift)) | ((shades[key] as number) << shift);
      }
    }
  }

  /** The picture as a PNG file. */
  png(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.#width, 0);
    header.writeUInt32BE(this.#height, 4);
    // Four bits to a pixel, each the number of a colour.
    header.set([4, 3], 8);
    const palette = Buffer.alloc(this.#colours.length * 3);
    for (const [index, colour] of this.#colours.entries()) palette.writeUIntBE(colour, index * 3, 3);
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', palette),
      chunk('IDAT', deflateSync(this.#rows, { level: LEVEL })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}
