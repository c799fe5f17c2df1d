/** Every template over slow links, each beside its own floor. */
import { gzipSync } from 'node:zlib';
import { type Browser, launch } from '../tests/support/devtools.ts';
import { startSite } from '../tests/support/server.ts';
import { APPROACHES, type Approach, type Click, follow } from './click.ts';
import { type FloorServer, floorOf, serveFloors } from './floor.ts';
import { type Link, openLink, PROFILES, type Profile } from './link.ts';
import { median, medians } from './statistics.ts';
import { load, openPhone, type Visit, visit } from './visit.ts';

const RUNS = 5;
const UNTHROTTLED: Profile = { name: 'unthrottled', kbps: 1e6, rtt: 0, cpu: 1 };

/** Medians of a page over one link. */
interface Figures extends Visit {
  /** From the click on the page's first link to the next page's first paint. */
  click: number;
}

export interface PageRow {
  name: string;
  path: string;
  /** What the page's bytes are, compressed: its markup, the styles and the scripts in it. */
  bytes: { html: number; css: number; script: number };
  profiles: Record<string, { page: Figures; floor: Omit<Figures, 'click'> }>;
}

export interface Subject {
  name: string;
  path: string;
}

const FIGURES = ['requests', 'page', 'other', 'firstPaint', 'largestPaint', 'shift', 'blocking'] as const;

/** The compressed size of a page, split by what is in it: a part weighs what the page is lighter without it. */
function splitBytes(html: string): PageRow['bytes'] {
  const weigh = (text: string) => gzipSync(text).length;
  const whole = weigh(html);
  const css = whole - weigh(html.replaceAll(/<style>[\s\S]*?<\/style>/g, ''));
  const script = whole - weigh(html.replaceAll(/<script\b(?! type="(?:app|spec))[\s\S]*?<\/script>/g, ''));
  return { html: whole - css - script, css, script };
}

/** Reads the floor of each page from the page itself. */
async function readFloors(browser: Browser, origin: string, paths: readonly string[]): Promise<FloorServer> {
  const floors = new Map<string, string>();
  const { tab, traffic } = await openPhone(browser, UNTHROTTLED);
  for (const path of paths) {
    await load(tab, traffic, origin + path);
    floors.set(path, await floorOf(tab));
  }
  await tab.close();
  return serveFloors(floors);
}

/** Does something over a slow link, as often as a median needs. */
async function overLink<Result>(
  origin: string,
  profile: Profile,
  run: (link: Link) => Promise<Result>,
): Promise<Result[]> {
  const link = await openLink(origin, profile);
  const results: Result[] = [];
  try {
    for (let count = 0; count < RUNS; count++) results.push(await run(link));
  } finally {
    link.stop();
  }
  return results;
}

/**
 * Measures pages of a built site.
 * @param root another checkout of the project, built, to measure that one
 */
export async function measurePages(subjects: readonly Subject[], root?: string): Promise<PageRow[]> {
  const site = await startSite(root);
  const browser = await launch();
  const floors = await readFloors(
    browser,
    site.origin,
    subjects.map(({ path }) => path),
  );
  const rows: PageRow[] = [];
  try {
    for (const { name, path } of subjects) {
      const html = await (await fetch(site.origin + path)).text();
      const row: PageRow = { name, path, bytes: splitBytes(html), profiles: {} };
      for (const profile of PROFILES) {
        const pages = await overLink(site.origin, profile, (link) =>
          visit(browser, link.origin + path, profile, (tab) => follow(tab, link, 'none')),
        );
        const bare = await overLink(floors.origin, profile, (link) =>
          visit(browser, link.origin + path, profile, async () => undefined),
        );
        const click = median(pages.map(({ after }) => after.paint));
        row.profiles[profile.name] = {
          page: { ...medians(pages, FIGURES), click },
          floor: medians(bare, FIGURES),
        };
      }
      rows.push(row);
      console.error(`measured ${path}`);
    }
  } finally {
    floors.stop();
    await browser.stop();
    await site.stop();
  }
  return rows;
}

export interface ClickRow {
  profile: string;
  approach: Approach;
  /** Medians in milliseconds from the click: to the first paint, and to the end of the change of pages. */
  paint: number;
  settled: number;
  /** Of five, those made ahead of the click. */
  prerendered: number;
  /** Requests before the click, the median. */
  ahead: number;
}

/** Follows a link from one section to another, after every way of coming near it. */
export async function measureClicks(from: string, to: string, root?: string): Promise<ClickRow[]> {
  const site = await startSite(root);
  const browser = await launch();
  const rows: ClickRow[] = [];
  try {
    for (const profile of PROFILES) {
      for (const approach of APPROACHES) {
        const clicks: Click[] = await overLink(site.origin, profile, async (link) => {
          const { after } = await visit(browser, link.origin + from, profile, (tab) =>
            follow(tab, link, approach, to),
          );
          return after;
        });
        rows.push({
          profile: profile.name,
          approach,
          ...medians(clicks, ['paint', 'settled', 'ahead']),
          prerendered: clicks.filter(({ prerendered }) => prerendered).length,
        });
      }
    }
  } finally {
    await browser.stop();
    await site.stop();
  }
  return rows;
}
