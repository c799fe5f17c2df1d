/** What the section search finds, and in which order. */
import type { Page } from '@playwright/test';
import { expect, searchOf, suggestionsOf, test } from '../support/browser.ts';

async function search(page: Page, text: string): Promise<string[]> {
  await searchOf(page).fill(text);
  await expect(suggestionsOf(page).first()).toBeVisible();
  return suggestionsOf(page).allInnerTexts();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/ipc');
  await searchOf(page).fill('zzzzzz');
  // Said only when the whole index is there: before, something might still match.
  await expect(page.getByText('Nothing matches.')).toBeVisible();
});

test('an exact number comes first, then numbers that begin with it', async ({ page }) => {
  const found = await search(page, '30');
  expect(found[0]).toMatch(/^IPC 30\s/);
  expect(found[1]).toMatch(/^BNS 30\s/);
  const rest = found.slice(2);
  // What the other Act calls sections 30, then the numbers that begin with 30.
  const counterparts = rest.filter((line) => /(?:was IPC|now BNS) 30(?!\d)/.test(line));
  expect(counterparts.length).toBeGreaterThan(0);
  expect(rest.slice(0, counterparts.length)).toEqual(counterparts);
  for (const line of rest.slice(counterparts.length)) expect(line).toMatch(/^(?:IPC|BNS) 30\d/);
});

test('a number with its letter is found in either case', async ({ page }) => {
  for (const text of ['304b', '304B', '  304b '])
    expect((await search(page, text))[0]).toMatch(/^IPC 304B\s/);
});

test('there are never more than ten', async ({ page }) => {
  for (const text of ['a', '1', 'offence', 'punishment']) expect(await search(page, text)).toHaveLength(10);
});

test('titles are found whatever their case, and before names and descriptions', async ({ page }) => {
  const lower = await search(page, 'dowry death');
  expect(lower[0]).toMatch(/^IPC 304B\s[\s\S]*Dowry death/);
  expect(await search(page, 'DOWRY DEATH')).toEqual(lower);
});

test('common and Hindi names are found', async ({ page }) => {
  expect((await search(page, 'dahej')).join()).toMatch(/IPC (?:304B|498A)/);
  expect((await search(page, 'char sau bees')).join()).toContain('IPC 420');
  expect((await search(page, 'धोखाधड़ी')).join()).toContain('IPC 420');
});

test('a description is found', async ({ page }) => {
  // A word that stands nowhere, put behind the description of the first section.
  await page.route('**/search/descriptions.json', async (route) => {
    const response = await route.fetch();
    const { ipc, ...others } = await response.json();
    const [first, ...rest] = ipc;
    await route.fulfill({ response, json: { ...others, ipc: [`${first} Xylophone.`, ...rest] } });
  });
  await page.reload();
  await searchOf(page).focus();
  expect(await search(page, 'xylophone')).toEqual([expect.stringMatching(/^IPC 1\s/)]);
});

test('nothing is suggested for nothing', async ({ page }) => {
  for (const text of ['', '   ']) {
    await searchOf(page).fill(text);
    await expect(suggestionsOf(page)).toHaveCount(0);
    await expect(searchOf(page)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('what matches nothing says so, and leads to the search page', async ({ page }) => {
  await searchOf(page).fill('zzzzzz');
  await expect(suggestionsOf(page)).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(/\S/);
  await searchOf(page).press('Enter');
  await expect(page).toHaveURL('/search?q=zzzzzz');
});

test('characters with a meaning in patterns and markup are only text', async ({ page }) => {
  for (const text of ['<script>', '.*', '[', '(?', '%%']) {
    await searchOf(page).fill(text);
    await expect(suggestionsOf(page)).toHaveCount(0);
  }
  expect((await search(page, '^3'))[0]).toMatch(/^IPC 3\s/);
  expect((await search(page, '302'))[0]).toMatch(/^IPC 302\s/);
});

test('Enter without a choice opens the first suggestion', async ({ page }) => {
  await search(page, '302');
  await searchOf(page).press('Enter');
  await expect(page).toHaveURL('/ipc-section/302');
});

test('the words that matched are marked, in names and descriptions as well', async ({ page }) => {
  const marksOf = async (text: string) => {
    await search(page, text);
    return suggestionsOf(page).first().locator('mark').allInnerTexts();
  };
  expect(await marksOf('MURDER')).toEqual(['Murder']);
  expect(await marksOf('304b')).toEqual(['304B']);
  expect(await marksOf('dahej utpidan')).toEqual(['dahej', 'utpidan']);
  expect(await marksOf('char sau bees')).toEqual(['420']);
  await search(page, '420');
  await expect(suggestionsOf(page).nth(1)).toHaveText(/^BNS 318\(4\).*was IPC 420(?!\d)/);
  await expect(suggestionsOf(page).nth(1).locator('mark')).toHaveText('420');
});

test('cases and guides are found by their titles', async ({ page }) => {
  expect((await search(page, 'bachan singh'))[0]).toMatch(/^Case\s+Bachan Singh/);
  await suggestionsOf(page).first().click();
  await expect(page).toHaveURL('/resources/cases/bachan-singh');
});

test('the number of suggestions is told to those who cannot see them', async ({ page }) => {
  await search(page, '498a');
  await expect(page.getByRole('status')).toHaveText(/^\d+ suggestions?$/);
});

test('the suggestions close when the reader goes elsewhere', async ({ page }) => {
  await search(page, 'murder');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(suggestionsOf(page)).toHaveCount(0);
});
