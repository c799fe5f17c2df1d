import { mkdtempSync, rmSync } from 'node:fs';
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

/** The index of forty pages, some of them long, and of one that is not to be found; they may come in any order. */
async function indexed(delayOf: (page: number) => number): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'pagefind-'));
  places.push(place);
  const index = new FullTextIndex(pathToFileURL(`${place}/`));
  const add = (address: string, words: readonly (string | undefined)[], delay: number, noindex = false) =>
    index.add(
      setTimeout(delay, {
        about: { address, noindex, alias: false },
        body: Buffer.from(
          `<html lang="en"><head><title>${address}</title></head><body><main><h1>${address}</h1><p>${words.join(' ')}</p></main></body></html>`,
        ),
      }),
    );
  for (let page = 0; page < 40; page++) {
    const count = (page % 5) * 400 + 10;
    add(
      `/${page}`,
      Array.from({ length: count }, (_, i) => WORDS[(i * page) % WORDS.length]),
      delayOf(page),
    );
  }
  add('/login', ['hidden'], 0, true);
  expect(await index.write()).toBe(40);
  return place;
}

it('gives the same files for the same pages, whichever is ready first', async () => {
  const [first, second] = [await indexed((page) => page), await indexed((page) => 40 - page)];
  expect(differences(first, second)).toEqual([]);
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
