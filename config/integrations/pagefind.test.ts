import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { differences } from '../../scripts/compare-builds.ts';
import { writeIndex } from './pagefind.ts';

const WORDS = ['theft', 'hurt', 'riot', 'fraud', 'bail', 'court', 'wound', 'oath'];
const places: string[] = [];

afterEach(() => {
  for (const place of places.splice(0)) rmSync(place, { recursive: true });
});

/** A folder of forty pages, some of them long, indexed in the order given. */
async function indexed(order: (addresses: string[]) => string[]): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'pagefind-'));
  places.push(place);
  const addresses = Array.from({ length: 40 }, (_, page) => {
    const words = Array.from({ length: (page % 5) * 400 + 10 }, (_, i) => WORDS[(i * page) % WORDS.length]);
    const html = `<html lang="en"><head><title>Page ${page}</title></head><body><main><h1>Page ${page}</h1><p>${words.join(' ')}</p></main></body></html>`;
    writeFileSync(join(place, `${page}.html`), html);
    return `/${page}`;
  });
  expect(await writeIndex(pathToFileURL(`${place}/`), order(addresses))).toBe(40);
  return place;
}

it('gives the same files in whatever order the pages come', async () => {
  const one = await indexed((addresses) => addresses);
  const other = await indexed((addresses) => addresses.toReversed());
  expect(differences(one, other)).toEqual([]);
}, 30_000);
