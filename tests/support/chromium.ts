/** Finds a Chromium to test with: an installed one first, then the one Playwright keeps. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** What Chromium needs to run quietly in a container, as root as well. `--headless` and the profile are the caller's. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns the executable, or nothing where there is none. Throws when CHROMIUM_PATH names a file that is not there. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, but there is no such file.`);
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [asked, ...installed, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** As findChromium, for those who cannot go on without. */
export function requireChromium(): string {
  const path = findChromium();
  if (!path) {
    throw new Error(
      'There is no Chromium. Run "npx playwright install chromium", or set CHROMIUM_PATH to one.',
    );
  }
  return path;
}
