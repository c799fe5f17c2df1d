/**
 * What each page says of itself: described once, where its head is made, and read by what is made of all pages beside
 * them: the share images, the sitemap and the full-text index. The pages are rendered in a bundle of their own, so that
 * this module is there twice in a build; what it keeps is there once.
 */

/** What the picture a link is shown with says. */
export interface ShareCard {
  /** The line above the title. */
  caption: string;
  title: string;
  /**
   * The numbers on both banks, where the page is about a provision, with what stands below each; a bank without one is empty,
   * and says `none`.
   */
  bridge?: { ipc: string; bns: string; verdict: string; till: string; from: string; none: string };
  /** Up to two facts; link previews show them beside the picture too. */
  facts: readonly { name: string; value: string }[];
}

export interface PageDescription {
  /** `/ipc-section/420` */
  address: string;
  /** Address of the same page in the other language, where it has one. */
  twin: string | undefined;
  /** Name of the sitemap it stands in. */
  kind: string;
  noindex: boolean;
  /** Whether another address is the one of this content. */
  alias: boolean;
  /** The day its content was last checked or changed, ISO; nothing for a page that only lists others. */
  modified: string | undefined;
  /** Address of its share image. */
  image: string;
  card: ShareCard;
}

const shared = globalThis as { describedPages?: Map<string, PageDescription> };
shared.describedPages ??= new Map();
const pages = shared.describedPages;

export function describePage(page: PageDescription): void {
  pages.set(page.address, page);
}

/** The pages described so far. */
export const describedPages = (): IterableIterator<PageDescription> => pages.values();

/** What a rendered page says of itself. Throws for an address whose page has no head of ours. */
export function descriptionOf(address: string): PageDescription {
  const page = pages.get(address);
  if (!page) throw new Error(`${address} was not described; render it with src/components/site/Head.astro.`);
  return page;
}
