/** The content as an editor sees it: files and their front matter. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');

/** A file of the project, by its path from the root. */
export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The Markdown files of a folder and those below it, by their path from the root. None where nothing is written yet. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** Front matter as it is written; what it must be is for the schema of its collection to say. */
export const frontMatterOf = <Fields>(file: string): Fields =>
  parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(read(file))?.[1] ?? '');
