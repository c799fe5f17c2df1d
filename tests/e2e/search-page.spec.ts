/** The search page: titles at once, texts a moment later, and plain lists where nothing runs. */
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, later, openWithClock, test } from '../support/browser.ts';

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Search sections, cases and guides' });
const titlesOf = (page: Page) => page.locator('[data-titles] li');
const textsOf = (page: Page) => page.locator('[data-texts] li');

test('answers the query of its address, by titles and by texts @both', async ({ page }) => {
  await page.goto('/search?q=dahej');
  await expect(fieldOf(page)).toHaveValue('dahej');
  await expect(titlesOf(page).first()).toContainText(/IPC (?:304B|498A)/);
  await expect(textsOf(page).first()).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^\d+ by title or name, \d+ by their text$/);
  await titlesOf(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/ipc-section\/(?:304B|498A)$/);
});

test('offers examples, answers each of them, and then shows what it found instead', async ({ page }) => {
  await page.goto('/search');
  const examples = page.getByRole('heading', { name: 'What you can type' });
  await expect(examples).toBeVisible();
  const links = await page
    .locator('.search-start a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    await page.goto(link);
    await expect(titlesOf(page).first()).toBeVisible();
    await expect(examples).toBeHidden();
  }
});

test('finds words that stand only in the text of a page, and marks them', async ({ page }) => {
  await page.goto('/search?q=allotment+letter');
  await expect(textsOf(page).filter({ hasText: '420' }).first()).toBeVisible();
  await expect(textsOf(page).first().locator('mark').first()).toHaveText(/allotment|letter/i);
});

test('answers while the reader types, and keeps the address and the way back in step', async ({ page }) => {
  await page.goto('/search');
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially('murder');
  await expect(titlesOf(page).first()).toContainText('Murder');
  await expect(titlesOf(page).first().locator('mark')).toHaveText('Murder');
  await expect(page).toHaveURL('/search?q=murder');
  await titlesOf(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Murder');
  await page.goBack();
  await expect(fieldOf(page)).toHaveValue('murder');
  await expect(titlesOf(page).first()).toBeVisible();
  await fieldOf(page).fill('');
  await expect(titlesOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/search');
});

test('loads the index and Pagefind only when there is something to answer', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openWithClock(page, '/search');
  await later(page);
  expect(asked.filter((path) => /^\/(?:search|pagefind)\//.test(path))).toEqual([]);
  await fieldOf(page).fill('theft');
  await expect(textsOf(page).first()).toBeVisible();
  expect(asked.filter((path) => path === '/search/names.json')).toHaveLength(1);
  expect(asked).toContain('/pagefind/pagefind.js');
});

test('says when there is nothing', async ({ page }) => {
  // Pagefind takes the beginning of a word it does not know, so a sign no word begins with.
  await page.goto('/search?q=%C3%BE%C3%BE');
  await expect(page.getByRole('status')).toHaveText('Nothing found for “þþ”.');
});

test.describe('when the texts cannot be searched', () => {
  test.use({ expectedErrors: FAILED_REQUEST });

  test('titles are still found, the page says what is missing, and Search finds it once the network does', async ({
    page,
  }) => {
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto('/search?q=theft');
    await expect(titlesOf(page).first()).toContainText('Theft');
    await expect(page.getByRole('status')).toHaveText(
      /^10 by title or name.+Not everything could be searched/,
    );
    await page.unroute('**/pagefind/**');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(textsOf(page).first()).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/^10 by title or name, \d+ by their text$/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a form and lists of plain links', async ({ page }) => {
    await page.goto('/search?q=murder');
    await expect(page.getByText('Without JavaScript this page cannot search by itself')).toBeVisible();
    const main = page.locator('main');
    for (const name of ['All sections of the Indian Penal Code', 'Case Laws', 'Legal Guides']) {
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await fieldOf(page).fill('theft');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=theft');
  });
});
