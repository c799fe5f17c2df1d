import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from './tests/support/chromium.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/**
 * Browser tests on the built site, served by `wrangler dev`. A test runs on a phone unless its title says otherwise:
 * `@desktop` for the wide screen only, `@both` for both. The accessibility tests set their own sizes.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'node_modules/.cache/playwright',
  globalSetup: './tests/support/start-site.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/test-reports/browser.json' }]],
  use: {
    baseURL: process.env.SITE_ORIGIN,
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
