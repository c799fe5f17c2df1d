/** Pages in Hindi: nothing on them is in English unless it is marked, and each and its twin name each other. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isText } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { canonicalOf, hasPage, type Page, type ParentNode, pageAt, pages, select } from '../support/pages.ts';
import { ROOT, readAsset } from '../support/site.ts';

const hindi = pages.filter(({ address }) => address.startsWith('/hi/'));

/** The sections that have a file in Hindi. */
const written = ['ipc', 'bns'].flatMap((act) => {
  const folder = join(ROOT, 'src/content', `${act}-hi`);
  return (existsSync(folder) ? readdirSync(folder) : []).map(
    (file) => `/hi/${act}-section/${file.replace(/\.mdx?$/, '')}`,
  );
});

it('there is a page for every section that is written in Hindi, and no other', () => {
  expect(hindi.map(({ address }) => address).sort()).toEqual(written.sort());
  expect(hindi.length).toBeGreaterThan(0);
});

/** What Hindi texts write in Latin letters: short names, section numbers, names of products. */
const LATIN =
  /^(?:IPC|BNS|BNSS|BSA|CrPC|FIR|IT|OTP|UPI|PDF|SMS|ATM|CCTV|DNA|GST|NGT|PIN|SIM|PF|POCSO|EN|VidhiSetu|Facebook|Twitter|LinkedIn|WhatsApp|\d+[A-Z]{0,2})$/;

/** A clause is named by a small letter or number in brackets: 64(2)(a). */
const CLAUSE = /\([a-z]{1,4}\)/g;

const foreign = (text: string): string[] =>
  (text.replace(CLAUSE, '').match(/[A-Za-z\d]+/g) ?? []).filter(
    (word) => /[A-Za-z]/.test(word) && !LATIN.test(word),
  );

/** What of a page is read out or seen, outside what is marked as English. */
function textsOf(node: ParentNode): string[] {
  return node.children.flatMap((child) => {
    if (isText(child)) return [child.data];
    if (!('children' in child)) return [];
    if (!('attribs' in child)) return textsOf(child);
    const { name, attribs } = child;
    if (['script', 'style', 'head'].includes(name) || attribs.lang === 'en') return [];
    const said = ['aria-label', 'placeholder', 'title', 'alt', 'data-label', 'data-done'];
    return [...said.flatMap((attribute) => attribs[attribute] ?? []), ...textsOf(child)];
  });
}

const described = ({ head }: Page): string[] => [
  ...select(head, 'title').flatMap((title) => textsOf(title)),
  ...select(head, 'meta[name="description"], meta[property="og:title"], meta[property="og:description"]').map(
    ({ attribs }) => attribs.content ?? '',
  ),
  ...select(head, 'meta[name^="twitter:label"], meta[name^="twitter:data"]').map(
    ({ attribs }) => attribs.content ?? '',
  ),
];

describe.each(hindi.map(({ address }) => address))('%s', (address) => {
  const page = pageAt(address);
  const english = address.slice('/hi'.length);

  it('has no English that is not marked, and no word without its Hindi', () => {
    const texts = [...described(page), ...textsOf(page.root)];
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.flatMap(foreign)).toEqual([]);
    expect(texts.filter((text) => /undefined|\[object|NaN/.test(text))).toEqual([]);
  });

  it('marks as English only what is', () => {
    const marked = select(page.root, '[lang="en"]').filter((element) =>
      textsOf(element).some((text) => /[\u0900-\u097f]/.test(text)),
    );
    expect(marked.map((element) => textsOf(element).join(''))).toEqual([]);
  });

  it('says of each link whether it leads to a page in English', () => {
    const odd = select(page.root, 'a[href^="/"]').filter(
      ({ attribs: { href = '', hreflang } }) => (hreflang === 'en') === href.startsWith('/hi/'),
    );
    expect(odd.map(({ attribs }) => attribs.href)).toEqual([]);
    const missed = select(page.root, 'main a[href^="/"]').filter(
      ({ attribs: { href = '', hreflang } }) => hreflang === 'en' && hasPage(`/hi${href}`),
    );
    expect(missed.map(({ attribs }) => attribs.href)).toEqual([]);
  });

  it('and its twin name each other, and lead to each other', () => {
    const twins = [page, pageAt(english)];
    const [origin] = twins.map((twin) => new URL(canonicalOf(twin) ?? '').origin);
    const expected = [
      ['en', `${origin}${english}`],
      ['hi', `${origin}${address}`],
      ['x-default', `${origin}${english}`],
    ];
    for (const twin of twins) {
      const named = select(twin.head, 'link[hreflang]').map(({ attribs }) => [
        attribs.hreflang,
        attribs.href,
      ]);
      expect(named, twin.address).toEqual(expected);
      expect(canonicalOf(twin)).toBe(`${origin}${twin.address}`);
      const other = twin === page ? english : address;
      const [link, ...more] = select(twin.root, 'header .language-link');
      expect(link?.attribs, twin.address).toMatchObject({
        href: other,
        lang: other === address ? 'hi' : 'en',
      });
      expect(more).toEqual([]);
    }
    expect(select(page.head, 'meta[property="og:locale"]')[0]?.attribs.content).toBe('hi_IN');
  });

  it('stands in the sitemap with its twin', () => {
    const act = address.includes('/ipc-') ? 'ipc' : 'bns';
    const entries = readAsset(`/sitemap-${act}-0.xml`).toString().split('<url>');
    const own = entries.filter((entry) => new RegExp(`<loc>[^<]*[a-z]${address}</loc>`).test(entry));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(new RegExp(`hreflang="x-default" href="[^"]*[a-z]${english}"`));
  });
});

it('no page without a twin names one, and none chooses for the reader', () => {
  const twins = new Set(hindi.flatMap(({ address }) => [address, address.slice('/hi'.length)]));
  const odd = pages.filter(
    ({ address, root }) =>
      !twins.has(address) && select(root, 'link[hreflang], .language-link, a[href^="/hi/"]').length > 0,
  );
  expect(odd.map(({ address }) => address)).toEqual([]);
});
