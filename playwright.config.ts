import { defineConfig } from '@playwright/test';
import { DESKTOP, PHONE } from './tests/support/browser.ts';
import { CHROMIUM_FLAGS, requireChromium } from './tests/support/chromium.ts';

const phone = { viewport: PHONE, hasTouch: true };
const desktop = { viewport: DESKTOP };

/**
 * Browser tests on the built site, served by `wrangler dev`. A test runs on a phone unless its title says otherwise:
 * `@desktop` for the wide screen only, `@both` for both. The accessibility tests set their own sizes.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'node_modules/.cache/playwright',
  globalSetup: './tests/support/start-site.ts',
  workers: '100%',
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/test-reports/browser.json' }]],
  use: {
    baseURL: process.env.SITE_ORIGIN,
    // Nobody logs in and nothing is stored but what a form was told, so a page can serve one test after another: making a
    // new one costs more than most of the tests. Playwright empties it in between; see `ownSession` for what it leaves.
    reuseContext: true,
    // Nothing moves unless a test is about movement.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: requireChromium(), args: CHROMIUM_FLAGS },
    // A trace of every test would cost more time than the tests.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'mobile', testMatch: 'e2e/**/*.spec.ts', grepInvert: /@desktop/, use: phone },
    { name: 'desktop', testMatch: 'e2e/**/*.spec.ts', grep: /@desktop|@both/, use: desktop },
    { name: 'a11y', testMatch: 'a11y/**/*.spec.ts' },
  ],
});
