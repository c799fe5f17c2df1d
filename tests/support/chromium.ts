/** Finds a Chromium to test with: an installed one first, then the one Playwright keeps. */
import { type ChildProcess, spawn } from 'node:child_process';
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

const START_LIMIT_MS = 30_000;

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

/** Starts a browser of its own and returns the port it is steered through. Throws the last it said where it does not start. */
export function startBrowser(profile: string): Promise<{ browser: ChildProcess; port: number }> {
  const browser = spawn(
    requireChromium(),
    [
      '--headless',
      ...CHROMIUM_FLAGS,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => reject(new Error(`Chromium did not start. The last it said:\n${said.trim()}`));
    const limit = setTimeout(fail, START_LIMIT_MS);
    browser.once('exit', fail);
    browser.stderr?.on('data', (data) => {
      said = (said + data).slice(-4000);
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (!port) return;
      clearTimeout(limit);
      browser.off('exit', fail);
      resolve({ browser, port: Number(port) });
    });
  });
}
