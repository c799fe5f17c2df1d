/** Every built page, parsed once for a test file. */
import { type Element, parse, select, textOf } from './html.ts';
import { pageAddresses, readPage } from './site.ts';

export interface Page {
  address: string;
  html: string;
  root: Element;
}

export const pages: readonly Page[] = pageAddresses().map((address) => {
  const html = readPage(address);
  try {
    return { address, html, root: parse(html) };
  } catch (error) {
    throw new Error(`${address}: ${(error as Error).message}`);
  }
});

const byAddress = new Map(pages.map((page) => [page.address, page]));

/** Throws where the site has no such page. */
export function pageAt(address: string): Page {
  const page = byAddress.get(address);
  if (!page) throw new Error(`${address} was not built`);
  return page;
}

export const hasPage = (address: string): boolean => byAddress.has(address);

export const metaOf = ({ root }: Page, name: string): string | undefined =>
  select(root, `meta[name="${name}"]`)[0]?.attributes.content;

export const titleOf = ({ root }: Page): string => textOf(select(root, 'head title')[0]);

export const canonicalOf = ({ root }: Page): string | undefined =>
  select(root, 'link[rel="canonical"]')[0]?.attributes.href;

export const isIndexable = (page: Page): boolean => !metaOf(page, 'robots')?.includes('noindex');

/** Second addresses of a page, with the address of the first. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/indian-penal-code': '/ipc',
  '/bharatiya-nyaya-sanhita': '/bns',
};

/** The scripts that stand in the page itself and are run. */
export const inlineScripts = ({ root }: Page): string[] =>
  select(root, 'script')
    .filter(
      ({ attributes: { src, type = '' } }) =>
        src === undefined && /^(?:|module|text\/javascript)$/.test(type),
    )
    .map(({ children: [source] }) => String(source ?? ''));

export { select, textOf };
