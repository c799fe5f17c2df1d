/** What is loaded, and when: nothing before the first touch, and nothing the reader did before is lost. */
import type { Page } from '@playwright/test';
import {
  awake,
  expect,
  FAILED_REQUEST,
  givenUp,
  holdIslands,
  later,
  menuOf,
  openWithClock,
  searchOf,
  suggestionsOf,
  test,
} from '../support/browser.ts';

/**
 * The budget of tests/dist/budgets.test.ts counts bodies at brotli's best; this server compresses in passing, at a
 * quality of its own, and the two answers' headers come on top.
 */
const WIRE_LIMIT = 19_000;

/** Addresses asked for from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const scriptsIn = (asked: readonly string[]) => asked.filter((path) => path.endsWith('.js'));

for (const path of ['/ipc-section/420', '/ipc-section/376', '/bns-section/318']) {
  test(`${path} asks for itself alone, and weighs little on the wire @both`, async ({ page }) => {
    const asked = requestsOf(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    let received = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      received += encodedDataLength;
    });
    await openWithClock(page, path);
    await later(page);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await later(page);
    expect(asked).toEqual([path]);
    expect(received).toBeGreaterThan(5000);
    expect(received).toBeLessThanOrEqual(WIRE_LIMIT);
  });
}

for (const path of ['/', '/ipc', '/ipc-category/state']) {
  test(`${path} loads no script file before the first touch, and Preact after it`, async ({ page }) => {
    const asked = requestsOf(page);
    await openWithClock(page, path);
    await later(page);
    expect(scriptsIn(asked)).toEqual([]);
    expect(asked.filter((one) => one.startsWith('/search/'))).toEqual([]);
    await menuOf(page).tap();
    await awake(menuOf(page));
    expect(scriptsIn(asked).filter((one) => /preact/.test(one))).not.toEqual([]);
  });
}

test('the index of sections is loaded on the first focus, once, and names in Hindi for who asks in Hindi', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await page.goto('/ipc');
  await searchOf(page).focus();
  await expect
    .poll(() => asked.filter((one) => one.startsWith('/search/')))
    .toEqual([
      '/search/names.json',
      '/search/answers.json',
      '/search/pages.json',
      '/search/descriptions.json',
    ]);
  await searchOf(page).pressSequentially('cheat');
  await expect(suggestionsOf(page).first()).toBeVisible();
  expect(asked).not.toContain('/search/hindi.json');
  await searchOf(page).fill('जेब काटना');
  await expect(suggestionsOf(page).first()).toContainText('IPC 379');
  await expect
    .poll(() => asked.filter((one) => /names|hindi/.test(one)))
    .toEqual(['/search/names.json', '/search/hindi.json']);
});

test('text typed before the code arrives is kept and answered @both', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/ipc');
  await searchOf(page).click();
  await searchOf(page).pressSequentially('murder');
  await expect(suggestionsOf(page)).toHaveCount(0);
  release();
  await expect(suggestionsOf(page).first()).toBeVisible();
  await expect(searchOf(page)).toHaveValue('murder');
  await expect(searchOf(page)).toBeFocused();
  await searchOf(page).press('ArrowDown');
  await expect(suggestionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('the caret stays where the reader left it', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/ipc');
  await searchOf(page).click();
  await searchOf(page).pressSequentially('theft');
  await searchOf(page).press('ArrowLeft');
  await searchOf(page).press('ArrowLeft');
  release();
  await expect(suggestionsOf(page).first()).toBeVisible();
  expect(await searchOf(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
});

test('the first click on a tab does what it says, even before the code arrives @both', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/ipc-category/state');
  await page.getByRole('tab', { name: 'Key Points' }).click();
  release();
  await expect(page.getByRole('tab', { name: 'Key Points' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Key Points' })).toBeVisible();
});

test('a menu opened before the code arrives stays open', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/ipc-category/state');
  await menuOf(page).tap();
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await expect(home).toBeVisible();
  release();
  await awake(menuOf(page));
  await expect(home).toBeVisible();
});

test('a wait of more than a moment is said, and gone with it', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search/names.json', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/ipc');
  await searchOf(page).click();
  await expect(page.getByText('Loading the list of sections…')).toBeVisible();
  release();
  await expect(page.getByText('Loading the list of sections…')).toHaveCount(0);
});

test.describe('when the index is down', () => {
  test.use({ expectedErrors: FAILED_REQUEST });

  test('the search says so and its form still leads to the search page', async ({ page }) => {
    await page.route('**/search/names.json', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/ipc');
    await searchOf(page).click();
    await searchOf(page).pressSequentially('murder');
    await expect(page.getByRole('status').filter({ hasText: /could not be loaded/ })).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=murder');
  });

  test('names alone still answer when only the descriptions are missing', async ({ page }) => {
    await page.route('**/search/descriptions.json', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/ipc');
    await searchOf(page).click();
    await searchOf(page).pressSequentially('420');
    await expect(suggestionsOf(page).first()).toContainText('IPC 420');
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  });
});

test.describe('when the code of an island cannot be loaded', () => {
  test.use({
    expectedErrors: /Failed to load resource|could not be loaded|dynamically imported module/,
  });

  test('the search is still a form', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/ipc');
    await searchOf(page).click();
    await searchOf(page).pressSequentially('murder');
    await givenUp(searchOf(page));
    await searchOf(page).press('Enter');
    await expect(page).toHaveURL('/search?q=murder');
  });

  test('the menus still open', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/ipc');
    await menuOf(page).tap();
    await givenUp(menuOf(page));
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }),
    ).toBeVisible();
  });

  test('the next touch tries again', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/ipc-category/state');
    await page.getByRole('tab', { name: 'Key Points' }).click();
    await givenUp(page.getByRole('tablist'));
    await page.unroute('**/_astro/*.js');
    await page.getByRole('tab', { name: 'Related Categories' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Related Categories' })).toBeVisible();
  });
});
