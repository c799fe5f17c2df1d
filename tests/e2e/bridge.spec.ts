/** Two readers on their way from one law to the other, with and without scripts. */
import { expect, test } from '../support/browser.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('“my FIR of May 2024 says 420”', async ({ page }) => {
      await page.goto('/ipc-section/420');
      await page.getByRole('link', { name: 'Which law applies?' }).click();
      if (javaScriptEnabled) {
        await page.getByLabel('Date of the offence, or its first day').fill('2024-05-10');
        await page.getByLabel('Date of the FIR or complaint').fill('2024-05-12');
        const answer = page.locator('output');
        await expect(answer).toContainText('Indian Penal Code, 1860');
        await expect(answer).toContainText('CrPC, 1973');
      } else {
        await expect(page.getByRole('button', { name: 'Check' })).toBeHidden();
      }
      const both = page.locator('#before-before');
      await expect(both).toContainText('Offence and FIR both before 1 July 2024');
      await expect(both).toContainText('Indian Penal Code, 1860');
      await page.getByRole('link', { name: 'IPC to BNS' }).first().click();
      await page
        .getByRole('row', { name: /^420\b/ })
        .getByRole('link')
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('IPC 420 is BNS 318(4)');
    });

    test('“the news says BNS 69”', async ({ page }) => {
      await page.goto('/bns');
      await page.getByRole('link', { name: 'All sections on one page' }).click();
      await page.getByRole('link', { name: /^69\b/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        'Sexual intercourse by employing deceitful means',
      );
      await expect(page.locator('#bridge')).toContainText('the Indian Penal Code had nothing like it');
      await page.goto('/bns-to-ipc/69');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('BNS 69 is new');
    });
  });
}

test('an old FIR answers without the day of the offence, and the place counts before 31 October 2019', async ({
  page,
}) => {
  await page.goto('/which-law-applies');
  const answer = page.locator('output');
  const fir = page.getByLabel('Date of the FIR or complaint');
  await fir.fill('2024-05-12');
  await expect(answer).toContainText('Indian Penal Code, 1860');
  await expect(answer).toContainText('An old FIR is not by itself a pending case');
  await page.getByLabel('It happened in Jammu and Kashmir or Ladakh').check();
  await expect(answer).toContainText('It cannot be said yet');
  await fir.fill('2019-10-30');
  await expect(answer).toContainText('Ranbir Penal Code');
});

test('the table of sections filters as the reader types', async ({ page }) => {
  await page.goto('/ipc-to-bns');
  const filter = page.getByRole('searchbox', { name: 'Filter this list' });
  await filter.fill('420');
  await expect(page.locator('tbody tr:visible')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 of 575');
  await filter.fill('dowry');
  await expect(page.locator('tbody tr:visible')).toContainText(['Dowry death']);
  await filter.fill('');
  await expect(page.locator('tbody tr:visible')).toHaveCount(575);
});

test('a query by the old number shows the new section with it', async ({ page }) => {
  await page.goto('/bns');
  await page.getByRole('combobox').fill('420');
  const options = page.getByRole('option');
  await expect(options.nth(0)).toContainText('IPC 420');
  await expect(options.nth(1)).toContainText('BNS 318(4)');
  await expect(options.nth(1)).toContainText('was IPC 420');
});

test('the list of decisions can be filtered by name, year and subject', async ({ page }) => {
  await page.goto('/resources/cases');
  const all = await page.locator('filter-rows .rows > li').count();
  await page.getByRole('searchbox').fill('bachan');
  await expect(page.locator('filter-rows .rows > li:visible')).toHaveCount(1);
  await expect(page.locator('filter-rows').getByRole('status')).toHaveText(`1 of ${all}`);
  await page.getByRole('searchbox').fill('1980');
  await expect(page.locator('filter-rows .rows > li:visible').first()).toContainText('1980');
});
