/** What a reader waits for after a click: from the click to the next page's first paint. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Tab } from '../tests/support/devtools.ts';
import type { Link } from './link.ts';

/** What comes before the click: nothing, half a second of hover, a usual tap, or a finger that rests half a second. */
export const APPROACHES = ['none', 'hover', 'tap', 'long tap'] as const;
export type Approach = (typeof APPROACHES)[number];

const HOVER_MS = 500;
const TAP_MS = 100;
const LIMIT_MS = 15_000;

export interface Click {
  /** Milliseconds from the click to the next page's first paint. */
  paint: number;
  /** From the click until the change of pages has come to rest; the same as the paint where nothing moves. */
  settled: number;
  /** Whether the next page was made ahead of the click. */
  prerendered: boolean;
  /** Requests made before the click. */
  ahead: number;
}

/** The first link in the page's main part to another page of the site, brought into view: its address and its middle. */
const target = (address?: string) => `(() => {
  const own = new URL(location.href).pathname;
  const wanted = ${JSON.stringify(address)};
  const link = [...document.querySelectorAll('main a[href^="/"], a[href^="/"]')].find((a) => {
    const { pathname } = new URL(a.href);
    return (wanted ? pathname === wanted : pathname !== own && !/\\.\\w+$/.test(pathname)) && a.checkVisibility() && a.offsetWidth > 8;
  });
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = link.getClientRects()[0];
  return { address: link.pathname, x: left + Math.min(width, 60) / 2, y: top + height / 2 };
})()`;

const READ = `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const { transition, settled } = globalThis.benchSeen ?? {};
  if (document.prerendering || !paint || (transition && !settled)) return undefined;
  const painted = performance.timeOrigin + paint.startTime;
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  return { painted, settled: settled ?? painted, prerendered: activationStart > 0, path: location.pathname };
})()`;

interface Painted {
  painted: number;
  settled: number;
  prerendered: boolean;
  path: string;
}

/** Approaches and clicks; returns how many requests were made by then. */
async function press(tab: Tab, link: Link, x: number, y: number, approach: Approach): Promise<number> {
  const send = (type: string, params = {}) =>
    tab.send(type.startsWith('touch') ? 'Input.dispatchTouchEvent' : 'Input.dispatchMouseEvent', {
      type,
      ...params,
    });
  const mouse = { x, y, button: 'left', clickCount: 1 };
  const byMouse = approach === 'none' || approach === 'hover';
  if (approach === 'hover') {
    await send('mouseMoved', { x, y });
    await pause(HOVER_MS);
  }
  if (byMouse) await send('mousePressed', mouse);
  else {
    await send('touchStart', { touchPoints: [{ x, y }] });
    await pause(approach === 'tap' ? TAP_MS : HOVER_MS);
  }
  const ahead = link.takeRequests().length;
  // The page may be gone before this is answered.
  send(byMouse ? 'mouseReleased' : 'touchEnd', byMouse ? mouse : { touchPoints: [] }).catch(() => {});
  return ahead;
}

/**
 * Follows a link of the page that a tab shows.
 * @param link the slow link the tab loads over
 * @param to the address to follow; the page's first link without it
 * Throws where the next page is not painted within 15 seconds.
 */
export async function follow(tab: Tab, link: Link, approach: Approach, to?: string): Promise<Click> {
  const { address, x, y } = await tab.evaluate<{ address: string; x: number; y: number }>(target(to));
  await pause(200);
  link.takeRequests();
  const clicked = tab.next('Runtime.bindingCalled');
  const ahead = await press(tab, link, x, y, approach);
  const at = Number((await clicked).payload);
  const limit = performance.now() + LIMIT_MS;
  while (performance.now() < limit) {
    await pause(100);
    // Between two pages there is nothing to ask.
    const seen = await tab.evaluate<Painted | undefined>(READ).catch(() => undefined);
    if (seen?.path === address) {
      const { painted, settled, prerendered } = seen;
      return { paint: painted - at, settled: settled - at, prerendered, ahead };
    }
  }
  throw new Error(`${address} was not painted.`);
}
