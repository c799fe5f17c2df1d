/** The picture a link is shown with: 1200 × 630, drawn from a template. */
import type { ShareCard } from '../src/lib/page-register.ts';
import { box, Canvas, type Command, type Shape, shapeOf } from './canvas.ts';
import { breakLines, SANS, SANS_BOLD, SERIF, widthOf, write } from './set-text.ts';

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

/** Its signs stand above and below the letters. */
const DEVANAGARI = /[\u0900-\u097f]/;

/** The largest that fits is taken; the smallest is cut. */
const TITLE_SIZES = [64, 54, 46];

/** Writes a title as large as there is space for below `top`. */
function writeTitle(canvas: Canvas, title: string, top: number, space: number): void {
  for (const size of TITLE_SIZES) {
    const style = { face: SERIF, size, colour: COLOURS.ink };
    const lineHeight = size * (DEVANAGARI.test(title) ? 1.36 : 1.22);
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

/** The shape of what all pictures have at the same place: it is worked out once. */
function kept<Args extends number[]>(outlineOf: (...args: Args) => readonly Command[]) {
  const known = new Map<string, Shape>();
  return (...args: Args): Shape => {
    const key = args.join();
    const shape = known.get(key) ?? shapeOf(outlineOf(...args));
    known.set(key, shape);
    return shape;
  };
}

const boxShape = kept(box);
const archShape = kept(halfArch);

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
    canvas.put(archShape(middle, deck, span, rise, side, width), 0, 0, side < 0 ? COLOURS.ipc : COLOURS.go);
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
    canvas.put(boxShape(0, 0, 4, 4), 0, 0, colour);
  canvas.put(boxShape(0, 0, WIDTH / 2, 14), 0, 0, COLOURS.ipc);
  canvas.put(boxShape(WIDTH / 2, 0, WIDTH / 2, 14), 0, 0, COLOURS.go);
  drawArch(canvas, MARGIN + 30, 100, 60, 32, 3.5, [-1, 1]);
  write(canvas, siteName, MARGIN + 82, 100, { face: SERIF, size: 34, colour: COLOURS.ink });
  backgrounds.set(siteName, canvas);
  return canvas;
}

const PIER_TOP = 372;
const PIER_HEIGHT = 136;
const PIER_WIDTH = 330;
const BANKS = {
  ipc: { left: MARGIN, law: 'IPC', when: 'till', colour: COLOURS.ipc, soft: COLOURS.ipcSoft },
  bns: {
    left: WIDTH - MARGIN - PIER_WIDTH,
    law: 'BNS',
    when: 'from',
    colour: COLOURS.go,
    soft: COLOURS.goSoft,
  },
} as const;

/** The two numbers on their banks and the arch between them; half an arch where a bank is empty. */
function drawBridge(canvas: Canvas, bridge: NonNullable<ShareImage['bridge']>): void {
  for (const act of ['ipc', 'bns'] as const) {
    const { left, law, when, colour, soft } = BANKS[act];
    const number = bridge[act];
    canvas.put(boxShape(left, PIER_TOP, PIER_WIDTH, PIER_HEIGHT, 12), 0, 0, number ? colour : COLOURS.line);
    canvas.put(
      boxShape(left + 2, PIER_TOP + 2, PIER_WIDTH - 4, PIER_HEIGHT - 4, 11),
      0,
      0,
      number ? soft : COLOURS.paper,
    );
    write(canvas, law, left + 28, PIER_TOP + 38, { face: SANS, size: 24, colour: COLOURS.ink });
    const style = { face: SERIF, size: number.length > 9 ? 34 : 50, colour: number ? colour : COLOURS.muted };
    write(canvas, number || bridge.none, left + 28, PIER_TOP + 88, style);
    if (number)
      write(canvas, bridge[when], left + 28, PIER_TOP + 120, { face: SANS, size: 22, colour: COLOURS.muted });
  }
  const halves = ([-1, 1] as const).filter((side) => bridge[side < 0 ? 'ipc' : 'bns']);
  const span = WIDTH - 2 * (MARGIN + PIER_WIDTH);
  const deck = PIER_TOP + 84;
  drawArch(canvas, WIDTH / 2, deck, span, 80, 3, halves);
  const style = { face: SANS_BOLD, size: 26, colour: COLOURS.ink };
  // The fonts have no arrow.
  const [verdict = ''] = breakLines(bridge.verdict.replaceAll('→', '›'), style.size, span - 16, 1, SANS_BOLD);
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
