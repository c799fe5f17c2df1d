/** The root 404 page on a host that knows nothing but files: no worker, no rules. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, FAILED_REQUEST, test } from '../support/browser.ts';
import { DIST } from '../support/site.ts';

const HOST = 'http://plain.test';

test.use({ expectedErrors: FAILED_REQUEST });

/** Answers for the host from the files of the site. */
test.beforeEach(({ page }) =>
  page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}.html`]
      .map((name) => join(DIST, name))
      .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
    return route.fulfill(file ? { path: file } : { path: join(DIST, '404.html'), status: 404 });
  }),
);

const ANSWERS = [
  ['/ipc-section/999', 'Section Not Found', "The IPC section you're looking for doesn't exist."],
  ['/bns-section/999', 'Section Not Found', "The BNS section you're looking for doesn't exist."],
  ['/ipc-category/none', 'Category Not Found', "The IPC category you're looking for doesn't exist."],
  ['/bns-category/none', 'Category Not Found', "The BNS category you're looking for doesn't exist."],
  ['/nonsense', 'Page Not Found', "The page you're looking for doesn't exist or has been moved."],
  ['/ipc-section/%3Cscript%3E', 'Section Not Found', "The IPC section you're looking for doesn't exist."],
  ['/%22%5D%3Cb%3E', 'Page Not Found', "The page you're looking for doesn't exist or has been moved."],
] as const;

test('what is missing is named for what it is', async ({ page }) => {
  for (const [path, heading, text] of ANSWERS) {
    const answer = await page.goto(HOST + path);
    expect.soft(answer?.status(), path).toBe(404);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect.soft(page.locator('main'), path).toContainText(text);
  }
});

test('a lower-case letter leads to the section', async ({ page }) => {
  await page.goto(`${HOST}/ipc-section/304b`);
  await expect(page).toHaveURL(`${HOST}/ipc-section/304B`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IPC section 304B: Dowry death');
});

test('an unknown section with a lower-case letter ends on the message, not in a circle', async ({ page }) => {
  await page.goto(`${HOST}/ipc-section/999z`);
  await expect(page).toHaveURL(`${HOST}/ipc-section/999Z`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Section Not Found');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown section still gets a page that helps', async ({ page }) => {
    await page.goto(`${HOST}/ipc-section/999`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('link', { name: 'Browse IPC Sections' })).toBeVisible();
  });
});
