/**
 * One visit to every template: nothing on the console, nothing against the policy, nothing that axe objects to, nothing
 * wider than the screen, and no fault of layout at any of four widths, the narrowest as at 400 % zoom. Colours are looked
 * at in both themes.
 */
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { CONTRAST, expectAccessible } from '../support/axe.ts';
import { DESKTOP, errorsOf, FAILED_REQUEST, PHONE, sticksOut } from '../support/browser.ts';
import { faultsOf, scrollToPictures, WIDTHS } from '../support/geometry.ts';
import { templates } from '../support/site.ts';

/** A page for all visits of a worker, with axe on board: a page of its own would cost a test as much as the visit. */
const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await context.addInitScript(axe.source);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const { name, path, status = 200 } of templates) {
  test(`${name} (${path})`, async ({ visitor: page, baseURL }) => {
    const errors = errorsOf(page);
    await page.setViewportSize(PHONE);
    const answer = await page.goto(new URL(path, baseURL).href);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'as it comes', { size: PHONE, theme: 'light' });

    // Waking each island loads the rest of what the policy must allow.
    for (const island of await page.locator('astro-island').all()) {
      await island.dispatchEvent('pointerdown');
      await expect(island).not.toHaveAttribute('ssr', /.*/);
    }
    await expectAccessible(page, 'with its islands awake', { size: DESKTOP, theme: 'dark' }, CONTRAST);
    await scrollToPictures(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      expect.soft(await sticksOut(page), `what sticks out at ${width} px`).toEqual([]);
      expect.soft(await faultsOf(page), `what is wrong at ${width} px`).toEqual({});
    }
    expect(errors().filter((text) => status === 200 || !FAILED_REQUEST.test(text))).toEqual([]);
  });
}
