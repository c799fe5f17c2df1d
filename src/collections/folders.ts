/** What lies in the folders of src/content: the files that are read, and everything that would silently not be. */
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FACTS_FOLDER } from './fact-tables.ts';
import type { Problem } from './problems.ts';

const CONTENT_FOLDER = 'src/content';
const ENDING = /\.mdx?$/;
/** What the system and editors leave behind, which nobody takes for content. */
const DEBRIS = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

const problem = (file: string, message: string): Problem => ({ file, field: 'file', message });

function contentsOf(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !DEBRIS.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What a name stands for, links followed, or why it cannot be read. */
function kindOf(path: string): 'file' | 'folder' | { cannot: string } {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return 'folder';
    return stats.isFile() ? 'file' : { cannot: 'is no ordinary file; remove it' };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ELOOP')
      return {
        cannot: 'is a link to a file that is not there; put the file itself here, or remove the link',
      };
    return { cannot: `cannot be read (${code})` };
  }
}

/** Paths of the files in a folder and in those inside it. Links are not followed: they may lead anywhere, and back. */
function filesBelow(root: string, folder: string): string[] {
  return contentsOf(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

/** Of a stray folder so many files are named, the others counted. */
const NAMED_AT_MOST = 5;

/** Every file in a folder where none is read, by name; the folder itself where it has none. */
function strayFiles(root: string, folder: string, message: string): Problem[] {
  const files = filesBelow(root, folder);
  if (files.length === 0) return [problem(folder, message)];
  const more = files.length - NAMED_AT_MOST;
  return [
    ...files.slice(0, NAMED_AT_MOST).map((file) => problem(file, message)),
    ...(more > 0 ? [problem(folder, `and ${more} more in this folder: ${message}`)] : []),
  ];
}

function wrongEnding(name: string): string {
  const stem = name.replace(/\.[^.]*$/, '');
  if (ENDING.test(name.toLowerCase()))
    return `ends in capitals, and nothing reads it; rename it to ${stem}.mdx`;
  return 'does not end in .mdx or .md, and nothing reads it; rename or remove it';
}

/**
 * The names of the files of one collection, in order, and a problem for everything else in its folder.
 * A folder that is not there has no files: an empty one does not survive in a repository.
 */
export function listFolder(root: string, base: string): { names: string[]; problems: Problem[] } {
  const names: string[] = [];
  const problems: Problem[] = [];
  const folder = join(root, base);
  if (!existsSync(folder)) return { names, problems };
  if (kindOf(folder) !== 'folder')
    return {
      names,
      problems: [problem(base, 'is a file, and must be the folder of a collection; remove it')],
    };
  for (const entry of contentsOf(folder)) {
    const { name } = entry;
    const file = `${base}/${name}`;
    const kind = kindOf(join(folder, name));
    if (typeof kind === 'object') problems.push(problem(file, kind.cannot));
    else if (kind === 'file' && ENDING.test(name)) names.push(name);
    else if (kind === 'file') problems.push(problem(file, wrongEnding(name)));
    else if (ENDING.test(name))
      problems.push(
        problem(file, 'is a folder with the name of a file; move what is in it, and remove the folder'),
      );
    else if (entry.isSymbolicLink()) problems.push(problem(file, 'is a link to a folder; remove it'));
    else {
      const message = `stands in a folder inside ${base}, where nothing is read; move it into ${base}, or out of ${CONTENT_FOLDER}`;
      problems.push(...strayFiles(root, file, message));
    }
  }
  return { names, problems };
}

/** What lies beside the folders of the collections and the fact tables. `bases` are the folders of all collections. */
export function strangersIn(root: string, bases: readonly string[]): Problem[] {
  const known = new Set([...bases, FACTS_FOLDER]);
  const folder = join(root, CONTENT_FOLDER);
  if (!existsSync(folder)) return [problem(CONTENT_FOLDER, 'is missing; bring the content back')];
  return contentsOf(folder)
    .map(({ name }) => `${CONTENT_FOLDER}/${name}`)
    .filter((path) => !known.has(path))
    .map((path) =>
      kindOf(join(root, path)) === 'folder'
        ? problem(path, 'is a folder of no collection, and nothing reads it; correct its name or remove it')
        : problem(path, 'stands in no collection, and nothing reads it; move it into a folder or remove it'),
    );
}
