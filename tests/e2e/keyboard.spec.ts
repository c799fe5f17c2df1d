/** Everything with the keyboard alone. */
import { awake, expect, menuOf, searchOf, suggestionsOf, test } from '../support/browser.ts';

const focused = 'document.activeElement';

test('the skip link is the first stop and leads to the content @both', async ({ page }) => {
  await page.goto('/ipc-section/420');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(`document.querySelector('main').contains(${focused})`)).toBe(true);
});

test('a menu opens with Enter, is walked with Tab, and Escape gives the focus back @desktop', async ({
  page,
}) => {
  await page.goto('/ipc-section/420');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const button = nav.locator('summary', { hasText: 'Legal Resources' });
  await button.focus();
  await awake(button);
  await page.keyboard.press('Enter');
  const first = nav.getByRole('link', { name: /^Indian Penal Code/ });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
});

test('the menu of a phone closes with Escape and gives the focus back', async ({ page }) => {
  await page.goto('/ipc-section/420');
  const button = menuOf(page);
  await button.focus();
  await awake(button);
  await page.keyboard.press('Enter');
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await expect(home).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(home).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home).toBeHidden();
  await expect(button).toBeFocused();
});

test('leaving the bar with Tab closes its menu @desktop', async ({ page }) => {
  await page.goto('/ipc');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const button = nav.locator('summary', { hasText: 'Legal Resources' });
  await button.focus();
  await awake(button);
  await page.keyboard.press('Enter');
  await expect(nav.getByRole('link', { name: /^Indian Penal Code/ })).toBeVisible();
  await searchOf(page).focus();
  await expect(nav.getByRole('link', { name: /^Indian Penal Code/ })).toBeHidden();
});

test('the tabs are one stop, walked with the arrow keys, Home and End', async ({ page }) => {
  await page.goto('/ipc-category/state');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Important Sections').focus();
  await awake(tab('Important Sections'));
  const steps = [
    ['ArrowRight', 'Key Points'],
    ['ArrowRight', 'Related Categories'],
    ['ArrowRight', 'Important Sections'],
    ['ArrowLeft', 'Related Categories'],
    ['Home', 'Important Sections'],
    ['End', 'Related Categories'],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(`document.querySelector('#panel-related').contains(${focused})`)).toBe(true);
});

test('the search is a combobox: arrows choose, Escape closes, Enter follows @both', async ({ page }) => {
  await page.goto('/ipc');
  const field = searchOf(page);
  await field.focus();
  await page.keyboard.type('theft');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = suggestionsOf(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await expect(field).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(suggestionsOf(page)).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('theft');

  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  await expect(chosen).toHaveCount(1);
  const [act, number] = ((await chosen.locator('.number-plate').textContent()) ?? '').trim().split(/\s+/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${act?.toLowerCase()}-section/${number}`);
});

test('from the last suggestion down goes back to the field and round again', async ({ page }) => {
  await page.goto('/ipc');
  const field = searchOf(page);
  await field.focus();
  await page.keyboard.type('304');
  await expect(suggestionsOf(page).first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(suggestionsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
});

test('everything in focus can be seen @both', async ({ page }) => {
  await page.goto('/ipc-category/public-servants');
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return 'nothing';
      const { top, bottom, width, height } = at.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const visible = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return visible && outlined
        ? ''
        : `${at.outerHTML.slice(0, 80)} visible ${visible}, outlined ${outlined}`;
    });
    expect(seen, `stop ${stop}`).toBe('');
  }
});
