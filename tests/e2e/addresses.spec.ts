/** What somebody who means harm puts into an address. What the server answers is in tests/dist/served.test.ts. */
import { expect, FAILED_REQUEST, test } from '../support/browser.ts';

test.use({ expectedErrors: FAILED_REQUEST });

test('is never run and never shown as markup', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await page.goto('/city/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await page.goto('/search?q=%3Cimg%20src=x%20onerror=alert(1)%3E');
  // It has looked everywhere: it says how much it found, or repeats the query.
  await expect(page.getByRole('status')).toHaveText(/by their text|<img src=x onerror=alert\(1\)>/);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(asked).toEqual([]);
});
