import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { differences } from '../scripts/compare-builds.ts';
import { FullTextIndex } from './full-text-index.ts';

const WORDS = ['theft', 'hurt', 'riot', 'fraud', 'bail', 'court', 'wound', 'oath'];
const places: string[] = [];

afterEach(() => {
  for (const place of places.splice(0)) rmSync(place, { recursive: true });
});

/** The index of forty pages, some of them long, and of two that are not to be found. */
async function indexed(): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'pagefind-'));
  places.push(place);
  const index = new FullTextIndex();
  const add = (address: string, words: readonly (string | undefined)[], noindex = false) =>
    index.add(
      { address, noindex, alias: false },
      `<html lang="en"><head><title>${address}</title></head><body><main><h1>${address}</h1><p>${words.join(' ')}</p></main></body></html>`,
    );
  for (let page = 0; page < 40; page++) {
    const count = (page % 5) * 400 + 10;
    add(
      `/${page}`,
      Array.from({ length: count }, (_, i) => WORDS[(i * page) % WORDS.length]),
    );
  }
  add('/login', ['hidden'], true);
  add('/ipc-to-bns/420', ['repeated']);
  expect(await index.write(pathToFileURL(`${place}/`))).toBe(40);
  return place;
}

it('gives the same files for the same pages', async () => {
  expect(differences(await indexed(), await indexed())).toEqual([]);
}, 30_000);
