/** The lists of offences and the finder that combines them. */
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, later, openWithClock, test } from '../support/browser.ts';

const statusOf = (page: Page) => page.getByRole('status');
const rowsOf = (page: Page) => page.locator('[data-results] .offence');
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const show = (page: Page) => page.getByRole('button', { name: /^Show/ });

test('the finder narrows while answers are chosen, and its address brings the result back @both', async ({
  page,
}) => {
  await page.goto('/offences/find');
  await field(page, 'act').selectOption('bns');
  await field(page, 'court').selectOption('session');
  await expect(statusOf(page)).toHaveText(/^118 offences\b/);
  await field(page, 'words').fill('dowry');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL('/offences/find?act=bns&court=session&words=dowry');
  await rowsOf(page).click();
  await expect(page).toHaveURL('/bns-section/80');
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(field(page, 'court')).toHaveValue('session');
});

test('the finder in Hindi answers in Hindi, and leads to pages in Hindi', async ({ page }) => {
  await page.goto('/hi/offences/find');
  await field(page, 'act').selectOption('bns');
  await field(page, 'words').fill('छल');
  await expect(statusOf(page)).toHaveText(/^\d+ अपराध/);
  await expect(page.getByRole('button', { name: /अपराध दिखाएँ$/ })).toBeVisible();
  await rowsOf(page).filter({ hasText: '318(4)' }).click();
  await expect(page).toHaveURL('/hi/bns-section/318');
  await page.goto('/hi/offences/find?bail=perhaps');
  await expect(statusOf(page)).toContainText('“perhaps” “ज़मानत” का जवाब नहीं है');
});

test('the finder loads the offences at the first touch and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openWithClock(page, '/offences/find');
  await later(page);
  expect(asked.filter((path) => path.endsWith('rows.json'))).toEqual([]);
  await field(page, 'act').focus();
  await expect(statusOf(page)).toHaveText(/^Choose an answer/);
  expect(asked.filter((path) => path.endsWith('rows.json'))).toHaveLength(1);
});

test('the finder says what it could not use, and shows a way on where nothing fits', async ({ page }) => {
  await page.goto('/offences/find?act=ipc&longest=community-service&bail=%3Cb%3E&chapter=x');
  await expect(statusOf(page)).toContainText('“<b>” is no answer to “Bail” and was left out.');
  await expect(statusOf(page)).toContainText('No offence fits all of this.');
  await page.getByRole('link', { name: 'Without IPC: 7 offences' }).click();
  await expect(rowsOf(page)).toHaveCount(7);
});

test('what the finder shows can be taken as a file', async ({ page }) => {
  await page.goto('/offences/find?act=bns&longest=forfeiture');
  await expect(rowsOf(page)).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('offences.csv');
  const text = await new Response((await file.createReadStream()) as unknown as ReadableStream).text();
  expect(text.trimEnd().split('\r\n')).toHaveLength(3);
  expect(text).toContain('BNS,154,');
});

test('what the finder shows is printed without its form', async ({ page }) => {
  await page.goto('/offences/find?act=bns&longest=forfeiture');
  await expect(rowsOf(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(field(page, 'act')).toBeHidden();
  await expect(rowsOf(page).first()).toBeVisible();
});

test.describe('when the offences cannot be loaded', () => {
  test.use({ expectedErrors: FAILED_REQUEST });

  test('the finder says so, and loads them at the next try', async ({ page }) => {
    await page.route('**/offences/rows.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto('/offences/find?act=bns&longest=forfeiture');
    await expect(statusOf(page)).toHaveText(/could not be loaded\. Press Show/);
    await show(page).click();
    await expect(rowsOf(page)).toHaveCount(2);
  });
});

test('a chapter of a long list is reached by its numbers, with its heading in view', async ({ page }) => {
  await page.goto('/offences/bns/non-bailable');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: '303–334' }).click();
  await expect(page.getByRole('heading', { name: /303–334/ })).toBeInViewport();
  await expect(page.getByRole('link', { name: /^303\(2\)/ }).first()).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a law and an answer lead to their list, and anything else back to the finder', async ({ page }) => {
    await page.goto('/offences/find');
    await field(page, 'act').selectOption('ipc');
    await field(page, 'bail').selectOption('no');
    await show(page).click();
    await expect(page).toHaveURL('/offences/ipc/non-bailable');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Non-bailable offences under the IPC');
    await page.goto('/offences/find');
    await field(page, 'words').fill('theft');
    await show(page).click();
    await expect(page).toHaveURL('/offences/find?words=theft');
    await expect(page.getByText(/Without JavaScript, a law and one answer/)).toBeVisible();
    await page.locator('summary', { hasText: 'Bharatiya Nyaya Sanhita' }).click();
    await page.getByRole('link', { name: 'Court of Session' }).first().click();
    await expect(page).toHaveURL('/offences/bns/court-of-session');
  });
});
