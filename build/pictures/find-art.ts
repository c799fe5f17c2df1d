import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { ART_FOLDER, PUBLISHED_AS } from '../../src/lib/image-art.ts';
import { type Picture, sourcePath } from '../../src/lib/image-paths.ts';

export type Kind = keyof typeof PUBLISHED_AS;

export interface Art extends Picture {
  /** Path from the project's root, as messages name it. */
  file: string;
  kind: Kind;
}

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with the place, name or kind of an art file, or undefined. */
function misplaced(folder: string, entry: string): string | undefined {
  const extension = extname(entry);
  if (!folder) return `must be in a folder named after its subject, such as ${ART_FOLDER}/cities/${entry}`;
  if (folder === 'images')
    return 'is in a folder whose address, /images/, is used unchanged: rename the folder';
  if (folder.includes('/')) return 'is two folders deep, and addresses have one';
  if (!(extension.slice(1) in PUBLISHED_AS)) return 'must end in .svg, .png or .jpg';
  const bad = [folder, basename(entry, extension)].find((part) => !NAME.test(part));
  return bad && `must be named with small letters, digits and single hyphens: rename "${bad}"`;
}

/** Every file in the art folder, as paths inside it, in one order on every machine. Notes (.md) are not art. */
async function listFiles(artFolder: string): Promise<string[]> {
  if (!existsSync(artFolder)) return [];
  const entries = await readdir(artFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.md'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(artFolder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** All the art under `root`, and a sentence for each file that cannot be used as art. */
export async function findArt(root: string): Promise<{ art: Art[]; problems: string[] }> {
  const found = new Map<string, Art>();
  const problems: string[] = [];
  for (const path of await listFiles(join(root, ART_FOLDER))) {
    const file = `${ART_FOLDER}/${path}`;
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const problem = misplaced(folder, basename(path));
    if (problem) {
      problems.push(`${file} ${problem}.`);
      continue;
    }
    const kind = extname(path).slice(1) as Kind;
    const art = { file, kind, folder, name: basename(path, `.${kind}`), extension: PUBLISHED_AS[kind] };
    const address = sourcePath(art);
    const twin = found.get(address);
    if (twin) problems.push(`${file} and ${twin.file} would both be ${address}: remove one.`);
    else found.set(address, art);
  }
  return { art: [...found.values()], problems };
}
