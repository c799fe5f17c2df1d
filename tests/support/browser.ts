/** What the browser tests share: a console that must stay quiet, and words for what a reader does. */
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';

interface Options {
  /** Errors the test itself provokes. Any other error on the console, policy violations included, fails the test. */
  expectedErrors: RegExp | undefined;
}

/** Collects the errors of a page, policy violations included; the returned function stops and says what came. */
export function errorsOf(page: Page): () => string[] {
  const errors: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  };
  const onError = (error: Error) => {
    errors.push(String(error));
  };
  page.on('console', onMessage).on('pageerror', onError);
  return () => {
    page.off('console', onMessage).off('pageerror', onError);
    return errors;
  };
}

export const test = base.extend<Options & { quietConsole: undefined; ownSession: undefined }>({
  expectedErrors: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors = errorsOf(page);
      await use(undefined);
      const unexpected = errors().filter((text) => !expectedErrors?.test(text));
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  // The one store of a page that Playwright does not empty before the next test takes the page over.
  ownSession: [
    async ({ page }, use) => {
      await use(undefined);
      if (/^http/.test(page.url())) await page.evaluate(() => sessionStorage.clear());
    },
    { auto: true },
  ],
});

export { expect };

/** What Chromium says of any answer that is an error. */
export const FAILED_REQUEST = /Failed to load resource/;

/** Common screens, in CSS pixels. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

export const searchOf = (page: Page): Locator => page.getByRole('combobox', { name: /Search sections/ });

export const suggestionsOf = (page: Page): Locator => page.getByRole('option');

/** The button of a phone's menu. */
export const menuOf = (page: Page): Locator => page.locator('summary', { hasText: 'Menu' });

const islandOf = (inside: Locator): Locator => inside.locator('xpath=ancestor-or-self::astro-island');

/** Waits until the island around an element runs. */
export async function awake(inside: Locator): Promise<void> {
  await expect(islandOf(inside)).not.toHaveAttribute('ssr', /.*/);
}

/** Waits until the island around an element has given up loading its code. */
export async function givenUp(inside: Locator): Promise<void> {
  await expect(islandOf(inside)).toHaveAttribute('data-failed', '');
}

/** Waits until everything is done that a scroll or a resize asks for in the frames after it. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Opens a page whose time can be put forward. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
}

/**
 * Lets ten seconds pass at once on a page opened with {@link openWithClock}: what it put off is done, and what that asks
 * for has been asked for.
 */
export async function later(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await nextFrames(page);
}

/** Holds back the code of the islands; the returned function lets it through. */
export async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** The records the site's logger writes to the console, from now on. */
export function recordsOf(page: Page): Promise<Record<string, unknown>>[] {
  const records: Promise<Record<string, unknown>>[] = [];
  page.on('console', (message: ConsoleMessage) => {
    const [first] = message.args();
    if (first) records.push(first.jsonValue().catch(() => ({})));
  });
  return records;
}

/** What sticks out of the screen sideways, as the start of its markup, except inside what scrolls by itself. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrollsItself = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsItself(element.parentElement));
    const elements = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width, height } = element.getBoundingClientRect();
        return (
          width > 1 &&
          height > 1 &&
          right > clientWidth + 1 &&
          element.checkVisibility() &&
          !scrollsItself(element)
        );
      })
      .map((element) => element.outerHTML.slice(0, 80));
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...elements] : elements;
  });
}
