/**
 * The owner's words and figures as they stand in the content files, read without the code that builds the site. A test
 * compares them with the pages, so that changing a price keeps the tests green and losing one does not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './site.ts';

export interface ContentFile<Data> {
  /** The file name without its ending. */
  slug: string;
  data: Data;
  /** The Markdown below the front matter. */
  body: string;
}

/** Every file of a folder of `src/content`, in the order of their names. */
export function readContent<Data>(folder: string): ContentFile<Data>[] {
  const base = join(ROOT, 'src/content', folder);
  return readdirSync(base)
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(base, name), 'utf8');
      const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? [];
      return { slug: name.replace(/\.mdx?$/, ''), data: parse(frontMatter), body };
    });
}

/** One file. Throws where there is none of that name. */
export function readContentFile<Data>(folder: string, slug: string): ContentFile<Data> {
  const file = readContent<Data>(folder).find((one) => one.slug === slug);
  if (!file) throw new Error(`src/content/${folder} has no ${slug}`);
  return file;
}

/** A fact table as it stands in the project. */
export const readFacts = <Row>(name: string): Row[] =>
  JSON.parse(readFileSync(join(ROOT, 'src/content/facts', `${name}.json`), 'utf8'));
