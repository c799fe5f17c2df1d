/**
 * The section search as slow phones feel it: the time from a key press to the painted suggestions with the processor
 * slowed down, and the memory of the index.
 */
import { type CDPSession, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, requireChromium } from '../tests/support/chromium.ts';
import { PROFILES } from './link.ts';
import { median } from './statistics.ts';

/** What a key press may take. */
export const KEY_GOAL_MS = 50;
const SETTLE_MS = 500;
/** Numbers, names, a typing error, Hindi in both scripts and a description: every way through the ranking. */
const TYPED = ['420', 'murder', 'dhokha', 'kidnaping', 'चोरी', 'husband beats'];

const fieldOf = (page: Page) => page.getByRole('combobox', { name: /Search sections/ });

/** Notes, in the page, how long after each key press the next frame is painted. */
function watchKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(globalThis, { waits });
    addEventListener(
      'input',
      ({ timeStamp: pressed }) => {
        // The event's own time: when the key was pressed, not when the page came round to hear of it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // A message sent in a frame arrives when that frame is painted.
          port1.onmessage = () => waits.push(performance.now() - pressed);
          port2.postMessage('');
        });
      },
      true,
    );
  });
}

async function typingTimes(page: Page): Promise<number[]> {
  for (const text of TYPED) {
    await fieldOf(page).fill('');
    await page.waitForTimeout(200);
    for (const letter of text) {
      await page.keyboard.insertText(letter);
      await page.waitForTimeout(200);
    }
  }
  return page.evaluate(() => (globalThis as unknown as { waits: number[] }).waits);
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** Wakes the island and waits until the index is complete: the last file alone holds this word. */
async function wake(page: Page): Promise<void> {
  await fieldOf(page).click();
  await fieldOf(page).fill('trick');
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
}

export interface Search {
  /** How many times slower the processor was. */
  cpu: number;
  /** Milliseconds from a key press to the painted suggestions. */
  median: number;
  most: number;
  /** Milliseconds from the first touch until the index is complete. */
  ready: number;
  /** Megabytes of heap. */
  before: number;
  after: number;
}

/** Types into the section search of a running site on slow processors. */
export async function measureSearch(origin: string): Promise<Search[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
  const rows: Search[] = [];
  try {
    for (const { cpu } of PROFILES) {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      const devtools = await page.context().newCDPSession(page);
      await page.goto(`${origin}/ipc`);
      const before = await heapOf(devtools);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      const start = performance.now();
      await wake(page);
      const ready = performance.now() - start - SETTLE_MS;
      await watchKeys(page);
      const times = await typingTimes(page);
      const after = await heapOf(devtools);
      rows.push({
        cpu,
        median: median(times),
        most: Math.max(...times),
        ready,
        before: before / 1e6,
        after: after / 1e6,
      });
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return rows;
}
