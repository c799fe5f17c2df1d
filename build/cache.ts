/** What is kept from one build to the next: in one folder, which `npm ci` does not empty and no commit has. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '../.cache');

export function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Every file below a folder, in whatever depth; paths begin with that of the folder. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * The folder of what one recipe made. What another recipe made is removed: nobody will ask for it again.
 * @param recipe files that decide what is made, besides what it is made from: code, fonts, the lockfile
 * @returns a path
 */
export function cacheFolder(name: string, recipe: readonly string[]): string {
  const place = join(CACHE, name);
  const current = digest(...recipe.map((file) => readFileSync(file)));
  mkdirSync(join(place, current), { recursive: true });
  for (const other of readdirSync(place)) {
    if (other !== current) rmSync(join(place, other), { recursive: true });
  }
  return join(place, current);
}

/** Leaves of what lies in a folder the few that were made or used last. A build at the same time may remove some too. */
export function removeLongUnused(place: string, few: number): void {
  const all = readdirSync(place).map((name) => {
    const path = join(place, name);
    return { path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  for (const { path } of all.toSorted((a, b) => b.used - a.used).slice(few)) {
    rmSync(path, { recursive: true, force: true });
  }
}

/** Makes folders, each once: asking the disk for one that is there takes as long as copying a small file into it. */
export function folderMaker(): (folder: string) => void {
  const made = new Set<string>();
  return (folder) => {
    if (made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
}

/** Gives a folder that was made aside its name: whole or not at all, and another build may have been quicker. */
export async function putWhole(unfinished: string, folder: string): Promise<void> {
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
}
