import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noted, withReads } from '../src/lib/page-reads.ts';
import { KeptPages } from './kept-pages.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/**
 * A build of a page for each section, with its words, and of a list of their titles.
 * @returns the paths it had to make, where it did not find them
 */
async function build(descriptions: readonly string[], { ends = true } = {}): Promise<string[]> {
  const sections = descriptions.map((description, index) =>
    noted(`en/ipc/${index}`, { title: `${index}.`, description }, new Set(['title'])),
  );
  const pages: [string, () => string][] = [
    ['/list', () => sections.map(({ title }) => title).join()],
    ...sections.map((section, index): [string, () => string] => [
      `/${index}`,
      () => section.title + section.description,
    ]),
  ];
  const kept = new KeptPages<string>(join(place, 'kept'));
  const made: string[] = [];
  for (const [path, make] of pages) {
    const stood = kept.has(path);
    const file = join(place, 'site', path);
    const known = kept.put(path, file);
    expect(known !== undefined).toBe(stood);
    const { made: text, reads } = await withReads(async () => make());
    const body = Buffer.from(text);
    if (known) {
      expect(known).toEqual({ about: path, body });
      expect(readFileSync(file, 'utf8')).toBe(text);
    } else {
      made.push(path);
      kept.keep(path, path, body, reads);
    }
  }
  if (ends) expect(kept.done()).toBe(pages.length - made.length);
  return made;
}

it('takes a page as long as what was read for it is what it was', async () => {
  expect(await build(['Deceives.', 'Steals.'])).toEqual(['/list', '/0', '/1']);
  expect(await build(['Deceives.', 'Steals.'])).toEqual([]);
  expect(await build(['Deceives somebody.', 'Steals.'])).toEqual(['/0']);
  expect(await build(['Deceives somebody.', 'Steals.'])).toEqual([]);
});

it('takes nothing from a build that did not end', async () => {
  await build(['Deceives.'], { ends: false });
  expect(await build(['Deceives.'])).toEqual(['/list', '/0']);
});

it('puts the pages of many builds together', async () => {
  const descriptions = Array.from({ length: 30 }, () => 'Deceives.');
  await build(descriptions);
  for (const index of descriptions.keys()) {
    descriptions[index] = 'Deceives somebody.';
    expect(await build(descriptions)).toEqual([`/${index}`]);
  }
  const [state = ''] = readdirSync(join(place, 'kept'));
  expect(readdirSync(join(place, 'kept', state)).length).toBeLessThan(20);
});
