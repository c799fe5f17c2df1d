/** Accessibility, checked by axe in the page itself. */
import type { Page, ViewportSize } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './browser.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** How a reader may see a page. */
interface View {
  size: ViewportSize;
  theme: 'light' | 'dark';
}

/** The rule about colours that are too close to each other. */
export const CONTRAST = 'color-contrast';

/** Shows the page, and waits until colours that fade have arrived. */
async function show(page: Page, { size, theme }: View): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
}

/**
 * No violation on a page as it stands, by all rules or by the one given. `what` says in a failure what was on it.
 *
 * Asking axe for violations alone makes it five times as fast: it need not describe every element that is in order.
 */
export async function expectAccessible(page: Page, what: string, view: View, rule?: string): Promise<void> {
  await show(page, view);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) };
  const found = await page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(document, asked);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
    );
  }, options);
  expect.soft(found, `${what}, ${view.theme}, ${view.size.width} px`).toEqual([]);
}

/** The same by all rules in both themes. */
export async function expectAccessibleInBothThemes(
  page: Page,
  what: string,
  size: ViewportSize,
): Promise<void> {
  for (const theme of ['light', 'dark'] as const) await expectAccessible(page, what, { size, theme });
}
