/** One visit to one page over a slow link, as somebody with a cheap phone makes it for the first time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Tab } from '../tests/support/devtools.ts';
import type { Profile } from './link.ts';

export interface Visit {
  requests: number;
  /** Bytes received, headers included: the page itself, and all else. */
  page: number;
  other: number;
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** What long tasks took beyond 50 ms each, after the first paint. */
  blocking: number;
}

const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
/** Quiet for so long, a page is taken to be done. */
const QUIET_MS = 300;
const LIMIT_MS = 30_000;

/** Runs in every page before its own scripts: notes what the browser says of paints, shifts and long tasks. */
const WATCH = `(() => {
  const seen = { largest: 0, shift: 0, tasks: [] };
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  globalThis.benchSeen = seen;
  addEventListener('click', ({ timeStamp }) => benchClicked(String(performance.timeOrigin + timeStamp)), true);
  addEventListener('pagereveal', ({ viewTransition }) => {
    seen.transition = Boolean(viewTransition);
    viewTransition?.finished.then(() => { seen.settled = performance.timeOrigin + performance.now(); });
  });
})()`;

const READ = `(() => {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { largest, shift, tasks } = benchSeen;
  const blocking = tasks.filter(([start]) => start + 50 > first).reduce((sum, [, took]) => sum + Math.max(0, took - 50), 0);
  return { firstPaint: first, largestPaint: largest, shift, blocking };
})()`;

/** What came over the network for a tab: a page, and the rest. */
interface Traffic {
  requests: number;
  page: number;
  other: number;
  last: number;
}

/** Opens a tab that is as slow as the profile's phone, and counts what it receives. */
export async function openPhone(
  browser: Browser,
  { cpu }: Profile,
  listen?: (method: string, params: Record<string, unknown>) => void,
): Promise<{ tab: Tab; traffic: Traffic }> {
  const traffic: Traffic = { requests: 0, page: 0, other: 0, last: 0 };
  const documents = new Set<unknown>();
  const tab = await browser.open(
    (send) =>
      Promise.all([
        send('Page.enable'),
        send('Network.enable'),
        send('Runtime.enable'),
        send('Runtime.addBinding', { name: 'benchClicked' }),
        send('Emulation.setDeviceMetricsOverride', PHONE),
        send('Emulation.setCPUThrottlingRate', { rate: cpu }),
        send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH }),
      ]),
    (method, params) => {
      listen?.(method, params);
      if (!method.startsWith('Network.')) return;
      traffic.last = performance.now();
      if (method === 'Network.requestWillBeSent' && !String(params.documentURL).startsWith('about:')) {
        if (String((params.request as { url: string }).url).startsWith('data:')) return;
        traffic.requests++;
        if (params.type === 'Document') documents.add(params.requestId);
      } else if (method === 'Network.loadingFinished') {
        traffic[documents.has(params.requestId) ? 'page' : 'other'] += Number(params.encodedDataLength);
      }
    },
  );
  return { tab, traffic };
}

/** Opens an address in a tab and waits until nothing comes any more. */
export async function load(tab: Tab, traffic: Traffic, url: string): Promise<void> {
  await tab.send('Page.navigate', { url });
  const limit = performance.now() + LIMIT_MS;
  const quiet = () => performance.now() - traffic.last > QUIET_MS;
  while (performance.now() < limit) {
    await pause(100);
    if (quiet() && (await tab.evaluate<boolean>("document.readyState === 'complete'"))) return;
  }
  throw new Error(`${url} was not loaded after ${LIMIT_MS / 1000} seconds.`);
}

/**
 * Opens a page with nothing cached.
 * @param after goes on in the same tab, where what it does is measured by itself
 */
export async function visit<After>(
  browser: Browser,
  url: string,
  profile: Profile,
  after: (tab: Tab) => Promise<After>,
): Promise<Visit & { after: After }> {
  const { tab, traffic } = await openPhone(browser, profile);
  try {
    await load(tab, traffic, url);
    const { requests, page, other } = traffic;
    const seen = await tab.evaluate<Omit<Visit, keyof Traffic>>(READ);
    return { requests, page, other, ...seen, after: await after(tab) };
  } finally {
    await tab.close();
  }
}
