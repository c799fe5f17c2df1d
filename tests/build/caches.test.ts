/**
 * What is kept from one build to the next never shows in the site: after one edit of each kind, a build with all that
 * earlier builds left behind gives the same bytes as one that has nothing. Both builds are of a copy of the project.
 */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differences } from '../../scripts/compare-builds.ts';
import { ROOT } from '../support/site.ts';
import { astroBuild, copyProject } from './project.ts';

const LIMIT_MS = 300_000;

interface Edit {
  what: string;
  file: string;
  from: string | RegExp;
  to: string;
  /** Where in the site it is to be seen, and what. */
  page: string;
  shows: string | RegExp;
}

const EDITS: readonly Edit[] = [
  {
    what: 'the title of a counterpart',
    file: 'src/content/facts/bns-sections.json',
    from: '"title": "Cheating"',
    to: '"title": "Cheating, retitled"',
    page: 'ipc-to-bns/420.html',
    shows: 'Cheating, retitled',
  },
  {
    what: 'the name of a case',
    file: 'src/content/facts/cases.json',
    from: '"name": "Mahbub Shah v. Emperor"',
    to: '"name": "Mahbub Shah v. Somebody"',
    page: 'ipc-section/34.html',
    shows: 'Mahbub Shah v. Somebody',
  },
  {
    what: 'the list of a category',
    file: 'src/content/ipc-categories/property-offences.mdx',
    from: /^sections: \["378", /m,
    to: 'sections: [',
    page: 'ipc-category/property-offences.html',
    shows: /<main(?!.*"\/ipc-section\/378")/s,
  },
  {
    what: 'the navigation',
    file: 'src/config/navigation.ts',
    from: "{ name: 'About', path: '/about' }",
    to: "{ name: 'About this site', path: '/about' }",
    page: 'ipc-section/1.html',
    shows: 'About this site',
  },
  {
    what: 'a token',
    file: 'src/styles/tokens.css',
    from: '--color-soft: #f5f2eb;',
    to: '--color-soft: #f5f2ec;',
    page: 'ipc-section/1.html',
    shows: '--color-soft:#f5f2ec',
  },
  {
    what: 'a schema',
    file: 'src/collections/law-section.ts',
    from: 'stateAmendments: z.boolean().default(false)',
    to: 'stateAmendments: z.boolean().default(true)',
    page: 'ipc-section/1.html',
    shows: 'Some States have changed this section',
  },
  {
    what: 'how share images look',
    file: 'build/share-image.ts',
    from: 'go: 0x2150c8',
    to: 'go: 0x2150c9',
    page: 'ipc-section/1.html',
    shows: '/share/ipc-section/1.png',
  },
  {
    what: 'how pictures are made',
    file: 'build/pictures/make.ts',
    from: 'colours: 16,',
    to: 'colours: 8,',
    page: 'index.html',
    shows: '/images/optimized/cities/mumbai',
  },
];

/** Entries whose words are edited after that, in every field that has some; they are shown on many pages. */
const REWORDED = ['ipc/34', 'ipc/420', 'bns/103', 'ipc-hi/34', 'bns-hi/318'];
/** After the first word of a field or an item of a list, unless it is the name of a field. */
const AFTER_FIRST_WORD = /^( *(?:- |(?:- )?(?:text|difference|whatChanged): )"?(?![\w-]+:)\S+) /gm;
const MARK = 'reworded';

/** A section that nothing refers to but its own rows. */
const DELETED = '216B';

let project: string;
const at = (path: string) => join(project, path);

beforeAll(() => {
  project = copyProject();
  rmSync(at('.cache'));
  if (existsSync(join(ROOT, '.cache'))) cpSync(join(ROOT, '.cache'), at('.cache'), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function edit({ what, file, from, to }: Edit): void {
  const text = readFileSync(at(file), 'utf8');
  const edited = text.replace(from, to);
  if (edited === text)
    throw new Error(`${file} has nothing left to edit for "${what}"; choose another place`);
  writeFileSync(at(file), edited);
}

function deleteSection(): void {
  rmSync(at(`src/content/ipc/${DELETED}.mdx`));
  rmSync(at(`src/content/ipc-hi/${DELETED}.mdx`), { force: true });
  for (const table of ['ipc-sections', 'ipc-to-bns']) {
    const file = at(`src/content/facts/${table}.json`);
    const rows: { number?: string; ipc?: string }[] = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      JSON.stringify(rows.filter(({ number, ipc }) => number !== DELETED && ipc !== DELETED)),
    );
  }
}

function reword(entry: string): void {
  const file = at(`src/content/${entry}.mdx`);
  const [, fields = '', text = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const reworded = fields
    .replace(AFTER_FIRST_WORD, `$1 ${MARK} `)
    // As long as it was: a description may not be longer.
    .replace(/^(description: .*)[.।]("?)$/m, '$1!$2');
  writeFileSync(file, `---${reworded}---${text.replace(/ /, ` ${MARK} `)}`);
}

/** @returns what the build said */
async function build(): Promise<string> {
  const { code, said } = await astroBuild(project);
  expect(code, said).toBe(0);
  return said;
}

it(
  'a build after edits is the build of a clean clone',
  async () => {
    // Where nothing was built before, this makes what the edits could leave stale.
    if (!existsSync(at('.cache/share-images'))) await build();
    for (const one of EDITS) edit(one);
    deleteSection();
    await build();
    for (const { what, page, shows } of EDITS)
      expect(readFileSync(at(`dist/${page}`), 'utf8'), what).toMatch(shows);
    expect(readdirSync(at('dist/ipc-section'))).not.toContain(`${DELETED}.html`);

    for (const entry of REWORDED) reword(entry);
    const [, reused] = /(\d+) pages and files taken/.exec(await build()) ?? [];
    const pages = readdirSync(at('dist'), { recursive: true }).filter((name) => /\.html$/.test(`${name}`));
    expect(Number(reused), 'pages taken from the build before').toBeGreaterThan(pages.length * 0.9);
    expect(readFileSync(at('dist/ipc-section/34.html'), 'utf8')).toContain(MARK);

    renameSync(at('dist'), at('dist-warm'));
    rmSync(at('.cache'), { recursive: true });
    await build();
    expect(differences(at('dist-warm'), at('dist'))).toEqual([]);
  },
  LIMIT_MS,
);
