/**
 * One visit to every template: nothing on the console, nothing against the policy, nothing that axe objects to, and
 * nothing wider than the screen on a phone, on a wide one and at 400 % zoom. Colours are looked at in both themes.
 */
import { CONTRAST, expectAccessible } from '../support/axe.ts';
import { DESKTOP, expect, FAILED_REQUEST, PHONE, sticksOut, test } from '../support/browser.ts';
import { templates } from '../support/site.ts';

/** What a screen of 1280 px leaves at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

for (const { name, path, status = 200 } of templates) {
  test.describe(() => {
    test.use({ viewport: PHONE, expectedErrors: status === 200 ? undefined : FAILED_REQUEST });

    test(`${name} (${path})`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, 'as it comes', { size: PHONE, theme: 'light' });

      // Waking each island loads the rest of what the policy must allow.
      for (const island of await page.locator('astro-island').all()) {
        await island.dispatchEvent('pointerdown');
        await expect(island).not.toHaveAttribute('ssr', /.*/);
      }
      await expectAccessible(page, 'with its islands awake', { size: DESKTOP, theme: 'dark' }, CONTRAST);
      for (const size of [ZOOMED, PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        expect.soft(await sticksOut(page), `what sticks out at ${size.width} px`).toEqual([]);
      }
    });
  });
}
