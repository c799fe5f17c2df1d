/** What a page costs a reader on a weak signal. The limits are those of the project's design, compressed with brotli. */
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inlineScripts, type Page, pageAt, pages, select, sourceOf } from '../support/pages.ts';
import { readAsset, templates } from '../support/site.ts';

/** One TCP initial window. */
const SECTION_LIMIT = 14_600;
/** What most readers ask for. */
const BEST_KNOWN_SECTION = '/ipc-section/420';
const BEST_KNOWN_LIMIT = 12_500;
/** The styles of a section, which stand in the page itself. */
const STYLE_LIMIT = 5_000;
const INLINE_SCRIPT_LIMIT = 3_000;
const FIRST_VIEW_LIMIT = 24_000;
/** The words of the glossary in Devanagari, each with its English name and its meaning. */
const HINDI_GLOSSARY_LIMIT = 27_000;
/** Every island of a page awake, the heaviest first view included. */
const HYDRATED_LIMIT = 36_000;
const HYDRATED_HOME_LIMIT = 30_000;
/** The pages that answer their own address have to load what they answer with. They have limits of their own as well. */
const ANSWERING = ['/search', '/offences/find', '/hi/search', '/hi/offences/find'];
const ANSWERING_SCRIPT_LIMIT = 4_000;
/** With all the script it answers with, of which none is an island's. */
const ANSWERING_AWAKE_LIMIT = 8_000;
/** What the section search loads, names first; the titles of other pages have a limit of their own. */
const INDEX_FILES = ['/search/names.json', '/search/answers.json', '/search/descriptions.json'];
const PAGES_FILE = '/search/pages.json';
/** What the finder of offences looks through. */
const OFFENCES_FILE = '/offences/rows.json';
const NAMES_LIMIT = 30_000;
const INDEX_LIMIT = 70_000;
/**
 * What is loaded beyond that once a query is in Hindi: the headings of the Hindi Acts, and what people type who ask in Hindi.
 * On Hindi pages, which have the headings as titles, it is part of the index.
 */
const HINDI_FILE = '/search/hindi.json';
const HINDI_FILE_LIMIT = 34_000;
/** Headings and descriptions in Devanagari, and the English headings beside them. */
const HINDI_NAMES_LIMIT = 34_000;
const HINDI_INDEX_LIMIT = 100_000;
const PAGES_LIMIT = 12_000;
const HINDI_PAGES_LIMIT = 15_000;

const QUICK = 5;
const BEST = 11;

const compressed = (content: string | Buffer, quality = BEST): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Remembers what was worked out: several limits ask the same of 2,300 pages. */
function once<Key, Value>(workOut: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? workOut(key);
    known.set(key, value);
    return value;
  };
}

const assetSize = once((address: string) => compressed(readAsset(address)));

/** Files the page asks for before anybody touches it, pictures aside. */
const firstRequests = once(({ root }: Page): string[] => {
  const asking = select(
    root,
    'link, script[src], iframe[src], video[src], audio[src], object[data], embed[src]',
  );
  const files = asking.flatMap(({ name, attribs: { rel = '', href = '', src = '' } }) => {
    if (name === 'script') return src;
    if (name !== 'link') return `<${name}>`;
    const asked = /\b(?:stylesheet|preload|modulepreload|icon|manifest)\b/.test(rel);
    return asked && !href.startsWith('data:') ? href : [];
  });
  return [...new Set(files)];
});

const pictures = once(({ root }: Page) => select(root, 'img[src]').map(({ attribs: { src = '' } }) => src));

const filesOf = (page: Page) => firstRequests(page).reduce((sum, file) => sum + assetSize(file), 0);

/** Bytes of the first view without pictures. */
const firstView = once((page: Page): number => compressed(page.html) + filesOf(page));

/** The same in passing: never less than at the best quality. */
const firstViewAtMost = once((page: Page): number => compressed(page.html, QUICK) + filesOf(page));

const addressesIn = (file: string, pattern: RegExp): string[] =>
  [...readAsset(file).toString().matchAll(pattern)].map(
    ([, imported = '']) => new URL(imported, `http://site.test${file}`).pathname,
  );

/** What a script loads with itself, and with what that loads. */
const withImports = once((entry: string): ReadonlySet<string> => {
  const found = new Set([entry]);
  for (const file of found) {
    for (const other of addressesIn(file, /\b(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g))
      found.add(other);
  }
  return found;
});

/** What a script loads when it is needed: to answer, or for a query that few readers type. */
const loadedLater = (file: string): string[] =>
  addressesIn(file, /\bimport\(["'`](\.{1,2}\/[^"'`]+)["'`]\)/g);

/** Every script that any island of the page loads once it is touched. */
const islandScripts = once(({ root }: Page): string[] => {
  const entries = select(root, 'astro-island').flatMap(({ attribs }) =>
    ['component-url', 'renderer-url'].flatMap((name) => attribs[name] ?? []),
  );
  return [...new Set(entries.flatMap((entry) => [...withImports(entry)]))];
});

const islandBytes = (page: Page) => islandScripts(page).reduce((sum, file) => sum + assetSize(file), 0);

const sections = pages.filter(({ address }) => /^(?:\/hi)?\/(?:ipc|bns)-section\//.test(address));

/** Pages over a limit, the largest first. The quick quality settles nearly all of them. */
function over(candidates: readonly Page[], limit: number): string[] {
  return candidates
    .filter((page) => firstViewAtMost(page) > limit)
    .map((page) => ({ address: page.address, bytes: firstView(page) }))
    .filter(({ bytes }) => bytes > limit)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ address, bytes }) => `${address}: ${bytes}`);
}

describe('a law section page, in each language', () => {
  it('is there for every section', () => {
    expect(sections.filter(({ address }) => !address.startsWith('/hi/'))).toHaveLength(575 + 358);
  });

  it(`weighs at most ${SECTION_LIMIT} bytes with its styles`, () => {
    expect(over(sections, SECTION_LIMIT)).toEqual([]);
  }, 60_000);

  it(`weighs at most ${BEST_KNOWN_LIMIT} bytes when it is ${BEST_KNOWN_SECTION}`, () => {
    expect(firstView(pageAt(BEST_KNOWN_SECTION))).toBeLessThanOrEqual(BEST_KNOWN_LIMIT);
  });

  it('is one request: it asks for no file besides itself', () => {
    const odd = sections.filter((page) => [...firstRequests(page), ...pictures(page)].length > 0);
    expect(odd.map((page) => `${page.address}: ${firstRequests(page)}`)).toEqual([]);
  });

  it(`has styles of at most ${STYLE_LIMIT} bytes`, () => {
    const sizes = new Map(
      [...new Set(sections.flatMap(({ root }) => select(root, 'style').map(sourceOf)))].map((source) => [
        source.length,
        compressed(source),
      ]),
    );
    expect([...sizes.values()].filter((bytes) => bytes > STYLE_LIMIT)).toEqual([]);
    expect(sizes.size).toBeGreaterThan(0);
  });
});

describe('any page', () => {
  it('names no script file, no font and no other origin', () => {
    const odd = pages.flatMap((page) =>
      [...firstRequests(page), ...pictures(page)]
        .filter((file) => !file.startsWith('/') || /^\/\/|\.(?:m?js|woff2?|ttf|otf)$/.test(file))
        .filter((file) => !(ANSWERING.includes(page.address) && /^\/_astro\/.+\.js$/.test(file)))
        .map((file) => `${page.address}: ${file}`),
    );
    expect(odd).toEqual([]);
  });

  it('loads no font and nothing from elsewhere through its styles', () => {
    const styles = new Set(pages.flatMap(({ root }) => select(root, 'style').map(sourceOf)));
    expect(styles.size).toBeGreaterThan(5);
    for (const source of styles) {
      expect(source).not.toMatch(/@font-face|@import|url\(\s*["']?(?!data:)/i);
    }
  });

  it(`carries at most ${INLINE_SCRIPT_LIMIT} bytes of script`, () => {
    const sources = Map.groupBy(pages, (page) => inlineScripts(page).join('\n'));
    const odd = [...sources]
      .map(([source, [page]]) => ({ address: page?.address, bytes: source === '' ? 0 : compressed(source) }))
      .filter(({ bytes }) => bytes > INLINE_SCRIPT_LIMIT);
    expect(odd).toEqual([]);
  });

  it.each(ANSWERING)(
    `%s carries at most ${ANSWERING_SCRIPT_LIMIT} bytes of script, files included`,
    (path) => {
      const page = pageAt(path);
      const files = firstRequests(page).filter((file) => file.endsWith('.js'));
      const bytes = files.reduce((sum, file) => sum + assetSize(file), 0);
      expect(compressed(inlineScripts(page).join('\n')) + bytes).toBeLessThanOrEqual(ANSWERING_SCRIPT_LIMIT);
    },
  );

  it.each(ANSWERING)(`%s loads at most ${ANSWERING_AWAKE_LIMIT} bytes of script files to answer`, (path) => {
    const files = firstRequests(pageAt(path)).filter((file) => file.endsWith('.js'));
    const all = new Set([...files, ...files.flatMap(loadedLater)].flatMap((file) => [...withImports(file)]));
    expect(all.size).toBeGreaterThan(2);
    expect([...all].reduce((sum, file) => sum + assetSize(file), 0)).toBeLessThanOrEqual(
      ANSWERING_AWAKE_LIMIT,
    );
  });

  it(`weighs at most ${FIRST_VIEW_LIMIT} bytes at first, pictures aside`, () => {
    const isHindiGlossary = ({ address }: Page) => address === '/hi/glossary';
    expect(
      over(
        pages.filter((page) => !isHindiGlossary(page)),
        FIRST_VIEW_LIMIT,
      ),
    ).toEqual([]);
    expect(over(pages.filter(isHindiGlossary), HINDI_GLOSSARY_LIMIT)).toEqual([]);
  }, 60_000);

  it(`weighs at most ${HYDRATED_LIMIT} bytes with all its islands awake, the home page ${HYDRATED_HOME_LIMIT}`, () => {
    const awake = (page: Page) => firstView(page) + islandBytes(page);
    const heavy = pages
      .filter((page) => firstViewAtMost(page) + islandBytes(page) > HYDRATED_LIMIT)
      .filter((page) => awake(page) > HYDRATED_LIMIT)
      .map((page) => `${page.address}: ${awake(page)}`);
    expect(heavy).toEqual([]);
    expect(awake(pageAt('/'))).toBeLessThanOrEqual(HYDRATED_HOME_LIMIT);
  }, 60_000);

  it('has an island whose code is found, so that the figures above mean something', () => {
    expect(islandScripts(pageAt('/ipc')).length).toBeGreaterThanOrEqual(4);
    expect(islandBytes(pageAt('/ipc'))).toBeGreaterThan(10_000);
  });
});

it.each([
  ['', NAMES_LIMIT, INDEX_LIMIT, PAGES_LIMIT],
  ['/hi', HINDI_NAMES_LIMIT, HINDI_INDEX_LIMIT, HINDI_PAGES_LIMIT],
])(
  'the search index is small: names first, then the rest (%s)',
  (prefix, namesLimit, indexLimit, pagesLimit) => {
    const files = prefix === '' ? INDEX_FILES : [...INDEX_FILES, HINDI_FILE];
    const [names = 0, ...rest] = files.map((file) => assetSize(prefix + file));
    expect(names).toBeLessThanOrEqual(namesLimit);
    expect(rest.reduce((sum, bytes) => sum + bytes, names)).toBeLessThanOrEqual(indexLimit);
    expect(assetSize(prefix + PAGES_FILE)).toBeLessThanOrEqual(pagesLimit);
    expect(assetSize(prefix + HINDI_FILE)).toBeLessThanOrEqual(HINDI_FILE_LIMIT);
  },
);

it('the offences that the finder looks through are small', () => {
  expect(assetSize(OFFENCES_FILE)).toBeLessThanOrEqual(NAMES_LIMIT);
  expect(assetSize(`/hi${OFFENCES_FILE}`)).toBeLessThanOrEqual(NAMES_LIMIT);
});

it('prints what each template weighs', () => {
  const rows = templates.map(({ name, path, page: built = path }) => {
    const page = pageAt(built);
    const view = firstView(page);
    const script = inlineScripts(page).join('\n');
    return {
      template: name,
      address: path,
      requests: 1 + firstRequests(page).length,
      pictures: pictures(page).length,
      'first view': view,
      'of it script': script === '' ? 0 : compressed(script),
      'islands awake': view + islandBytes(page),
    };
  });
  const largest = sections.toSorted((a, b) => firstViewAtMost(b) - firstViewAtMost(a))[0];
  console.table(rows);
  console.log(`Largest section page: ${largest?.address}, ${largest && firstView(largest)} bytes`);
  console.log(
    `Search index: ${[...INDEX_FILES, PAGES_FILE, HINDI_FILE].map((file) => `${file} ${assetSize(file)}`).join(', ')} bytes`,
  );
  expect(rows.filter((row) => !(row['first view'] > 0))).toEqual([]);
}, 60_000);
