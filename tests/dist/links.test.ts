import { expect, it } from 'vitest';
import { readContent } from '../../src/collections/read-content.ts';
import { ALIASES, hasPage, pageAt, pages, select } from '../support/pages.ts';
import { assetExists, ROOT } from '../support/site.ts';

interface Link {
  from: string;
  path: string;
  fragment: string;
}

/** Pages the server answers with where there is no other: nothing links to them. */
const ANSWERED_ONLY = /^\/(?:404|errors\/.+|city\/default)$/;

const internal = pages.flatMap(({ address, root }) =>
  select(root, 'a[href]').flatMap(({ attributes: { href = '' } }): Link[] => {
    if (/^(?:https?|mailto|tel):/.test(href)) return [];
    const { pathname, hash } = new URL(href, `http://site.test${address}`);
    return [{ from: address, path: pathname, fragment: decodeURIComponent(hash.slice(1)) }];
  }),
);
const linked = new Map(internal.map((link) => [link.path, link]));

it('every page links somewhere', () => {
  const linking = new Set(internal.map(({ from }) => from));
  expect(pages.filter(({ address }) => !linking.has(address)).map(({ address }) => address)).toEqual([]);
});

it('every internal link leads to a page', () => {
  const lost = [...linked.values()].filter(({ path }) => !hasPage(path) && !assetExists(path));
  expect(lost.map(({ from, path }) => `${from} links to ${path}`)).toEqual([]);
});

it('no link is relative, empty, or spelt so that it redirects', () => {
  const odd = pages.flatMap(({ address, root }) =>
    select(root, 'a')
      .map(({ attributes: { href } }) => href)
      .filter((href) => {
        if (href === undefined || !/^(?:\/(?!\/)|#.|https:\/\/|mailto:.|tel:\d)/.test(href)) return true;
        return /^\/.+\/$|^\/.*\.html\b/.test(href);
      })
      .map((href) => `${address} links to "${href}"`),
  );
  expect(odd).toEqual([]);
});

it('every fragment names an element of its page', () => {
  const ids = new Map(
    pages.map(({ address, root }) => [
      address,
      new Set(select(root, '[id]').map(({ attributes }) => attributes.id)),
    ]),
  );
  const lost = internal.filter(
    ({ path, fragment }) => fragment && hasPage(path) && !ids.get(path)?.has(fragment),
  );
  expect(lost.map(({ from, path, fragment }) => `${from} links to ${path}#${fragment}`)).toEqual([]);
});

it('every file a page names exists', () => {
  const named = pages.flatMap(({ address, root }) => [
    ...select(root, '[src]').map(({ attributes: { src = '' } }) => ({ address, file: src })),
    ...select(root, '[data-src]').map(({ attributes }) => ({ address, file: attributes['data-src'] ?? '' })),
    ...select(root, 'link[rel="stylesheet"]').map(({ attributes: { href = '' } }) => ({
      address,
      file: href,
    })),
    ...select(root, 'meta[property="og:image"]').map(({ attributes: { content = '' } }) => ({
      address,
      file: new URL(content).pathname,
    })),
    ...['component-url', 'renderer-url'].flatMap((attribute) =>
      select(root, `astro-island[${attribute}]`).map(({ attributes }) => ({
        address,
        file: attributes[attribute] ?? '',
      })),
    ),
  ]);
  const lost = new Map(
    named.filter(({ file }) => !assetExists(file)).map(({ address, file }) => [file, address]),
  );
  expect([...lost].map(([file, address]) => `${address} names ${file}`)).toEqual([]);
});

it('leads from the home page to every page that a reader may come to by a link', () => {
  const reached = new Set(['/']);
  for (const address of reached) {
    for (const { attributes } of select(pageAt(address).root, 'a[href^="/"]')) {
      const path = attributes.href?.split('#')[0] ?? '';
      if (hasPage(path)) reached.add(path);
    }
  }
  const unreached = pages.filter(
    ({ address }) => !ALIASES[address] && !ANSWERED_ONLY.test(address) && !reached.has(address),
  );
  expect(unreached.map(({ address }) => address)).toEqual([]);
});

const { addresses } = await readContent(ROOT);

/** Pages the check of the content does not know beforehand. */
const NOT_KNOWN = /^\/compare\//;

it('the check of the content knows the pages of the site, and no others', () => {
  const missing = [...addresses.known].filter((address) => !hasPage(address) && !assetExists(address));
  expect(missing, 'addresses without a page').toEqual([]);
  const built = pages.map(({ address }) => address).filter((address) => !ANSWERED_ONLY.test(address));
  const unknown = built.filter((address) => !addresses.known.has(address) && !NOT_KNOWN.test(address));
  expect(unknown, 'pages it does not know').toEqual([]);
});

it('the check of the content lets every part of a page be linked to', () => {
  const refused = pages.flatMap(({ address, root }) =>
    ['main', 'section', 'h2', 'h3', 'h4', 'details']
      .flatMap((tag) => select(root, `${tag}[id]`))
      .map(({ attributes: { id } }) => `${address}#${id}`)
      .filter((link) => !ANSWERED_ONLY.test(address) && addresses.problemWith(link)),
  );
  expect(refused).toEqual([]);
});
