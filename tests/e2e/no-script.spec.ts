/** The same journeys on a browser that runs no script. */
import { expect, FAILED_REQUEST, test } from '../support/browser.ts';
import { readFacts } from '../support/site.ts';

test.use({ javaScriptEnabled: false, expectedErrors: FAILED_REQUEST });

/** One page of each layout and of each style sheet of its own. That every page has its words is in tests/dist. */
const PAGES = [
  ...['/', '/ipc', '/ipc/sections', '/ipc-section/302', '/ipc-category/public-servants', '/bns/changes'],
  ...['/ipc-to-bns', '/compare/ipc-420/bns-318', '/city/nashik', '/services/document-review', '/about'],
  ...['/blog/cheque-bounce', '/resources/templates/rti-application', '/faqs', '/contact', '/search'],
  '/nonsense',
];

test('a page of each kind is readable', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
    await expect.soft(page.locator('main'), path).toHaveText(/\S.{60}/s, { useInnerText: true });
  }
});

test('a word typed into the search leads to the search page, and from there to every list @both', async ({
  page,
}) => {
  await page.goto('/ipc');
  await page.getByLabel(/Search sections/).fill('murder');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=murder');
  await page.getByRole('link', { name: 'All sections of the Indian Penal Code' }).click();
  await expect(page).toHaveURL('/ipc/sections');
  await expect(page.getByRole('link', { name: /^302\b.*murder/i })).toBeVisible();
});

test('every section can be reached from the list', async ({ page }) => {
  await page.goto('/ipc/sections');
  const links = page.locator('main a[href^="/ipc-section/"]');
  await expect(links).toHaveCount(readFacts('ipc-sections').length);
  expect(await links.evaluateAll((all) => all.filter((link) => !link.checkVisibility()).length)).toBe(0);
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\s*IPC section 511:/);
});

test('the menu of a phone opens, and its groups open inside it', async ({ page }) => {
  await page.goto('/ipc-section/420');
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await expect(home).toBeHidden();
  await page.getByText('Menu', { exact: true }).click();
  await expect(home).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Legal Resources').click();
  await page.getByRole('link', { name: /^Bharatiya Nyaya Sanhita New criminal/ }).click();
  await expect(page).toHaveURL('/bns');
});

test('the menus of a wide screen open on a click @desktop', async ({ page }) => {
  await page.goto('/ipc-section/420');
  const link = page.getByRole('link', { name: /^Constitutional Law/ }).first();
  await expect(link).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Practice Areas').press('Enter');
  await expect(link).toBeVisible();
});

test('all panels of a category are visible, each under its heading @both', async ({ page }) => {
  await page.goto('/ipc-category/state');
  for (const heading of ['Important Sections', 'Key Points', 'Related Categories']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.locator('#panel-related').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ipc-category\/(?!state)/);
});

test('from a section to a related one, the next, the chapter and the other Act', async ({ page }) => {
  await page.goto('/ipc-section/302');
  await page.locator('#related').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ipc-section\/(?!302)/);
  await page.goto('/ipc-section/420');
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL('/ipc-section/421');
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Chapter XVII' })
    .click();
  await expect(page).toHaveURL('/ipc/chapter/xvii');
  await page.getByRole('link', { name: /^420\b/ }).click();
  await page.locator('#bridge a[href^="/bns-section/"]').first().click();
  await expect(page).toHaveURL('/bns-section/318');
});

test('the pictures of the home page are shown', async ({ page }) => {
  await page.goto('/');
  for (const picture of await page.locator('optimized-image img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  }
});

test('a citation can be read, and no button pretends to copy it', async ({ page }) => {
  await page.goto('/ipc-section/420');
  await expect(page.locator('#sources')).toContainText('Cite as: Indian Penal Code, 1860, s. 420');
  await expect(page.getByRole('button', { name: /copy/i })).toHaveCount(0);
});
