/** Readers who zoom to 400 %, which leaves 320 CSS pixels, or who set larger text. Every template's width is in templates.spec.ts. */
import { expect, menuOf, PHONE, sticksOut, test } from '../support/browser.ts';

test.describe('on a screen of 320 by 256 px', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the fixed bar leaves room to read, and the open menu can be scrolled to its last link', async ({
    page,
  }) => {
    await page.goto('/ipc-section/420');
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.height).toBeLessThan(256 / 3);
    await menuOf(page).click();
    const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
    await contact.scrollIntoViewIfNeeded();
    await expect(contact).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('with text half as large again', () => {
  test.use({ viewport: PHONE });

  test('nothing sticks out', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    for (const path of ['/', '/ipc-section/376', '/ipc-category/state']) {
      await page.goto(path);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe('24px');
      expect.soft(await sticksOut(page), path).toEqual([]);
    }
    // The next test may get this page.
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  });
});
