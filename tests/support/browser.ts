/** What the browser tests share: a console that must stay quiet, and words for what a reader does. */
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';

interface Options {
  /** Errors the test itself provokes. Any other error on the console, policy violations included, fails the test. */
  expectedErrors: RegExp | undefined;
}

export const test = base.extend<Options & { quietConsole: undefined }>({
  expectedErrors: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors?.test(text));
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What Chromium says of any answer that is an error. */
export const FAILED_REQUEST = /Failed to load resource/;

export const searchOf = (page: Page): Locator => page.getByRole('combobox', { name: /Search sections/ });

export const suggestionsOf = (page: Page): Locator => page.getByRole('option');

/** Waits until the island around an element runs. */
export async function awake(inside: Locator): Promise<void> {
  await expect(inside.locator('xpath=ancestor-or-self::astro-island')).not.toHaveAttribute('ssr', /.*/);
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
