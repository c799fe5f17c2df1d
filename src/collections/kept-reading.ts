/**
 * The last reading of the content, kept from one build to the next, because checking every sentence takes longer than
 * showing it. It is found by everything that decides what a file becomes, and a file that is not byte for byte the one that
 * was kept is read again.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { cacheFolder, filesBelow } from '../../build/cache.ts';
import { FACTS_FOLDER } from './fact-tables.ts';
import type { Content } from './read-content.ts';

/** The rules, what they are made of, and the tables they look into. */
const DECISIVE = ['src/collections', 'src/lib', FACTS_FOLDER];

function placeOf(root: string): string {
  const files = DECISIVE.flatMap((folder) => filesBelow(join(root, folder)));
  const folder = cacheFolder('reading', [...files.sort(), join(root, 'package-lock.json')]);
  // It is written in a form of Node's own.
  return join(folder, process.version);
}

/** The files as they were last read below `root`, or nothing where the rules have changed since. */
export function keptReading(root: string): Pick<Content, 'files'> | undefined {
  const place = placeOf(root);
  return existsSync(place) ? { files: deserialize(readFileSync(place)) } : undefined;
}

/** Keeps a reading for the next build, unless it is the one that was kept. */
export function keepReading(root: string, { files }: Content, before: Pick<Content, 'files'> | undefined) {
  const same = [...files].every(([base, now]) => {
    const known = before?.files.get(base);
    return known?.size === now.size && [...now].every(([file, read]) => known.get(file) === read);
  });
  if (same) return;
  const place = placeOf(root);
  // Whole or not at all.
  writeFileSync(`${place}-${process.pid}`, serialize(files));
  renameSync(`${place}-${process.pid}`, place);
}
