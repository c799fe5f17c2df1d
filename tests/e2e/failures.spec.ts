/** A part of a page that crashes stays a part. */
import { expect, menuOf, recordsOf, searchOf, suggestionsOf, test } from '../support/browser.ts';

test.describe('an island that crashes while it is drawn', () => {
  test.use({ expectedErrors: /TypeError|failed to render|error boundary|Object/i });

  test('shows the error screen in its place, says its name in the log, and leaves the page alone', async ({
    page,
  }) => {
    const records = recordsOf(page);
    await page.route('**/search/names.json', (route) => route.fulfill({ json: { ipc: [null], bns: [] } }));
    await page.goto('/ipc');
    await searchOf(page).click();
    await searchOf(page).pressSequentially('m');

    const screen = page.getByRole('alert');
    await expect(screen).toContainText('Something went wrong');
    await expect(screen).toContainText('We apologize for the inconvenience. Please try refreshing the page.');
    await expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
    await expect(searchOf(page)).toHaveCount(0);

    expect(await Promise.all(records)).toContainEqual(
      expect.objectContaining({
        level: 'error',
        data: expect.objectContaining({ component: 'SectionSearch' }),
        url: expect.stringContaining('/ipc'),
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        userAgent: expect.stringContaining('Chrom'),
      }),
    );

    await menuOf(page).tap();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }),
    ).toBeVisible();
    await menuOf(page).tap();
    await page.locator('main a[href="/ipc-section/420"]').last().click();
    await expect(page).toHaveURL('/ipc-section/420');
  });

  test('Refresh Page starts again, and the search works once the index does', async ({ page }) => {
    let broken = true;
    await page.route('**/search/names.json', (route) =>
      broken ? route.fulfill({ json: { ipc: [null], bns: [] } }) : route.continue(),
    );
    await page.goto('/ipc');
    await searchOf(page).click();
    await searchOf(page).pressSequentially('m');
    const refresh = page.getByRole('button', { name: 'Refresh Page' });
    await expect(refresh).toBeVisible();
    broken = false;
    await refresh.click();
    await expect(refresh).toHaveCount(0);
    await searchOf(page).click();
    await searchOf(page).fill('murder');
    await expect(suggestionsOf(page).first()).toBeVisible();
  });

  test('Go Back goes back', async ({ page }) => {
    await page.route('**/search/names.json', (route) => route.fulfill({ json: { ipc: [null], bns: [] } }));
    await page.goto('/bns');
    await page.goto('/ipc');
    await searchOf(page).click();
    await searchOf(page).pressSequentially('m');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/bns');
  });
});

test('a page logs that it came and went, each with its address', async ({ page }) => {
  const records = recordsOf(page);
  await page.goto('/ipc-section/420');
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL('/ipc-section/421');
  await expect
    .poll(async () => (await Promise.all(records)).filter(({ message }) => message === 'Navigation'))
    .toContainEqual(
      expect.objectContaining({ level: 'info', data: { event: 'mount', path: '/ipc-section/421' } }),
    );
});

test.describe('an error of a script', () => {
  test.use({ expectedErrors: /provoked|Object/ });

  test('is logged and nothing else', async ({ page }) => {
    const records = recordsOf(page);
    await page.goto('/ipc-section/420');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('provoked');
      });
      Promise.reject(Object.assign(new Error('provoked too'), { apiKey: 'hunter2' }));
    });
    await expect
      .poll(async () => (await Promise.all(records)).map(({ message }) => message))
      .toEqual(expect.arrayContaining(['Uncaught error', 'Unhandled rejection']));
    expect(JSON.stringify(await Promise.all(records))).not.toContain('hunter2');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
