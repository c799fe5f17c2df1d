/**
 * Lists every placeholder the owner must replace before launch, with the file and line to edit: values marked
 * `placeholder` in src/config. Exits 1 while there is any, so that a
 * launch can be made to wait for it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Placeholder {
  file: string;
  line: number;
  what: string;
}

/** The value a `/** placeholder *\/` comment stands above. */
function markedValues(file: string): Placeholder[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    if (!/\/\*\* placeholder\b/.test(text)) return [];
    const value = lines[index + 1]?.trim() ?? '';
    return [{ file, line: index + 2, what: value }];
  });
}

const placeholders = readdirSync('src/config')
  .map((name) => join('src/config', name))
  .flatMap(markedValues);
const site = process.env.SITE_URL;
if (!site)
  placeholders.push({ file: 'environment', line: 0, what: 'SITE_URL is not set; the address is an example' });

for (const { file, line, what } of placeholders) console.log(`${file}${line ? `:${line}` : ''}  ${what}`);
console.log(
  `${placeholders.length} placeholder${placeholders.length === 1 ? '' : 's'} to replace before launch`,
);
process.exitCode = placeholders.length > 0 ? 1 : 0;
