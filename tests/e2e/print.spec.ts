import { expect, test } from '../support/browser.ts';

const MM = 96 / 25.4;
const MARGIN_MM = 14;
/** What a page of A4 holds inside the margins of the print style, in CSS pixels. */
const PAGE = {
  width: Math.floor((210 - 2 * MARGIN_MM) * MM),
  height: Math.floor((297 - 2 * MARGIN_MM) * MM),
};

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const number of ['420', '302']) {
  test(`the essentials of IPC ${number} fit on one sheet, and the rest on a second`, async ({ page }) => {
    await page.setViewportSize(PAGE);
    await page.emulateMedia({ media: 'print' });
    await page.goto(`/ipc-section/${number}`);
    for (const part of ['main h1', '#glance', '#bridge']) {
      const box = await page.locator(part).boundingBox();
      expect(box, part).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${part} ends on the first sheet`).toBeLessThanOrEqual(
        PAGE.height,
      );
    }
    const pages = pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(2);
  });
}

test('what is only for the screen is not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/ipc-section/420');
  for (const part of ['.site-header', '.site-footer', '.pager', '#related', '.breadcrumbs', 'copy-button']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('#sources')).toBeVisible();
});
