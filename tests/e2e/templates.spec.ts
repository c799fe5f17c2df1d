/** Every template in a browser: nothing on the console, nothing wider than the screen. */
import { expect, FAILED_REQUEST, test } from '../support/browser.ts';
import { templates } from '../support/site.ts';

for (const { name, path, status = 200 } of templates) {
  test.describe(`${name} (${path}) @both`, () => {
    test.use({ expectedErrors: status === 200 ? undefined : FAILED_REQUEST });

    test('opens without an error, breaks no policy and is not wider than the screen', async ({ page }) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) violations.push(message.text());
      });
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Waking each island loads the rest of what the policy must allow.
      for (const island of await page.locator('astro-island').all()) {
        await island.dispatchEvent('pointerdown');
        await expect(island).not.toHaveAttribute('ssr', /.*/);
      }
      expect(violations).toEqual([]);
      const { content, screen } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
      }));
      expect(content).toBeLessThanOrEqual(screen);
    });
  });
}
