/**
 * Measures the section search on the built site, as slow phones feel it: the time from a key press to the painted
 * suggestions with the processor slowed down, and the memory of the index. Usage: `npm run build && npm run bench:search`.
 */
import { type CDPSession, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, requireChromium } from '../tests/support/chromium.ts';
import { startSite } from '../tests/support/server.ts';

const BUDGET_MS = 50;
const SLOWDOWNS = [4, 6];
/** Numbers, names, a typing error, Hindi in both scripts and a description: every way through the ranking. */
const TYPED = ['420', 'murder', 'dhokha', 'kidnaping', 'चोरी', 'husband beats'];

const fieldOf = (page: Page) => page.getByRole('combobox', { name: /Search sections/ });

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
  await page.waitForTimeout(500);
}

const { origin, stop } = await startSite();
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
try {
  for (const rate of SLOWDOWNS) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const devtools = await page.context().newCDPSession(page);
    await page.goto(`${origin}/ipc`);
    const before = await heapOf(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const start = performance.now();
    await wake(page);
    const ready = performance.now() - start - 500;
    await watchKeys(page);
    const times = await typingTimes(page);
    const after = await heapOf(devtools);
    const middle = median(times);
    console.log(
      `${rate} times slower: key press to paint ${middle.toFixed(0)} ms median of ${times.length}, ${Math.max(...times).toFixed(0)} ms at most (budget ${BUDGET_MS}); index complete ${ready.toFixed(0)} ms after the first touch; heap ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after`,
    );
    if (middle > BUDGET_MS) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser.close();
  await stop();
}
