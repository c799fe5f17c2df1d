import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { differences } from './compare-builds.ts';

const places: string[] = [];

function folderOf(files: Record<string, string>): string {
  const place = mkdtempSync(join(tmpdir(), 'builds-'));
  places.push(place);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), content);
  }
  return place;
}

afterEach(() => {
  for (const place of places.splice(0)) rmSync(place, { recursive: true });
});

it('finds nothing between two folders of the same bytes', () => {
  const files = { 'index.html': 'a', 'deep/er/420.html': 'b' };
  expect(differences(folderOf(files), folderOf(files))).toEqual([]);
});

it('names what differs and what is on one side only', () => {
  const one = folderOf({ 'same.html': 'a', 'deep/420.html': 'b', 'gone.html': 'c' });
  const other = folderOf({ 'same.html': 'a', 'deep/420.html': 'B', 'new.html': 'd' });
  expect(differences(one, other)).toEqual([
    'deep/420.html: differs',
    `gone.html: not in ${other}`,
    `new.html: not in ${one}`,
  ]);
});
