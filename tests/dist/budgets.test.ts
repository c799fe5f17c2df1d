/** What a page costs a reader on a weak signal. The limits are those of the project's design, compressed with brotli. */
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inlineScripts, type Page, pageAt, pages, select } from '../support/pages.ts';
import { readAsset, templates } from '../support/site.ts';

/** One TCP initial window: ten segments of 1,460 bytes. */
const SECTION_LIMIT = 14_600;
const INLINE_SCRIPT_LIMIT = 3_000;
const FIRST_VIEW_LIMIT = 24_000;
const HYDRATED_LIMIT = 80_000;
/** Lists of a whole Act: their words alone pass the limit with React. They keep a limit of their own, not none. */
const WHOLE_ACT_LIMIT = 84_000;
const WHOLE_ACT = new Set(['/ipc/sections', '/bns/sections', '/ipc-to-bns', '/bns-to-ipc']);
const hydratedLimit = ({ address }: Page) => (WHOLE_ACT.has(address) ? WHOLE_ACT_LIMIT : HYDRATED_LIMIT);
/** The page that answers its own address has to load what it answers with. It has a limit of its own as well. */
const SEARCH_PAGE = '/search';
const SEARCH_SCRIPT_LIMIT = 4_000;
const INDEX_FILES = ['/search/names.json', '/search/pages.json', '/search/descriptions.json'];
const NAMES_LIMIT = 30_000;
const INDEX_LIMIT = 70_000;

const QUICK = 5;
const BEST = 11;

const compressed = (content: string | Buffer, quality = BEST): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const assetSizes = new Map<string, number>();
function assetSize(address: string): number {
  const size = assetSizes.get(address) ?? compressed(readAsset(address));
  assetSizes.set(address, size);
  return size;
}

/** Files the page asks for before anybody touches it, pictures aside. */
function firstRequests({ root }: Page): string[] {
  const links = select(root, 'link')
    .filter(({ attributes: { rel = '' } }) =>
      /\b(?:stylesheet|preload|modulepreload|icon|manifest)\b/.test(rel),
    )
    .map(({ attributes: { href = '' } }) => href)
    .filter((href) => !href.startsWith('data:'));
  const scripts = select(root, 'script[src]').map(({ attributes: { src = '' } }) => src);
  const others = ['iframe[src]', 'video[src]', 'audio[src]', 'object[data]', 'embed[src]'].flatMap(
    (selector) => select(root, selector).map(({ name }) => `<${name}>`),
  );
  return [...new Set([...links, ...scripts, ...others])];
}

const pictures = ({ root }: Page) => select(root, 'img[src]').map(({ attributes: { src = '' } }) => src);

/** Bytes of the first view without pictures. At the quick quality it is never less than at the best one. */
const firstView = (page: Page, quality = BEST): number =>
  compressed(page.html, quality) + firstRequests(page).reduce((sum, file) => sum + assetSize(file), 0);

/** A script and everything it imports. */
function withImports(address: string, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  const source = readAsset(address).toString();
  for (const [, imported = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g)) {
    withImports(new URL(imported, `http://site.test${address}`).pathname, found);
  }
  return found;
}

/** Every script that any island of the page loads once it is touched. */
function islandScripts({ root }: Page): string[] {
  const found = new Set<string>();
  for (const { attributes } of select(root, 'astro-island')) {
    for (const address of [attributes['component-url'], attributes['renderer-url']]) {
      if (address) withImports(address, found);
    }
  }
  return [...found];
}

const islandBytes = (page: Page) => islandScripts(page).reduce((sum, file) => sum + assetSize(file), 0);

const sections = pages.filter(({ address }) => /^\/(?:ipc|bns)-section\//.test(address));

/** Pages over a limit, the largest first. The quick quality settles nearly all of them. */
function over(candidates: readonly Page[], limit: number): string[] {
  return candidates
    .filter((page) => firstView(page, QUICK) > limit)
    .map((page) => ({ address: page.address, bytes: firstView(page) }))
    .filter(({ bytes }) => bytes > limit)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ address, bytes }) => `${address}: ${bytes}`);
}

describe('a law section page', () => {
  it('is there for every section', () => {
    expect(sections).toHaveLength(575 + 358);
  });

  it(`weighs at most ${SECTION_LIMIT} bytes with its stylesheet`, () => {
    expect(over(sections, SECTION_LIMIT)).toEqual([]);
  }, 60_000);

  it('asks for one file besides itself: the stylesheet', () => {
    const odd = sections.filter((page) => {
      const files = [...firstRequests(page), ...pictures(page)];
      return files.length !== 1 || !files[0]?.endsWith('.css');
    });
    expect(odd.map((page) => `${page.address}: ${firstRequests(page)}`)).toEqual([]);
  });
});

describe('any page', () => {
  it('names no script file, no font and no other origin', () => {
    const odd = pages.flatMap((page) =>
      [...firstRequests(page), ...pictures(page)]
        .filter((file) => !file.startsWith('/') || /^\/\/|\.(?:m?js|woff2?|ttf|otf)$/.test(file))
        .filter((file) => !(page.address === SEARCH_PAGE && /^\/_astro\/.+\.js$/.test(file)))
        .map((file) => `${page.address}: ${file}`),
    );
    expect(odd).toEqual([]);
  });

  it('loads no font and nothing from elsewhere through its stylesheet', () => {
    for (const file of new Set(pages.flatMap(firstRequests).filter((one) => one.endsWith('.css')))) {
      expect(readAsset(file).toString(), file).not.toMatch(/@font-face|@import|url\(\s*["']?(?!data:)/i);
    }
  });

  it(`carries at most ${INLINE_SCRIPT_LIMIT} bytes of script`, () => {
    const sources = Map.groupBy(pages, (page) => inlineScripts(page).join('\n'));
    const odd = [...sources]
      .map(([source, [page]]) => ({ address: page?.address, bytes: source === '' ? 0 : compressed(source) }))
      .filter(({ bytes }) => bytes > INLINE_SCRIPT_LIMIT);
    expect(odd).toEqual([]);
  });

  it(`carries at most ${SEARCH_SCRIPT_LIMIT} bytes of script when it is the search page, files included`, () => {
    const page = pageAt(SEARCH_PAGE);
    const files = firstRequests(page).filter((file) => file.endsWith('.js'));
    const bytes = files.reduce((sum, file) => sum + assetSize(file), 0);
    expect(compressed(inlineScripts(page).join('\n')) + bytes).toBeLessThanOrEqual(SEARCH_SCRIPT_LIMIT);
  });

  it(`weighs at most ${FIRST_VIEW_LIMIT} bytes at first, pictures aside`, () => {
    expect(over(pages, FIRST_VIEW_LIMIT)).toEqual([]);
  }, 60_000);

  it(`weighs at most ${HYDRATED_LIMIT} bytes with all its islands awake`, () => {
    const heavy = pages
      .filter((page) => firstView(page, QUICK) + islandBytes(page) > hydratedLimit(page))
      .map((page) => ({ page, bytes: firstView(page) + islandBytes(page) }))
      .filter(({ page, bytes }) => bytes > hydratedLimit(page))
      .map(({ page, bytes }) => `${page.address}: ${bytes}`);
    expect(heavy).toEqual([]);
  }, 60_000);

  it('has an island whose code is found, so that the figures above mean something', () => {
    expect(islandScripts(pageAt('/ipc')).length).toBeGreaterThanOrEqual(4);
    expect(islandBytes(pageAt('/ipc'))).toBeGreaterThan(40_000);
  });
});

it('the search index is small: names first, then the rest', () => {
  const [names = 0, ...rest] = INDEX_FILES.map(assetSize);
  expect(names).toBeLessThanOrEqual(NAMES_LIMIT);
  expect(rest.reduce((sum, bytes) => sum + bytes, names)).toBeLessThanOrEqual(INDEX_LIMIT);
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
  const largest = sections
    .map((page) => ({ page, bytes: firstView(page, QUICK) }))
    .sort((a, b) => b.bytes - a.bytes)[0];
  console.table(rows);
  console.log(`Largest section page: ${largest?.page.address}, ${largest && firstView(largest.page)} bytes`);
  console.log(`Search index: ${INDEX_FILES.map((file) => `${file} ${assetSize(file)}`).join(', ')} bytes`);
  expect(rows.filter((row) => !(row['first view'] > 0))).toEqual([]);
}, 60_000);
