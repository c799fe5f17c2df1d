/**
 * What is wrong with the content as a whole: files that are not read or not there, and what one file says of another.
 * Each row changes one thing in a copy of the content, which is otherwise in order.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all } from './all.ts';
import type { Problem } from './problems.ts';
import { type Content, readContent } from './read-content.ts';

let root: string;
let untouched: Content;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'src'));
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
  for (const path of ['src/pages', 'src/art', 'public'])
    symlinkSync(join(process.cwd(), path), join(root, path));
  untouched = readContent(root);
}, 120_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const touched = new Set<string>();

/** A path in the copy, to be brought back to what it was. */
function at(path: string): string {
  touched.add(path);
  return join(root, path);
}

function write(path: string, text: string) {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

const textOf = (path: string): string => readFileSync(path, 'utf8');

/** Puts a text at the end of a file of the copy. */
const append = (path: string, text: string) => write(path, `${textOf(path)}\n${text}\n`);

function replace(path: string, from: string | RegExp, to: string) {
  const changed = textOf(path).replace(from, to);
  if (changed === textOf(path)) throw new Error(`${path} was not changed`);
  write(path, changed);
}

const copy = (from: string, to: string) => write(to, textOf(from));

/** Makes a change in the copy, reads it, and takes the change back. */
async function problemsAfter(change: () => void): Promise<readonly Problem[]> {
  try {
    change();
    return readContent(root, untouched).problems;
  } finally {
    for (const path of touched) {
      rmSync(join(root, path), { recursive: true, force: true });
      if (existsSync(path)) cpSync(path, join(root, path), { recursive: true });
    }
    touched.clear();
  }
}

it('what is in order passes', () => {
  expect(untouched.problems).toEqual([]);
  expect(untouched.files.size).toBe(Object.keys(all).length);
});

interface Row {
  what: string;
  change: () => void;
  file: string;
  field: string;
  says: RegExp;
}

const ARTICLE = 'src/content/guides/bail-step-by-step.mdx';
const SECTION = 'src/content/ipc/420.mdx';

const files: Row[] = [
  {
    what: 'two files for one section',
    change: () => write('src/content/ipc/420.md', textOf(SECTION)),
    file: 'src/content/ipc/420.mdx',
    field: 'file',
    says: /"420" already has src\/content\/ipc\/420\.md; keep one of the two files/,
  },
  {
    what: 'a deleted section',
    change: () => rmSync(at(SECTION)),
    file: SECTION,
    field: 'file',
    says: /is missing; every entry of the tables has a file: write it, or bring it back/,
  },
  {
    what: 'a deleted folder',
    change: () => rmSync(at('src/content/ipc'), { recursive: true }),
    file: 'src/content/ipc',
    field: 'file',
    says: /has no files, or is missing; bring them back/,
  },
  {
    what: 'a deleted page that the menu names',
    change: () => rmSync(at('src/content/practice-areas/tax-law.mdx')),
    file: 'src/config/navigation.ts',
    field: 'path',
    says: /there is no page \/practice-areas\/tax-law/,
  },
  {
    what: 'an ending in capitals',
    change: () => renameSync(at(SECTION), at('src/content/ipc/420.MDX')),
    file: 'src/content/ipc/420.MDX',
    field: 'file',
    says: /ends in capitals, and nothing reads it; rename it to 420\.mdx/,
  },
  {
    what: 'another ending',
    change: () => write('src/content/blog/x.markdown', 'x'),
    file: 'src/content/blog/x.markdown',
    field: 'file',
    says: /does not end in \.mdx or \.md, and nothing reads it; rename or remove it/,
  },
  {
    what: 'a file in a folder inside',
    change: () => {
      at('src/content/ipc/drafts');
      write('src/content/ipc/drafts/421.mdx', 'x');
    },
    file: 'src/content/ipc/drafts/421.mdx',
    field: 'file',
    says: /stands in a folder inside src\/content\/ipc, where nothing is read; move it into/,
  },
  {
    what: 'very many files in a folder inside',
    change: () => {
      at('src/content/ipc/old');
      for (let number = 1; number <= 40; number += 1) write(`src/content/ipc/old/${number}.mdx`, 'x');
    },
    file: 'src/content/ipc/old',
    field: 'file',
    says: /and 35 more in this folder: stands in a folder inside src\/content\/ipc/,
  },
  {
    what: 'a folder inside that leads back to itself',
    change: () => {
      mkdirSync(at('src/content/ipc/old'));
      symlinkSync('..', at('src/content/ipc/old/loop'));
    },
    file: 'src/content/ipc/old/loop',
    field: 'file',
    says: /stands in a folder inside/,
  },
  {
    what: 'a link to a folder',
    change: () => symlinkSync('/tmp', at('src/content/blog/drafts')),
    file: 'src/content/blog/drafts',
    field: 'file',
    says: /is a link to a folder; remove it/,
  },
  {
    what: 'an empty folder inside',
    change: () => mkdirSync(at('src/content/ipc/drafts')),
    file: 'src/content/ipc/drafts',
    field: 'file',
    says: /where nothing is read/,
  },
  {
    what: 'an unknown folder',
    change: () => {
      at('src/content/ipcs');
      write('src/content/ipcs/420.mdx', 'x');
    },
    file: 'src/content/ipcs',
    field: 'file',
    says: /is a folder of no collection, and nothing reads it; correct its name or remove it/,
  },
  {
    what: 'a file in no folder',
    change: () => write('src/content/notes.mdx', 'x'),
    file: 'src/content/notes.mdx',
    field: 'file',
    says: /stands in no collection, and nothing reads it/,
  },
  {
    what: 'a folder named like a file',
    change: () => {
      at('src/content/blog/one.mdx');
      write('src/content/blog/one.mdx/two.mdx', 'x');
    },
    file: 'src/content/blog/one.mdx',
    field: 'file',
    says: /is a folder with the name of a file; move what is in it/,
  },
  {
    what: 'a link to nothing',
    change: () => symlinkSync('/nowhere.mdx', at('src/content/blog/one.mdx')),
    file: 'src/content/blog/one.mdx',
    field: 'file',
    says: /is a link to a file that is not there; put the file itself here/,
  },
  {
    what: 'a link to itself',
    change: () => symlinkSync('one.mdx', at('src/content/blog/one.mdx')),
    file: 'src/content/blog/one.mdx',
    field: 'file',
    says: /is a link to a file that is not there/,
  },
  {
    what: 'a file where a folder belongs',
    change: () => {
      rmSync(at('src/content/jobs'), { recursive: true });
      write('src/content/jobs', 'x');
    },
    file: 'src/content/jobs',
    field: 'file',
    says: /is a file, and must be the folder of a collection/,
  },
  {
    what: 'a name that makes no address',
    change: () => write('src/content/blog/My Post.mdx', 'x'),
    file: 'src/content/blog/My Post.mdx',
    field: 'file',
    says: /has a name that makes no address; use small letters, digits and hyphens/,
  },
  {
    what: 'two files for one page',
    change: () => copy('src/content/legal/terms.mdx', 'src/content/legal/help.mdx'),
    file: 'src/content/pages/help.mdx',
    field: 'file',
    says: /would be the page \/help, which is already src\/content\/legal\/help\.mdx; rename one of them/,
  },
  {
    what: 'a file for a page that has a route',
    change: () => copy('src/content/legal/terms.mdx', 'src/content/legal/search.mdx'),
    file: 'src/content/legal/search.mdx',
    field: 'file',
    says: /would be the page \/search, which is already a page in src\/pages/,
  },
];

const relations: Row[] = [
  {
    what: 'a category that does not exist',
    change: () => replace(SECTION, /^category: .*$/m, 'category: theft'),
    file: SECTION,
    field: 'category',
    says: /there is no category "theft"; use one of: .*property-offences/,
  },
  {
    what: 'a related category that does not exist',
    change: () =>
      replace(
        'src/content/bns-categories/person.mdx',
        /^relatedCategories: \[/m,
        'relatedCategories: [theft, ',
      ),
    file: 'src/content/bns-categories/person.mdx',
    field: 'relatedCategories.0',
    says: /there is no category "theft"; use one of: /,
  },
  {
    what: 'a description that another entry has',
    change: () =>
      replace(
        SECTION,
        /^description: .*$/m,
        /^description: .*$/m.exec(textOf('src/content/ipc/415.mdx'))?.[0] ?? '',
      ),
    file: SECTION,
    field: 'description',
    says: /is the same as in src\/content\/ipc\/415\.mdx; say what is special about this one/,
  },
  {
    what: 'a link to a page that does not exist',
    change: () => append(ARTICLE, 'See [this](/ipc-section/999).'),
    file: ARTICLE,
    field: 'body',
    says: /there is no page \/ipc-section\/999; correct the address or remove the link/,
  },
  {
    what: 'a link in small letters',
    change: () => append(ARTICLE, 'See [this](/ipc-section/304b).'),
    file: ARTICLE,
    field: 'body',
    says: /there is no page \/ipc-section\/304b; write \/ipc-section\/304B/,
  },
  {
    what: 'a link that would redirect',
    change: () => append(ARTICLE, 'See [this](/contact/).'),
    file: ARTICLE,
    field: 'body',
    says: /there is no page \/contact\/; write \/contact/,
  },
  {
    what: 'a link to a part that does not exist',
    change: () => append(ARTICLE, 'See [this](/blog/anticipatory-bail#fees).'),
    file: ARTICLE,
    field: 'body',
    says: /\/blog\/anticipatory-bail has no part "#fees"; use one of: #content, #who-can-ask/,
  },
  {
    what: 'a link to a part of the same page that does not exist',
    change: () => append(ARTICLE, 'See [this](#fees).'),
    file: ARTICLE,
    field: 'body',
    says: /has no part "#fees"; use one of: #content, #where-to-apply/,
  },
  {
    what: 'a question that is linked to and does not exist',
    change: () => append(ARTICLE, 'See [this](/faqs#fees).'),
    file: ARTICLE,
    field: 'body',
    says: /\/faqs has no part "#fees"/,
  },
  {
    what: 'an address in a field that does not exist',
    change: () => replace('src/content/pages/home.mdx', '/#get-started', '/#begin'),
    file: 'src/content/pages/home.mdx',
    field: 'calls.0.path',
    says: /\/ has no part "#begin"; use one of: .*#get-started/,
  },
  {
    what: 'a picture that does not exist',
    change: () => append(ARTICLE, '![A court](/blog/court.png)'),
    file: ARTICLE,
    field: 'body',
    says: /"\/blog\/court\.png" has no source art: add src\/art\/blog\/court\.svg/,
  },
  {
    what: 'a picture from another site',
    change: () => append(ARTICLE, '![A court](https://a.example/court.png)'),
    file: ARTICLE,
    field: 'body',
    says: /"https:\/\/a\.example\/court\.png" is not an address on this site/,
  },
  {
    what: 'a drawing that does not exist',
    change: () => replace('src/content/blog/anticipatory-bail.mdx', 'image: criminal', 'image: court'),
    file: 'src/content/blog/anticipatory-bail.mdx',
    field: 'image',
    says: /"\/blog\/court\.png" has no source art/,
  },
  {
    what: 'a city without a drawing',
    change: () => copy('src/content/cities/pune.mdx', 'src/content/cities/nashik.mdx'),
    file: 'src/content/cities/nashik.mdx',
    field: 'file',
    says: /"\/cities\/nashik\.png" has no source art: add src\/art\/cities\/nashik\.svg/,
  },
];

describe('the content is refused for', () => {
  it.each([...files, ...relations])('$what', async ({ change, file, field, says }) => {
    const problems = await problemsAfter(change);
    expect(problems).toContainEqual(
      expect.objectContaining({ file, field, message: expect.stringMatching(says) }),
    );
  });
});

it('a link in the text is told with its line', async () => {
  const problems = await problemsAfter(() => append(ARTICLE, 'See [this](/nowhere).'));
  const line = textOf(ARTICLE).split('\n').length + 1;
  expect(problems).toEqual([expect.objectContaining({ file: ARTICLE, line })]);
});

it('two files for one section are told once', async () => {
  const problems = await problemsAfter(() => copy(SECTION, 'src/content/ipc/420.md'));
  expect(problems).toHaveLength(1);
});

it('a missing file is told by itself, and not by what names it', async () => {
  const problems = await problemsAfter(() => rmSync(at('src/content/bns'), { recursive: true }));
  expect(problems.map(({ file }) => file)).toEqual(['src/content/bns']);
});

it('links to what exists pass, whatever kind of page it is', async () => {
  const addresses = [
    '/',
    '/ipc-section/304B',
    '/ipc-section/420.json',
    '/ipc-to-bns/420',
    '/bns/chapter/vi',
    '/blog/category/criminal-law',
    '/resources/bns-guides',
    '/compare/ipc-420/bns-318',
    '/careers/general',
    '/data/ipc.csv',
    '/search?q=420',
    '/faqs#bail-and-arrest',
    '/blog/anticipatory-bail#who-can-ask',
    '/#learn-more',
    '#where-to-apply',
  ];
  const text = addresses.map((address) => `[x](${address})`).join(', ');
  expect(await problemsAfter(() => append(ARTICLE, text))).toEqual([]);
});

it('files of the system and of editors are no content', async () => {
  const change = () => {
    for (const name of ['.DS_Store', '.420.mdx.swp', 'Thumbs.db']) write(`src/content/ipc/${name}`, 'x');
  };
  expect(await problemsAfter(change)).toEqual([]);
});

it('one reading tells of all collections', async () => {
  // One that is still being written may have no file yet.
  const bases = Object.values(all)
    .map(({ base }) => base)
    .filter((base) => existsSync(base));
  expect(bases.length).toBeGreaterThan(20);
  const problems = await problemsAfter(() => {
    for (const base of bases) replace(`${base}/${readdirSync(base)[0]}`, /^---\n/, '---\nunheardOf: x\n');
  });
  const told = new Set(
    problems.filter(({ field }) => field === 'unheardOf').map(({ file }) => dirname(file)),
  );
  expect([...told].sort()).toEqual([...bases].sort());
});
