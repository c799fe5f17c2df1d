import type { Locator, Page } from '@playwright/test';
import { awake, expect, menuOf, nextFrames, test } from '../support/browser.ts';

const barOf = (page: Page): Locator => page.getByRole('banner');
const navOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const groupOf = (page: Page, label: string): Locator => navOf(page).locator('summary', { hasText: label });
const linkOf = (page: Page, name: string | RegExp): Locator => navOf(page).getByRole('link', { name });

const PRACTICE_AREAS = [/^Constitutional Law/, /^Tax Law/, /^Labor Law/, /^Environmental Law/];
const RESOURCES = [/^Indian Penal Code/, /^Bharatiya Nyaya Sanhita/];
const LINKS = ['For Lawyers', 'For Clients', 'About', 'Contact'];

test('the bar is clear until the page is scrolled more than 20 px @both', async ({ page }) => {
  await page.goto('/ipc-section/420');
  const bar = barOf(page);
  const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const scroll = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect(bar).not.toHaveAttribute('data-scrolled');
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await scroll(20);
  await nextFrames(page);
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await scroll(21);
  await expect(bar).toHaveAttribute('data-scrolled');
  await expect.poll(background).toBe('rgb(255, 255, 255)');
  expect(await bar.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none');
  await expect(bar).toBeInViewport();
  await scroll(0);
  await expect(bar).not.toHaveAttribute('data-scrolled');
});

test('a menu opens on hover and closes when the pointer leaves @desktop', async ({ page }) => {
  await page.goto('/ipc-section/420');
  await groupOf(page, 'Practice Areas').hover();
  for (const name of PRACTICE_AREAS) await expect(linkOf(page, name)).toBeVisible();
  await page.mouse.move(640, 800);
  await expect(linkOf(page, /^Tax Law/)).toBeHidden();
});

test('a menu opens on a click and stays when the pointer leaves; a second click closes it @desktop', async ({
  page,
}) => {
  await page.goto('/ipc-section/420');
  await groupOf(page, 'Legal Resources').click();
  await awake(groupOf(page, 'Legal Resources'));
  await page.mouse.move(640, 800);
  for (const name of RESOURCES) await expect(linkOf(page, name)).toBeVisible();
  await groupOf(page, 'Legal Resources').click();
  await page.mouse.move(640, 800);
  await expect(linkOf(page, /^Indian Penal Code/)).toBeHidden();
});

test('a click outside closes the menu @desktop', async ({ page }) => {
  await page.goto('/ipc-section/420');
  await groupOf(page, 'Legal Resources').click();
  await awake(groupOf(page, 'Legal Resources'));
  await page.mouse.move(400, 700);
  await expect(linkOf(page, /^Indian Penal Code/)).toBeVisible();
  await page.mouse.click(400, 700);
  await expect(linkOf(page, /^Indian Penal Code/)).toBeHidden();
});

test('one menu is open at a time @desktop', async ({ page }) => {
  await page.goto('/ipc-section/420');
  await groupOf(page, 'Practice Areas').click();
  await awake(groupOf(page, 'Practice Areas'));
  await groupOf(page, 'Legal Resources').click();
  await page.mouse.move(640, 800);
  await expect(linkOf(page, /^Indian Penal Code/)).toBeVisible();
  await expect(linkOf(page, /^Tax Law/)).toBeHidden();
});

test('Escape sends away a menu that is open only under the pointer @desktop', async ({ page }) => {
  await page.goto('/ipc-section/420');
  await groupOf(page, 'Legal Resources').hover();
  await awake(groupOf(page, 'Legal Resources'));
  await expect(linkOf(page, /^Indian Penal Code/)).toBeVisible();
  // The island listens a moment after it is awake: effects are attached last.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(linkOf(page, /^Indian Penal Code/)).toBeHidden({ timeout: 500 });
  }).toPass();
  await page.mouse.move(640, 800);
  await groupOf(page, 'Legal Resources').hover();
  await expect(linkOf(page, /^Indian Penal Code/)).toBeVisible();
});

test('the wide bar shows every link and both groups, with descriptions @desktop', async ({ page }) => {
  await page.goto('/');
  for (const name of LINKS) await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  await groupOf(page, 'Practice Areas').hover();
  for (const name of PRACTICE_AREAS) await expect(linkOf(page, name).locator('span')).toHaveText(/\S.{5,}/);
  await expect(menuOf(page)).toBeHidden();
});

test('the menu of a phone has Home, both groups and the same links', async ({ page }) => {
  await page.goto('/ipc-section/420');
  await menuOf(page).tap();
  for (const name of ['Home', ...LINKS]) await expect(linkOf(page, name)).toBeVisible();
  await groupOf(page, 'Practice Areas').tap();
  for (const name of PRACTICE_AREAS) await expect(linkOf(page, name)).toBeVisible();
  await groupOf(page, 'Legal Resources').tap();
  for (const name of RESOURCES) await expect(linkOf(page, name)).toBeVisible();
  await linkOf(page, /^Indian Penal Code/).tap();
  await expect(page).toHaveURL('/ipc');
});

test('the menu of a phone closes on a touch outside and on its own button', async ({ page }) => {
  await page.goto('/ipc-section/420');
  const button = menuOf(page);
  await button.tap();
  await awake(button);
  await expect(linkOf(page, 'Home')).toBeVisible();
  await button.tap();
  await expect(linkOf(page, 'Home')).toBeHidden();
  await button.tap();
  await expect(linkOf(page, 'Home')).toBeVisible();
  await page.touchscreen.tap(180, 730);
  await expect(linkOf(page, 'Home')).toBeHidden();
});

test('every target in the menu of a phone is large enough for a thumb', async ({ page }) => {
  await page.goto('/ipc-section/420');
  await menuOf(page).tap();
  await groupOf(page, 'Legal Resources').tap();
  for (const target of await navOf(page).locator('a:visible, summary:visible').all()) {
    const box = await target.boundingBox();
    expect(box?.height, `${await target.textContent()}`).toBeGreaterThanOrEqual(44);
  }
});

test('a page in Hindi has the bar in Hindi, awake and asleep, and one link to its twin @both', async ({
  page,
}) => {
  await page.goto('/hi/ipc-section/379');
  const nav = page.locator('.site-nav');
  const asleep = await nav.textContent();
  const menu = page.locator('summary', { hasText: 'मेन्यू' });
  if (await menu.isVisible()) await menu.click();
  await nav.locator('summary', { hasText: 'क़ानूनी जानकारी' }).click();
  await awake(nav);
  await expect(nav.getByRole('link', { name: /^भारतीय न्याय संहिता/ })).toBeVisible();
  expect(`${asleep} ${await nav.textContent()}`).not.toMatch(/[A-Za-z]{5}/);
  await page.keyboard.press('Escape');
  await page.locator('.language-link').click();
  await expect(page).toHaveURL('/ipc-section/379');
  await page.locator('.language-link').click();
  await expect(page).toHaveURL('/hi/ipc-section/379');
});
