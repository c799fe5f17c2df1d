/** Every built page, parsed once for a test run. */
import { type Document, type Element, parse, select, sourceOf, textOf } from './html.ts';
import { pageAddresses, readPage } from './site.ts';

export interface Page {
  address: string;
  html: string;
  root: Document;
  head: Element;
}

export const pages: readonly Page[] = pageAddresses().map((address) => {
  const html = readPage(address);
  const root = parse(html);
  const [head] = select(root, 'html > head');
  if (!head) throw new Error(`${address} has no head`);
  return { address, html, root, head };
});

const byAddress = new Map(pages.map((page) => [page.address, page]));

/** Throws where the site has no such page. */
export function pageAt(address: string): Page {
  const page = byAddress.get(address);
  if (!page) throw new Error(`${address} was not built`);
  return page;
}

export const hasPage = (address: string): boolean => byAddress.has(address);

export const metaOf = ({ head }: Page, name: string): string | undefined =>
  select(head, `meta[name="${name}"]`)[0]?.attribs.content;

export const titleOf = ({ head }: Page): string => textOf(select(head, 'title')[0]);

export const canonicalOf = ({ head }: Page): string | undefined =>
  select(head, 'link[rel="canonical"]')[0]?.attribs.href;

export const isIndexable = (page: Page): boolean => !metaOf(page, 'robots')?.includes('noindex');

/** What stands between the bar and the footer, as text. */
export const mainTextOf = ({ root }: Page): string => textOf(select(root, 'main')[0]);

/** Second addresses of a page, with the address of the first. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/indian-penal-code': '/ipc',
  '/bharatiya-nyaya-sanhita': '/bns',
  '/hi/indian-penal-code': '/hi/ipc',
  '/hi/bharatiya-nyaya-sanhita': '/hi/bns',
};

const scripts = new WeakMap<Page, Element[]>();

/** Every script of a page, data in scripts included. */
function scriptsOf(page: Page): Element[] {
  const found = scripts.get(page) ?? select(page.root, 'script');
  scripts.set(page, found);
  return found;
}

/** The scripts that stand in the page itself and are run. */
export const inlineScripts = (page: Page): string[] =>
  scriptsOf(page)
    .filter(
      ({ attribs: { src, type = '' } }) => src === undefined && /^(?:|module|text\/javascript)$/.test(type),
    )
    .map(sourceOf);

/** The blocks of structured data, parsed. */
export const structuredDataOf = (page: Page): { '@context': unknown; '@graph': StructuredNode[] }[] =>
  scriptsOf(page)
    .filter(({ attribs: { type } }) => type === 'application/ld+json')
    .map((script) => JSON.parse(sourceOf(script)));

export interface StructuredNode {
  '@type'?: string;
  [property: string]: unknown;
}

export type { ParentNode } from './html.ts';
export { type Document, type Element, select, sourceOf, textOf };
