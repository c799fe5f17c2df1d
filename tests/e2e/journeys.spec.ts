import { expect, searchOf, suggestionsOf, test } from '../support/browser.ts';

test('types a word and picks a suggestion @both', async ({ page }) => {
  await page.goto('/ipc');
  await searchOf(page).click();
  await searchOf(page).pressSequentially('murder');
  await expect(suggestionsOf(page)).not.toHaveCount(0);
  expect(await suggestionsOf(page).count()).toBeLessThanOrEqual(10);
  await suggestionsOf(page)
    .filter({ hasText: /^IPC 302/ })
    .click();
  await expect(page).toHaveURL('/ipc-section/302');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IPC section 302: Punishment for murder');
});

test('types a number and picks it with the keys @both', async ({ page }) => {
  await page.goto('/ipc');
  await searchOf(page).click();
  await searchOf(page).pressSequentially('420');
  await expect(suggestionsOf(page).first()).toContainText('IPC 420');
  await searchOf(page).press('ArrowDown');
  await expect(suggestionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await searchOf(page).press('Enter');
  await expect(page).toHaveURL('/ipc-section/420');
});

test('goes from a section to a related one, to a category, through its tabs and back @both', async ({
  page,
}) => {
  await page.goto('/ipc-section/302');
  await page
    .locator('#related')
    .getByRole('link', { name: /^304\b(?!\w)/ })
    .click();
  await expect(page).toHaveURL('/ipc-section/304');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Human Body' }).click();
  await expect(page).toHaveURL('/ipc-category/person');
  await expect(page.getByRole('tabpanel', { name: 'Important Sections' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Key Points' })).toBeHidden();
  await page.getByRole('tab', { name: 'Key Points' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Key Points' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Important Sections' })).toBeHidden();
  await page.getByRole('tab', { name: 'Related Categories' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Related Categories' })).toBeVisible();
  await page.getByRole('tab', { name: 'Important Sections' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^302\b/ })
    .click();
  await expect(page).toHaveURL('/ipc-section/302');
});

test('walks to the next section and back', async ({ page }) => {
  await page.goto('/ipc-section/304');
  const pager = page.getByRole('navigation', { name: 'Neighbouring sections' });
  await pager.getByRole('link', { name: /304A/ }).click();
  await expect(page).toHaveURL('/ipc-section/304A');
  await pager
    .getByRole('link', { name: /304\b(?!A|B)/ })
    .first()
    .click();
  await expect(page).toHaveURL('/ipc-section/304');
});

test('crosses to the other Act and finds the way back', async ({ page }) => {
  await page.goto('/ipc-section/420');
  await page.locator('#bridge').getByRole('link', { name: '318(4)' }).click();
  await expect(page).toHaveURL('/bns-section/318');
  await page.locator('#bridge').getByRole('link', { name: '420' }).click();
  await expect(page).toHaveURL('/ipc-section/420');
});

test('shows the answer in the first view of a phone', async ({ page }) => {
  await page.goto('/ipc-section/420');
  for (const part of ['Punishment', 'Bail as of right?']) {
    await expect(page.locator('#glance').getByText(part, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('main').getByRole('link', { name: 'BNS 318(4)' })).toBeInViewport();
});

test('copies the citation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ipc-section/304B');
  const button = page.getByRole('button', { name: 'Copy citation' });
  await button.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Indian Penal Code, 1860, s. 304B');
});

test('reports an error by mail about the section that is open', async ({ page }) => {
  await page.goto('/ipc-section/498A');
  await expect(page.getByRole('link', { name: 'Report an error' })).toHaveAttribute(
    'href',
    /^mailto:.+@.+\?subject=IPC%20498A/,
  );
});
