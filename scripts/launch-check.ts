/**
 * Lists everything the owner must replace or confirm before launch, with the file to edit: values marked `placeholder`
 * in src/config, content that says of itself in `sample` what is not final, people without a name, and settings of the
 * environment. Exits 1 while there is any, so that a launch can be made to wait for it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Open {
  /** The file, and the line where there is one. */
  place: string;
  what: string;
}

/** The value a `/** placeholder *\/` comment stands above, unless the variable that replaces it is set. */
function markedValues(file: string): Open[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    if (!/\/\*\* placeholder\b/.test(text)) return [];
    const what = lines[index + 1]?.trim() ?? '';
    const [, variable] = /\benv\.(\w+)/.exec(what) ?? [];
    return variable && process.env[variable] ? [] : [{ place: `${file}:${index + 2}`, what }];
  });
}

/** What a content file says of itself. */
function samples(file: string): Open[] {
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8')) ?? [];
  const sample = /^sample:/m.test(frontMatter)
    ? (parse(frontMatter) as { sample?: string }).sample
    : undefined;
  return sample ? [{ place: file, what: sample }] : [];
}

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => join(folder, name));

const open = [
  ...filesBelow('src/config', /\.ts$/).flatMap(markedValues),
  ...filesBelow('src/content', /\.mdx?$/).flatMap(samples),
  ...(process.env.SITE_URL
    ? []
    : [{ place: 'environment', what: 'SITE_URL is not set; the address is an example' }]),
  ...(process.env.PUBLIC_CONTACT_ENDPOINT
    ? []
    : [{ place: 'environment', what: 'PUBLIC_CONTACT_ENDPOINT is not set; the contact form sends nothing' }]),
];

for (const { place, what } of open) console.log(`${place}  ${what}`);
console.log(`${open.length} to replace or confirm before launch`);
process.exitCode = open.length > 0 ? 1 : 0;
