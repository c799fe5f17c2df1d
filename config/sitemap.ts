import sitemap from '@astrojs/sitemap';

/** Pages that exist but are not to be indexed: they are `noindex`, or say the same as another address. */
const UNLISTED = [/^\/errors\//, /^\/404$/, /^\/city\/default$/];
/** Second addresses of one page; the canonical one is listed. */
const ALIASES = new Set(['/indian-penal-code', '/bharatiya-nyaya-sanhita']);

/** The sitemap integration: every indexable page once, without the second addresses of the two home pages. */
export function sitemapByKind() {
  return sitemap({
    filter: (page) => {
      const path = new URL(page).pathname.replace(/\.html$/, '') || '/';
      return !ALIASES.has(path) && !UNLISTED.some((pattern) => pattern.test(path));
    },
  });
}
