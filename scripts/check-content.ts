/**
 * `npm run check:content`: reads every content file and every fact table, as the build does, and prints what is wrong
 * with each: file, line, field, and how to mend it. Ends with 1 where there is anything.
 */
import { mannerProblems } from '../src/collections/manner.ts';
import { reportOf } from '../src/collections/problems.ts';
import { readContent } from '../src/collections/read-content.ts';

const { problems: faults, files, stale } = readContent(process.cwd());
// How it is written is looked at once everything can be read.
const problems = faults.length > 0 ? faults : mannerProblems({ files });
const collections = [...files.values()];
const count = collections.reduce((sum, { size }) => sum + size, 0);
if (problems.length > 0) {
  console.error(reportOf(problems));
  process.exitCode = 1;
} else {
  console.log(`${count} files in ${collections.length} collections and the fact tables: nothing is wrong`);
}

if (stale.length > 0) {
  console.log(
    `${stale.length} in another language render older words; read them again and put the version now:`,
  );
  for (const { file, version } of stale) console.log(`  ${file}: renders: "${version}"`);
}
