/** The figures as a page to read. */
import { BUILD_GOAL } from './build.ts';
import { PROFILES } from './link.ts';
import type { Load } from './load.ts';
import type { Run } from './measured-build.ts';
import type { ClickRow, PageRow } from './pages.ts';
import { KEY_GOAL_MS, type Search } from './search.ts';

export interface Report {
  machine?: string;
  /** The day each part was measured. */
  measured?: Record<string, string>;
  pages: PageRow[];
  clicks?: ClickRow[];
  search?: Search[];
  load?: Load[];
  build?: Run;
  compared?: { before: PageRow[]; after: PageRow[] };
}

const whole = (figure: number) => Math.round(figure).toLocaleString('en-GB');
const times = (figure: number, floor: number) => (figure / floor).toFixed(2);

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Paints of pages over one link, beside their floors. */
const paintRows = (pages: readonly PageRow[], profile: string) =>
  pages.flatMap(({ name, path, profiles }) => {
    const figures = profiles[profile];
    if (!figures) return [];
    const { page, floor } = figures;
    return [
      [
        `${name} \`${path}\``,
        whole(page.firstPaint),
        whole(page.largestPaint),
        whole(floor.largestPaint),
        times(page.largestPaint, floor.largestPaint),
        page.shift.toFixed(3),
        whole(page.blocking),
        whole(page.click),
      ],
    ];
  });

const byteRows = (pages: readonly PageRow[]) =>
  pages.flatMap(({ name, path, bytes, profiles }) => {
    const figures = profiles[PROFILES[0]?.name ?? ''];
    if (!figures) return [];
    const { page, floor } = figures;
    return [
      [
        `${name} \`${path}\``,
        page.requests,
        whole(bytes.html),
        whole(bytes.css),
        whole(bytes.script),
        whole(page.other),
        whole(page.page + page.other),
        whole(floor.page),
      ],
    ];
  });

const PAINT_HEAD = [
  'page',
  'first paint',
  'largest paint',
  'floor',
  'ratio',
  'shift',
  'blocking',
  'click to next paint',
];
const BYTE_HEAD = ['page', 'requests', 'html', 'css inline', 'script inline', 'other', 'received', 'floor'];

function comparison({ before, after }: NonNullable<Report['compared']>): string {
  const rows = before.flatMap((old) => {
    const now = after.find(({ path }) => path === old.path);
    return PROFILES.flatMap(({ name }) => {
      const [then, today] = [old.profiles[name], now?.profiles[name]];
      if (!then || !today) return [];
      const pair = (figure: (side: PageRow['profiles'][string]) => number) =>
        `${whole(figure(then))} → ${whole(figure(today))}`;
      return [
        [
          `\`${old.path}\``,
          name,
          pair(({ page }) => page.requests),
          pair(({ page }) => page.page + page.other),
          pair(({ page }) => page.firstPaint),
          pair(({ page }) => page.largestPaint),
          whole(today.floor.largestPaint),
          `${times(then.page.largestPaint, then.floor.largestPaint)} → ${times(today.page.largestPaint, today.floor.largestPaint)}`,
          pair(({ page }) => page.click),
        ],
      ];
    });
  });
  const head = [
    'page',
    'link',
    'requests',
    'bytes',
    'first paint',
    'largest paint',
    'floor',
    'ratio',
    'click',
  ];
  return table(head, rows);
}

/** @returns Markdown; what was not measured is left out */
export function renderReport({
  machine,
  measured,
  pages,
  clicks,
  search,
  load,
  build,
  compared,
}: Report): string {
  const links = PROFILES.map(
    ({ name, kbps, rtt, cpu }) => `${name}: ${kbps} kb/s, ${rtt} ms, processor × ${cpu}`,
  );
  const days = Object.entries(measured ?? {}).map(([part, day]) => `${part} ${day}`);
  const parts = [
    '# What a reader waits for',
    `Written by \`npm run bench\`. ${machine ?? ''}. Measured: ${days.join(', ')}.`,
    `${links.join('; ')}. Milliseconds and bytes, medians of five cold visits on a phone's screen, gzip. The floor is the same page as bare text and links, without design and script.`,
    ...(compared ? ['## Before and after', comparison(compared)] : []),
    ...PROFILES.flatMap(({ name }) => [`## Paints, ${name}`, table(PAINT_HEAD, paintRows(pages, name))]),
    '## Bytes',
    table(BYTE_HEAD, byteRows(pages)),
    ...(clicks
      ? [
          '## From a section to another',
          'Hover: half a second before the click; a tap: 100 ms; a long tap: half a second.',
          table(
            [
              'link',
              'before the click',
              'painted',
              'at rest',
              'made ahead, of five',
              'requests before the click',
            ],
            clicks.map(({ profile, approach, paint, settled, prerendered, ahead }) => [
              profile,
              approach,
              whole(paint),
              whole(settled),
              prerendered,
              ahead,
            ]),
          ),
        ]
      : []),
    ...(search
      ? [
          '## Search',
          `From a key press to the painted suggestions; the goal is ${KEY_GOAL_MS} ms.`,
          table(
            ['processor', 'median', 'most', 'index complete after', 'heap before, MB', 'heap after, MB'],
            search.map(({ cpu, median, most, ready, before, after }) => [
              `× ${cpu}`,
              whole(median),
              whole(most),
              whole(ready),
              before.toFixed(1),
              after.toFixed(1),
            ]),
          ),
        ]
      : []),
    ...(load
      ? [
          '## Load',
          'The local engine under wrk, 16 connections for ten seconds. The page of an error is an error as it should be.',
          table(
            ['what', 'path', 'a second', 'p50 ms', 'p99 ms', 'failed, per thousand'],
            load.map(({ what, path, rate, p50, p99, failed }) => [
              what,
              `\`${path}\``,
              whole(rate),
              p50.toFixed(1),
              p99.toFixed(1),
              failed.toFixed(1),
            ]),
          ),
        ]
      : []),
    ...(build
      ? [
          '## Build',
          table(
            ['', 'measured', 'goal'],
            [
              ['cold, seconds', build.seconds.toFixed(1), BUILD_GOAL.seconds],
              ['memory, MB', whole(build.megabytes), BUILD_GOAL.megabytes],
            ],
          ),
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
