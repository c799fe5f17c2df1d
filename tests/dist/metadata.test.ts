import { describe, expect, it } from 'vitest';
import { allSettings as site } from '@/config/site.ts';
import { languageAt } from '@/lib/languages.ts';
import { en } from '@/words/en.ts';
import { hi } from '@/words/hi.ts';
import {
  ALIASES,
  canonicalOf,
  isIndexable,
  metaOf,
  type Page,
  pageAt,
  pages,
  select,
  structuredDataOf,
  textOf,
  titleOf,
} from '../support/pages.ts';
import { isPreview, readAsset } from '../support/site.ts';

const WORDS = { en, hi };
const indexable = pages.filter(isIndexable);
/** Every indexable page once: the second addresses of a page say the same as the first. */
const distinct = indexable.filter(({ address }) => !ALIASES[address]);
const origin = new URL(canonicalOf(pageAt('/')) ?? '').origin;

/** What happens in the app: these pages only lead there. */
const IN_THE_APP = ['/ask-question', '/book', '/find-lawyer', '/login', '/register'];

const addresses = (found: readonly Page[]) => found.map(({ address }) => address);

function repeated(of: (page: Page) => string | undefined): string[][] {
  return [...Map.groupBy(distinct, of).values()].filter((group) => group.length > 1).map(addresses);
}

it('every page has one main heading with words in it', () => {
  // The templates inside the 404 page are no part of it until its script picks one.
  const headings = ({ root }: Page) =>
    select(root, 'h1:not(template *)').filter((heading) => textOf(heading) !== '');
  expect(addresses(pages.filter((page) => headings(page).length !== 1))).toEqual([]);
});

describe('titles and descriptions', () => {
  it('are on every page', () => {
    expect(
      addresses(pages.filter((page) => titleOf(page) === '' || !metaOf(page, 'description')?.trim())),
    ).toEqual([]);
  });

  it('are unique among indexable pages', () => {
    expect(repeated(titleOf)).toEqual([]);
    expect(repeated((page) => metaOf(page, 'description'))).toEqual([]);
  });

  it('name the product and its tagline', () => {
    expect(
      addresses(
        pages.filter(
          (page) =>
            !titleOf(page).endsWith(` | ${site.name} – ${WORDS[languageAt(page.address)].shell.tagline}`),
        ),
      ),
    ).toEqual([]);
  });

  it('are short enough to be shown whole', () => {
    expect(addresses(pages.filter((page) => (metaOf(page, 'description') ?? '').length > 160))).toEqual([]);
  });
});

it('every page lets the reader zoom in, and names its language and colour', () => {
  for (const page of pages) {
    expect(select(page.root, 'html')[0]?.attribs.lang, page.address).toBe(
      languageAt(page.address) === 'hi' ? 'hi' : site.locale,
    );
    expect(metaOf(page, 'viewport'), page.address).toContain('maximum-scale=5');
    expect(metaOf(page, 'viewport'), page.address).not.toContain('user-scalable');
    expect(metaOf(page, 'theme-color'), page.address).toBe(site.themeColor);
  }
});

it('every indexable page is its own canonical address, except second addresses', () => {
  const odd = indexable.filter(
    (page) => canonicalOf(page) !== new URL(ALIASES[page.address] ?? page.address, origin).href,
  );
  expect(odd.map((page) => `${page.address}: ${canonicalOf(page)}`)).toEqual([]);
});

it('pages that must not be found say so, and no other page does', () => {
  const hidden = addresses(pages.filter((page) => !isIndexable(page)));
  expect(
    hidden.filter((address) => !/^(?:\/hi)?\/(?:404|errors\/[\w-]+|city\/default|styleguide)$/.test(address)),
  ).toEqual(IN_THE_APP);
  expect(hidden).toContain('/404');
});

describe('structured data', () => {
  const read = pages.flatMap((page) =>
    structuredDataOf(page).map((data) => ({ address: page.address, data })),
  );

  it('counts a trail from one and ends it on the page itself', () => {
    for (const { address, data } of read) {
      for (const trail of data['@graph'].filter((node) => node['@type'] === 'BreadcrumbList')) {
        const items = trail.itemListElement as { position: number; item: string }[];
        expect(
          items.map(({ position }) => position),
          address,
        ).toEqual(items.map((_, index) => index + 1));
        expect(items.at(-1)?.item, address).toBe(canonicalOf(pageAt(address)));
      }
    }
  });

  it.runIf(isPreview)('gives the rating of the app, in India', () => {
    const [home] = read.filter(({ address }) => address === '/');
    const { value, reviews } = site.rating ?? {};
    expect(JSON.stringify(home?.data)).toMatch(
      new RegExp(`"countriesSupported":"IN".*"ratingValue":${value},"reviewCount":${reviews}`),
    );
  });
});

describe('what crawlers are told', () => {
  const locations = (file: string) =>
    [
      ...readAsset(file)
        .toString()
        .matchAll(/<loc>([^<]+)<\/loc>/g),
    ].map(([, location = '']) => location);
  const listed = locations('/sitemap-index.xml').flatMap((sitemap) => locations(new URL(sitemap).pathname));

  it('the sitemap has every indexable page once and no other', () => {
    const expected = distinct.map(({ address }) => new URL(address, origin).href);
    expect([...listed].sort()).toEqual([...expected].sort());
  });

  it('a page is listed with the day it gives itself as the last change, never that of the build', () => {
    const files = locations('/sitemap-index.xml').map((sitemap) =>
      readAsset(new URL(sitemap).pathname).toString(),
    );
    const entries = files.flatMap((file) => [
      ...file.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g),
    ]);
    for (const [, location = '', lastmod] of entries) {
      const page = pageAt(new URL(location).pathname);
      const [own] = select(page.head, 'meta[property="article:modified_time"]');
      expect(lastmod?.slice(0, 10), location).toBe(own?.attribs.content);
    }
    expect(entries.filter(([, , lastmod]) => lastmod).length).toBeGreaterThan(2000);
  });

  it('the sitemap is split by kind of page', () => {
    const files = locations('/sitemap-index.xml').map((file) => /sitemap-(\w+)-/.exec(file)?.[1]);
    expect(files.toSorted()).toEqual(
      [
        'blog',
        'bns',
        'bridge',
        'cases',
        'cities',
        'glossary',
        'ipc',
        'offences',
        'pages',
        'resources',
        'service',
      ].toSorted(),
    );
    expect(locations('/sitemap-ipc-0.xml').filter((url) => !url.includes('/ipc-section/'))).toEqual([]);
  });

  it('robots.txt names the sitemap and hides no indexable page', () => {
    const robots = readAsset('/robots.txt').toString();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
    const hidden = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
    expect(distinct.filter(({ address }) => hidden.some((path) => address.startsWith(path)))).toEqual([]);
  });
});
