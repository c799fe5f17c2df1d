/** The states of <optimized-image> and what it falls back to, on the pictures of the home page. */
import type { Locator, Page } from '@playwright/test';
import { expect, FAILED_REQUEST, test } from '../support/browser.ts';

test.use({ expectedErrors: FAILED_REQUEST });

const WEBP = '**/images/optimized/**/*.webp';
const VARIANTS = '**/images/optimized/**';
const SOURCES = '**/cities/*.png';

const pictureOf = (page: Page): Locator => page.locator('optimized-image[data-src="/cities/mumbai.png"]');
const shownBy = (picture: Locator) =>
  picture
    .locator('img')
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc || image.src).pathname);

async function open(page: Page): Promise<Locator> {
  await page.goto('/');
  const picture = pictureOf(page);
  await picture.scrollIntoViewIfNeeded();
  return picture;
}

test('the variant for its width, in webp', async ({ page }) => {
  const picture = await open(page);
  await expect(picture).toHaveAttribute('data-state', 'loaded');
  expect(await shownBy(picture)).toMatch(/^\/images\/optimized\/cities\/mumbai-(?:sm|md|lg)\.webp$/);
  expect(
    await picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
});

test('blurred and pulsing while it loads, sharp a moment after', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(VARIANTS, async (route) => {
    await gate;
    await route.continue();
  });
  const picture = await open(page);
  const filter = () => picture.locator('img').evaluate((image) => getComputedStyle(image).filter);
  await expect(picture).toHaveAttribute('data-state', 'loading');
  expect(await filter()).toContain('blur');
  release();
  await expect(picture).toHaveAttribute('data-state', 'loaded');
  await expect.poll(filter).not.toContain('blur');
});

test('without webp, the same size in the original format', async ({ page }) => {
  await page.route(WEBP, (route) => route.abort());
  const picture = await open(page);
  await expect(picture).toHaveAttribute('data-state', 'loaded');
  expect(await shownBy(picture)).toMatch(/^\/images\/optimized\/cities\/mumbai-(?:sm|md|lg)\.png$/);
});

test('without any variant, the source', async ({ page }) => {
  await page.route(VARIANTS, (route) => route.fulfill({ status: 404, body: '' }));
  const picture = await open(page);
  await expect(picture).toHaveAttribute('data-state', 'loaded');
  expect(await shownBy(picture)).toBe('/cities/mumbai.png');
});

test('without all of them a message and Retry, which works once the network does', async ({ page }) => {
  await page.route(VARIANTS, (route) => route.abort());
  await page.route(SOURCES, (route) => route.abort());
  const picture = await open(page);
  await expect(picture).toHaveAttribute('data-state', 'failed');
  await expect(picture.getByText('Failed to load image')).toBeVisible();
  const retry = picture.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();

  await retry.click();
  await expect(picture).toHaveAttribute('data-state', 'failed');
  await expect(page).toHaveURL('/');

  await page.unroute(VARIANTS);
  await page.unroute(SOURCES);
  await retry.click();
  await expect(picture).toHaveAttribute('data-state', 'loaded');
  await expect(picture.getByText('Failed to load image')).toBeHidden();
  expect(await shownBy(picture)).toMatch(/^\/images\/optimized\/cities\/mumbai-(?:sm|md|lg)\.webp$/);
});

test('a picture keeps its place while it loads', async ({ page }) => {
  await page.route(VARIANTS, () => new Promise(() => {}));
  const picture = await open(page);
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThan(40);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(480 / 320, 1);
});
