import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { readBuiltPage } from './built-pages.ts';
import { kindOf, PAGE_KINDS } from './page-kinds.ts';

const addressOf = (url: string) => new URL(url).pathname.replace(/\.html$/, '') || '/';

/**
 * The sitemap: every indexable page once, one file for each kind of page, and as the day of its last change the one the
 * page gives of itself. A page that is `noindex`, or says the same as another address, is left out.
 */
export function sitemapByKind(): AstroIntegration[] {
  let dist: URL;
  const ofKind = (name: string) => (item: SitemapItem) =>
    kindOf(addressOf(item.url)).name === name ? item : undefined;

  return [
    {
      name: 'built-pages-folder',
      hooks: {
        'astro:config:done': ({ config }) => {
          dist = config.outDir;
        },
      },
    },
    sitemap({
      // Called after the build, when the pages can be read.
      async serialize(item) {
        const { noindex, alias, modified } = await readBuiltPage(dist, addressOf(item.url));
        if (noindex || alias) return undefined;
        return modified ? { ...item, lastmod: modified } : item;
      },
      // What no chunk takes goes to the file `pages`.
      chunks: Object.fromEntries(
        PAGE_KINDS.filter(({ name }) => name !== 'pages').map(({ name }) => [name, ofKind(name)]),
      ),
    }),
  ];
}
