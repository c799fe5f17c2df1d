/** The root 404 page on a host without the worker. */
import { expect, FAILED_REQUEST, test } from '../support/browser.ts';
import { startPlainHost } from '../support/plain-host.ts';
import type { SiteServer } from '../support/server.ts';

let host: SiteServer;

test.use({ expectedErrors: FAILED_REQUEST });
test.beforeAll(async () => {
  host = await startPlainHost();
});
test.afterAll(() => host.stop());

for (const [path, heading, text] of [
  ['/ipc-section/999', 'Section Not Found', "The IPC section you're looking for doesn't exist."],
  ['/bns-section/999', 'Section Not Found', "The BNS section you're looking for doesn't exist."],
  ['/ipc-category/none', 'Category Not Found', "The IPC category you're looking for doesn't exist."],
  ['/bns-category/none', 'Category Not Found', "The BNS category you're looking for doesn't exist."],
  ['/nonsense', 'Page Not Found', "The page you're looking for doesn't exist or has been moved."],
  ['/ipc-section/%3Cscript%3E', 'Section Not Found', "The IPC section you're looking for doesn't exist."],
  ['/%22%5D%3Cb%3E', 'Page Not Found', "The page you're looking for doesn't exist or has been moved."],
] as const) {
  test(`${path} says "${heading}"`, async ({ page }) => {
    const answer = await page.goto(host.origin + path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('main')).toContainText(text);
  });
}

test('a lower-case letter leads to the section', async ({ page }) => {
  await page.goto(`${host.origin}/ipc-section/304b`);
  await expect(page).toHaveURL(`${host.origin}/ipc-section/304B`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IPC section 304B: Dowry death');
});

test('an unknown section with a lower-case letter ends on the message, not in a circle', async ({ page }) => {
  await page.goto(`${host.origin}/ipc-section/999z`);
  await expect(page).toHaveURL(`${host.origin}/ipc-section/999Z`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Section Not Found');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown section still gets a page that helps', async ({ page }) => {
    await page.goto(`${host.origin}/ipc-section/999`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('link', { name: 'Browse IPC Sections' })).toBeVisible();
  });
});
