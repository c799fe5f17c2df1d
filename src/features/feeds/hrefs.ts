/** The feeds of a page, as alternates of its head. `path` is the page they belong to. */
export const feedsOf = (path: string) => [
  { type: 'application/rss+xml', href: `${path}/feed.xml`, title: 'RSS' },
  { type: 'application/feed+json', href: `${path}/feed.json`, title: 'JSON Feed' },
];
