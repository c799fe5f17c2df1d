import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { SITEMAPS } from '../src/config/page-kinds.ts';
import { languagesOf } from '../src/lib/languages.ts';
import { describedPages, descriptionOf } from '../src/lib/page-register.ts';
import { addressOf } from '../src/lib/urls.ts';

const pageOf = ({ url }: SitemapItem) => descriptionOf(addressOf(new URL(url).pathname));

/**
 * The sitemap: every indexable page once, one file for each kind of page, and as the day of its last change the one the
 * page gives of itself. A page that is `noindex`, or says the same as another address, is left out.
 */
export function sitemapByKind(): AstroIntegration {
  const { name, hooks } = sitemap({
    // Called after the build, when the pages have been described.
    serialize(item) {
      const { address, twin, noindex, alias, modified } = pageOf(item);
      if (noindex || alias) return undefined;
      const links = languagesOf(address, twin).map(({ language, address: path }) => ({
        lang: language,
        url: new URL(path, item.url).href,
      }));
      return { ...item, ...(modified && { lastmod: modified }), ...(links.length > 0 && { links }) };
    },
    // What no chunk takes goes to the file `pages`.
    chunks: Object.fromEntries(
      SITEMAPS.map((name) => [name, (item: SitemapItem) => (pageOf(item).kind === name ? item : undefined)]),
    ),
  });
  return {
    name,
    hooks: {
      ...hooks,
      // Astro names only the pages that it has rendered in this build.
      'astro:build:done': (options) =>
        hooks['astro:build:done']?.({
          ...options,
          pages: [...describedPages()].map(({ address }) => ({ pathname: address.slice(1) })),
        }),
    },
  };
}
