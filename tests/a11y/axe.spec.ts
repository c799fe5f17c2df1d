/** axe on every template, in both themes and on both screens, and on what opens. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { awake, expect, FAILED_REQUEST, searchOf, suggestionsOf, test } from '../support/browser.ts';
import { templates } from '../support/site.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
const THEMES = ['light', 'dark'] as const;

test.use({ expectedErrors: FAILED_REQUEST });

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}

async function expectNone(page: Page, what: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violationsOf(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

for (const { name, path } of templates) {
  test(`${name} (${path}) has no violations in either theme on either screen`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await page.goto(path);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await expectNone(page, `${size.width} px`);
    }
  });
}

test('suggestions that are open have no violations', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.goto('/ipc');
  await searchOf(page).click();
  await searchOf(page).pressSequentially('murder');
  await expect(suggestionsOf(page).first()).toBeVisible();
  await searchOf(page).press('ArrowDown');
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expect(suggestionsOf(page).first()).toBeVisible();
    await expectNone(page, `${size.width} px`);
  }
});

test('the menu of a phone, open with its groups, has no violations', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/ipc-section/420');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.locator('.site-nav summary', { hasText: 'Legal Resources' }).click();
  await awake(page.locator('summary', { hasText: 'Menu' }));
  await expectNone(page, 'open');
});

test('a menu of a wide screen, open, has no violations', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/ipc-section/420');
  await page.locator('.site-nav summary', { hasText: 'Practice Areas' }).click();
  await expect(page.getByRole('link', { name: /^Tax Law/ })).toBeVisible();
  await expectNone(page, 'open');
});

test('each panel of a category and the message of a failed picture have no violations', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.goto('/ipc-category/state');
  for (const name of ['Key Points', 'Related Categories']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectNone(page, name);
  }
  await page.route(/\/images\/optimized\/|\/knowledge\//, (route) => route.abort());
  await page.goto('/');
  await page.locator('optimized-image').first().scrollIntoViewIfNeeded();
  await expect(page.getByText('Failed to load image').first()).toBeVisible();
  await expectNone(page, 'failed pictures');
});
