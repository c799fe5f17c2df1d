import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { differences } from '../scripts/compare-builds.ts';
import { FullTextIndex, isIndexed } from './full-text-index.ts';

const WORDS = ['theft', 'hurt', 'riot', 'fraud', 'bail', 'court', 'wound', 'oath'];
const places: string[] = [];

afterEach(() => {
  for (const place of places.splice(0)) rmSync(place, { recursive: true });
});

function folder(name: string): string {
  const place = mkdtempSync(join(tmpdir(), `${name}-`));
  places.push(place);
  return place;
}

/** Forty pages, some of them long, and one that is not to be found. */
const PAGES = [
  ...Array.from({ length: 40 }, (_, page) => ({
    about: { address: `/${page}`, noindex: false, alias: false },
    words: Array.from({ length: (page % 5) * 400 + 10 }, (_word, i) => WORDS[(i * page) % WORDS.length]),
  })),
  { about: { address: '/login', noindex: true, alias: false }, words: ['hidden'] },
].map(({ about, words }) => ({
  about,
  body: Buffer.from(
    `<html lang="en"><head><title>${about.address}</title></head><body><main><h1>${about.address}</h1><p>${words.join(' ')}</p></main></body></html>`,
  ),
}));

/** The index of all pages; with `delayOf`, of pages that come after so many milliseconds. Returns its folder. */
async function indexed(cache: string, delayOf?: (page: number) => number): Promise<string> {
  const place = folder('site');
  const index = new FullTextIndex(pathToFileURL(`${place}/`), cache);
  if (delayOf) void index.begin();
  for (const [number, page] of PAGES.entries()) {
    index.add(delayOf ? setTimeout(delayOf(number), page) : page);
  }
  expect(await index.write()).toBe(40);
  return place;
}

it('gives the same files for the same pages, whichever is ready first, or all at once', async () => {
  const first = await indexed(folder('cache'), (page) => page);
  const second = await indexed(folder('cache'), (page) => 40 - page);
  const third = await indexed(folder('cache'));
  expect(differences(first, second)).toEqual([]);
  expect(differences(first, third)).toEqual([]);
}, 30_000);

it('takes the index of an earlier build of the same pages', async () => {
  const cache = folder('cache');
  const first = await indexed(cache);
  const [kept = ''] = readdirSync(cache);
  writeFileSync(join(cache, kept, 'of-the-first'), '');
  const second = await indexed(cache);
  expect(differences(first, second)).toEqual([expect.stringContaining('of-the-first')]);

  rmSync(join(cache, kept, 'of-the-first'));
  const page = {
    about: { address: '/new', noindex: false, alias: false },
    body: Buffer.from('<main>new</main>'),
  };
  const index = new FullTextIndex(pathToFileURL(`${folder('site')}/`), cache);
  for (const one of [...PAGES, page]) index.add(one);
  expect(await index.write()).toBe(41);
}, 30_000);

it.each([
  ['/ipc-section/420', true],
  ['/ipc', true],
  ['/ipc-to-bns/420', false],
  ['/bns/sections', false],
  ['/search', false],
])('%s in the index: %j', (address, expected) => {
  expect(isIndexed(address)).toBe(expected);
});
