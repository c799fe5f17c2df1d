import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restore, swap } from './last-good-site.ts';

let place: string;
let dist: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'last-good-'));
  dist = join(place, 'dist');
});
afterEach(() => rmSync(place, { recursive: true }));

function make(folder: string, page: string): void {
  mkdirSync(join(place, folder));
  writeFileSync(join(place, folder, page), page);
}

/** What is there when what is removed beside the build is gone. */
async function state() {
  await expect.poll(() => existsSync(join(place, '.dist-removed'))).toBe(false);
  return Object.fromEntries(readdirSync(place).map((folder) => [folder, readdirSync(join(place, folder))]));
}

it('puts the new site in the place of the old one, and leaves nothing else', async () => {
  make('dist', 'old.html');
  make('.dist-next', 'new.html');
  swap(dist);
  expect(await state()).toEqual({ dist: ['new.html'] });
});

it('makes the first site', async () => {
  make('.dist-next', 'new.html');
  swap(dist);
  expect(await state()).toEqual({ dist: ['new.html'] });
});

it('keeps the old site where there is nothing to put in its place', async () => {
  make('dist', 'old.html');
  expect(() => swap(dist)).toThrow(/ENOENT/);
  expect(await state()).toEqual({ dist: ['old.html'] });
});

it('brings the old site back after a swap was killed half way', async () => {
  make('.dist-former', 'old.html');
  make('.dist-next', 'new.html');
  restore(dist);
  expect(await state()).toEqual({ dist: ['old.html'], '.dist-next': ['new.html'] });
});

it('brings nothing back over a site that is there', async () => {
  make('.dist-former', 'old.html');
  make('dist', 'new.html');
  restore(dist);
  expect(readFileSync(join(dist, 'new.html'), 'utf8')).toBe('new.html');
  make('.dist-next', 'newer.html');
  swap(dist);
  expect(await state()).toEqual({ dist: ['newer.html'] });
  expect(existsSync(join(place, '.dist-former'))).toBe(false);
});
