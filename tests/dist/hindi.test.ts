/** Pages in Hindi: nothing on them is in English unless it is marked, and each and its twin name each other. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isText } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { canonicalOf, hasPage, type Page, type ParentNode, pageAt, pages, select } from '../support/pages.ts';
import { DIST, ROOT } from '../support/site.ts';

const hindi = pages.filter(({ address }) => /^\/hi(?:\/|$)/.test(address));
const englishOf = (address: string): string => address.slice('/hi'.length) || '/';

/** The files of a folder of content, by name. */
function written(folder: string): string[] {
  const path = join(ROOT, 'src/content', folder);
  return (existsSync(path) ? readdirSync(path) : []).map((file) => file.replace(/\.mdx?$/, ''));
}

/** What stands in Hindi whatever is written: it is made of the tables and of words of the interface. */
const ALWAYS =
  /^\/(?:|ipc|bns|indian-penal-code|bharatiya-nyaya-sanhita|(?:ipc|bns)\/(?:sections|chapter\/\w+)|bns\/(?:changes|implementation)|ipc-to-bns|bns-to-ipc|which-law-applies|offences(?:\/.+)?|glossary|search|corrections|resources\/cases(?:\/(?:state|public-tranquility))?|404|errors\/(?:(?:ipc|bns)-\w+-not-found|unavailable))$/;

const sections = { ipc: new Set(written('ipc-hi')), bns: new Set(written('bns-hi')) };

/** The pages of each file, by its folder. */
const OF_FILES: Readonly<Record<string, (name: string) => string[]>> = {
  'ipc-hi': (number) => [`/ipc-section/${number}`, `/ipc-to-bns/${number}`],
  'bns-hi': (number) => [`/bns-section/${number}`, `/bns-to-ipc/${number}`],
  'ipc-categories-hi': (slug) => [`/ipc-category/${slug}`],
  'bns-categories-hi': (slug) => [`/bns-category/${slug}`],
  'cases-hi': (slug) => [`/resources/cases/${slug}`],
  'glossary-hi': (slug) => [`/glossary/${slug}`],
  'pages-hi': (slug) => [`/${slug}`],
};

function expectedPages(): string[] {
  const compared = pages.flatMap(({ address }) => {
    const [, ipc = '', bns = ''] = /^\/compare\/ipc-(\w+)\/bns-(\w+)$/.exec(address) ?? [];
    return sections.ipc.has(ipc) && sections.bns.has(bns) ? address : [];
  });
  const english = [
    ...pages.map(({ address }) => address).filter((address) => ALWAYS.test(address)),
    ...Object.entries(OF_FILES).flatMap(([folder, pagesOf]) => written(folder).flatMap(pagesOf)),
    ...compared,
  ];
  return english.map((address) => (address === '/' ? '/hi' : `/hi${address}`));
}

it('there is a page for everything that stands in Hindi, and no other', () => {
  expect(hindi.map(({ address }) => address).sort()).toEqual(expectedPages().sort());
  expect(hindi.length).toBeGreaterThan(150);
});

/** What Hindi texts write in Latin letters: short names, section numbers, names of products. */
const LATIN =
  /^(?:IPC|BNS|BNSS|BSA|CrPC|FIR|IT|OTP|UPI|PDF|SMS|ATM|CCTV|DNA|GST|NGT|PIN|SIM|PF|POCSO|EN|VidhiSetu|Facebook|Twitter|LinkedIn|WhatsApp|CSV|JSON|RSS|JavaScript|CBI|X|\d+[A-Z]{0,2})$/;

/** A word of the English Act that a text names: “Court of Justice”. */
const QUOTED = /“[A-Za-z ]{1,40}”/g;

/** An address of ours, the word that an example of the search page types in Latin letters, and what code fills in. */
const TYPED = /\S+@\S+|\bdahej\b|\{\w+\}/g;

/** A clause is named by a small letter or number in brackets: 64(2)(a). */
const CLAUSE = /\([a-z]{1,4}\)/g;

const foreign = (text: string): string[] =>
  (
    text
      .replace(QUOTED, '')
      .replace(TYPED, '')
      .replace(CLAUSE, '')
      .match(/[A-Za-z\d]+/g) ?? []
  ).filter((word) => /[A-Za-z]/.test(word) && !LATIN.test(word));

/** What of a page is read out or seen, outside what is marked as English. */
function textsOf(node: ParentNode): string[] {
  return node.children.flatMap((child) => {
    if (isText(child)) return [child.data];
    if (!('children' in child)) return [];
    if (!('attribs' in child)) return textsOf(child);
    const { name, attribs } = child;
    if (['script', 'style', 'head'].includes(name) || attribs.lang === 'en') return [];
    const said = [
      'aria-label',
      'placeholder',
      'title',
      'alt',
      'data-label',
      'data-done',
      'data-hint',
      'data-some',
      'data-none',
    ];
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

/** A page that says the same as another leaves it to that one to name its twin. */
const isAlias = (page: Page): boolean => {
  const canonical = canonicalOf(page);
  return canonical === undefined || new URL(canonical).pathname !== page.address;
};

describe('every page in Hindi', () => {
  it('has no English that is not marked, and no word without its Hindi', () => {
    const odd = hindi.flatMap((page) => {
      const texts = [...described(page), ...textsOf(page.root)];
      const wrong = texts.filter((text) => foreign(text).length > 0 || /undefined|\[object|NaN/.test(text));
      return wrong.map((text) => `${page.address}: ${text.trim()}`);
    });
    expect(odd).toEqual([]);
  });

  it('marks as English only what is', () => {
    const odd = hindi.flatMap(({ address, root }) =>
      select(root, '[lang="en"]')
        .map((element) => textsOf(element).join(''))
        .filter((text) => /[\u0900-\u097f]/.test(text))
        .map((text) => `${address}: ${text}`),
    );
    expect(odd).toEqual([]);
  });

  it('leads to pages in Hindi where they stand, and says of every other link that it leads to English', () => {
    const odd = hindi.flatMap(({ address, root }) =>
      select(root, 'a[href^="/"]:not(.language-link)').flatMap(({ attribs: { href = '', hreflang } }) => {
        const [path = ''] = href.split(/[?#]/);
        const isHindi = /^\/hi(?:\/|$)/.test(path);
        const right = isHindi ? hreflang === undefined && hasPage(path) : hreflang === 'en';
        const missed = !isHindi && hasPage(path === '/' ? '/hi' : `/hi${path}`);
        return right && !missed ? [] : `${address}: ${href}`;
      }),
    );
    expect([...new Set(odd)]).toEqual([]);
  });

  it('and its twin name each other, and lead to each other', () => {
    const odd = hindi
      .filter((page) => !isAlias(page))
      .flatMap((page) => {
        const { address } = page;
        const english = englishOf(address);
        const twins = [page, pageAt(english)];
        const { origin } = new URL(canonicalOf(page) ?? '');
        const expected = `en ${english}, hi ${address}, x-default ${english}`;
        return twins.flatMap((twin) => {
          const named = select(twin.head, 'link[hreflang]').map(
            ({ attribs: { hreflang, href = '' } }) => `${hreflang} ${href.slice(origin.length)}`,
          );
          const [link, ...more] = select(twin.root, 'header .language-link');
          const other = twin === page ? english : address;
          const right =
            named.join(', ') === expected &&
            canonicalOf(twin) === new URL(twin.address, origin).href &&
            link?.attribs.href === other &&
            link.attribs.lang === (other === address ? 'hi' : 'en') &&
            more.length === 0;
          return right ? [] : `${twin.address}: ${named.join(', ')}; ${link?.attribs.href}`;
        });
      });
    expect(odd).toEqual([]);
  });

  it('says that it is in Hindi', () => {
    const odd = hindi.filter(({ root, head, address }) => {
      const [html] = select(root, 'html');
      const locale = select(head, 'meta[property="og:locale"]')[0]?.attribs.content;
      const named = select(head, 'link[hreflang]').length > 0;
      return html?.attribs.lang !== 'hi' || (named && locale !== 'hi_IN') || address === '';
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });

  it('stands once in the sitemap, with its twin', () => {
    const files = readdirSync(DIST).filter((file) => /^sitemap-\w+-0\.xml$/.test(file));
    const entries = files.flatMap((file) => readFileSync(join(DIST, file), 'utf8').split('<url>').slice(1));
    const byAddress = Map.groupBy(
      entries,
      (entry) => new URL(/<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? 'https://none.test').pathname,
    );
    const odd = hindi.filter((page) => {
      const own = byAddress.get(page.address) ?? [];
      if (isAlias(page)) return own.length > 0;
      const twin = new RegExp(`hreflang="x-default" href="https?://[^/"]+${englishOf(page.address)}"`);
      return own.length !== 1 || !twin.test(own[0] ?? '');
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });
});

it('no page without a twin names one, and none chooses for the reader', () => {
  const twins = new Set(hindi.flatMap(({ address }) => [address, englishOf(address)]));
  const odd = pages.filter(
    ({ address, root }) =>
      !twins.has(address) &&
      select(root, 'link[hreflang], .language-link, a[href="/hi"], a[href^="/hi/"]').length > 0,
  );
  expect(odd.map(({ address }) => address)).toEqual([]);
});
