/** axe on what a reader opens, in both themes. The pages as they come are in templates.spec.ts. */
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import {
  awake,
  DESKTOP,
  expect,
  FAILED_REQUEST,
  menuOf,
  PHONE,
  searchOf,
  suggestionsOf,
  test,
} from '../support/browser.ts';

test.use({ viewport: PHONE, expectedErrors: FAILED_REQUEST });

test('suggestions that are open', async ({ page }) => {
  await page.goto('/ipc');
  await searchOf(page).click();
  await searchOf(page).pressSequentially('murder');
  await expect(suggestionsOf(page).first()).toBeVisible();
  await searchOf(page).press('ArrowDown');
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expect(suggestionsOf(page).first()).toBeVisible();
    await expectAccessibleInBothThemes(page, 'suggestions', size);
  }
});

test('the menu of a phone, open with its groups', async ({ page }) => {
  await page.goto('/ipc-section/420');
  await menuOf(page).click();
  await page.locator('.site-nav summary', { hasText: 'Legal Resources' }).click();
  await awake(menuOf(page));
  await expectAccessibleInBothThemes(page, 'open', PHONE);
});

test('a menu of a wide screen, open', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/ipc-section/420');
  await page.locator('.site-nav summary', { hasText: 'Practice Areas' }).click();
  await expect(page.getByRole('link', { name: /^Tax Law/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'open', DESKTOP);
});

test('each panel of a category and the message of a failed picture', async ({ page }) => {
  await page.goto('/ipc-category/state');
  for (const name of ['Key Points', 'Related Categories']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectAccessibleInBothThemes(page, name, PHONE);
  }
  await page.route(/\/images\/optimized\/|\/cities\//, (route) => route.abort());
  await page.goto('/');
  await page.locator('optimized-image').first().scrollIntoViewIfNeeded();
  await expect(page.getByText('Failed to load image').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'failed pictures', PHONE);
});

test('what the finder of offences found, and its way out where it found nothing', async ({ page }) => {
  await page.goto('/offences/find?words=acid');
  await expect(page.locator('.offence').first()).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page, 'found', size);
  }
  await page.goto('/offences/find?act=ipc&longest=community-service&change=raised');
  await expect(page.getByRole('link', { name: /^Without IPC/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'nothing found', PHONE);
});
