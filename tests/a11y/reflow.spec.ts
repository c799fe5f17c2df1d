/** Readers who zoom to 400 %, which leaves 320 CSS pixels, or who set larger text: no scrolling sideways, nothing lost. */
import { expect, FAILED_REQUEST, test } from '../support/browser.ts';
import { templates } from '../support/site.ts';

test.use({ viewport: { width: 320, height: 256 }, expectedErrors: FAILED_REQUEST });

/** Elements that stick out of the screen, except inside what scrolls by itself. */
const sticksOut = () => {
  const width = document.documentElement.clientWidth;
  const scrollsItself = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsItself(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { right, width: own, height } = element.getBoundingClientRect();
      return (
        own > 1 && height > 1 && right > width + 1 && element.checkVisibility() && !scrollsItself(element)
      );
    })
    .map((element) => element.outerHTML.slice(0, 80));
};

for (const { name, path } of templates) {
  test(`${name} (${path}) needs no scrolling sideways at 320 px`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(sticksOut)).toEqual([]);
    const { content, screen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(screen);
  });
}

test('the fixed bar leaves room to read on a screen of 256 px', async ({ page }) => {
  await page.goto('/ipc-section/420');
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar?.height).toBeLessThan(256 / 3);
});

test('the open menu can be scrolled to its last link on a screen of 256 px', async ({ page }) => {
  await page.goto('/ipc-section/420');
  await page.locator('summary', { hasText: 'Menu' }).click();
  const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
  await contact.scrollIntoViewIfNeeded();
  await expect(contact).toBeInViewport({ ratio: 0.9 });
});

test.describe('with text half as large again', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of ['/', '/ipc-section/376', '/ipc-category/state']) {
    test(`${path} needs no scrolling sideways`, async ({ page }) => {
      await page.goto(path);
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe('24px');
      expect(await page.evaluate(sticksOut)).toEqual([]);
    });
  }
});
