/**
 * Shows that the same source gives the same site, whatever folder it is built in: `npm run compare-builds` clones the
 * last commit into two folders, installs and builds both, and compares them byte for byte. With two folders,
 * `npm run compare-builds -- a b`, it only compares. Exits 1 where they differ, and names each file.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { filesBelow } from '../build/cache.ts';
import { ROOT, run } from './run.ts';

/** Of different lengths, because a path's length can show where its letters do not. */
const FOLDERS = ['a', 'second/of-another-depth/b'];

const filesOf = (folder: string): string[] => filesBelow(folder).map((file) => relative(folder, file));

/** @returns the files that are in one folder only, or not the same bytes in both, sorted, each with what is wrong */
export function differences(first: string, second: string): string[] {
  const all = [...new Set([...filesOf(first), ...filesOf(second)])].sort();
  return all.flatMap((file) => {
    const lacking = [first, second].find((folder) => !existsSync(join(folder, file)));
    if (lacking) return [`${file}: not in ${lacking}`];
    return readFileSync(join(first, file)).equals(readFileSync(join(second, file)))
      ? []
      : [`${file}: differs`];
  });
}

/** Throws where it fails. */
function must(folder: string, ...command: string[]): void {
  if (!run(command, { folder })) throw new Error(`${command.join(' ')} failed in ${folder}`);
}

/** Builds the last commit in a clone of its own. Returns the folder of the site. */
function buildClone(folder: string): string {
  must(ROOT, 'git', 'clone', '--quiet', '--no-hardlinks', ROOT, folder);
  must(folder, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  must(folder, 'npm', 'run', '--silent', 'build');
  return join(folder, 'dist');
}

function compare(first: string, second: string): boolean {
  const found = differences(first, second);
  for (const line of found) console.log(line);
  console.log(`${filesOf(first).length} files compared, ${found.length} differ`);
  return found.length === 0;
}

function compareClones(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'compare-builds-'));
  try {
    const [first = '', second = ''] = FOLDERS.map((folder) => buildClone(join(place, folder)));
    return compare(first, second);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [first, second] = process.argv.slice(2);
  process.exitCode = (first && second ? compare(first, second) : compareClones()) ? 0 : 1;
}
