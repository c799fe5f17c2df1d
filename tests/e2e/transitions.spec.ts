/** Page changes fade in wait mode on a wide screen, unless the reader asked for less motion. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

async function revealsWithTransition(page: Page): Promise<string | null> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      sessionStorage.setItem(
        'transition',
        String(Boolean((event as { viewTransition?: unknown }).viewTransition)),
      );
    });
  });
  await page.goto('/ipc-section/420');
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL('/ipc-section/421');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => sessionStorage.getItem('transition'));
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the old page fades before the new one appears @desktop', async ({ page }) => {
    expect(await revealsWithTransition(page)).toBe('true');
    const [out, into] = await page.evaluate(() =>
      ['old', 'new'].map((which) => {
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
        const flat = (list: CSSRule[]): CSSStyleRule[] =>
          list.flatMap((rule) =>
            rule instanceof CSSStyleRule
              ? [rule]
              : 'cssRules' in rule
                ? flat([...(rule.cssRules as CSSRuleList)])
                : [],
          );
        const found = flat(rules).find(
          ({ selectorText }) => selectorText === `::view-transition-${which}(root)`,
        );
        const seconds = (value = '') => Number.parseFloat(value) * (value.endsWith('ms') ? 0.001 : 1);
        return {
          duration: seconds(found?.style.animationDuration),
          delay: seconds(found?.style.animationDelay),
        };
      }),
    );
    expect(out?.duration).toBeGreaterThan(0);
    expect(into?.delay).toBeGreaterThanOrEqual(out?.duration ?? 1);
  });

  test('on a phone the page simply changes', async ({ page }) => {
    expect(await revealsWithTransition(page)).toBe('false');
  });
});

test('with reduced motion the page simply changes @desktop', async ({ page }) => {
  expect(await revealsWithTransition(page)).toBe('false');
});
