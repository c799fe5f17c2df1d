import { expect, it } from 'vitest';
import { readContent } from '../../src/collections/read-content.ts';
import { englishAddress } from '../../src/lib/languages.ts';
import { ALIASES, hasPage, pages, select } from '../support/pages.ts';
import { assetExists, isPreview, ROOT } from '../support/site.ts';

interface Link {
  from: string;
  path: string;
  fragment: string;
}

/** Pages the server answers with where there is no other: nothing links to them. */
const ANSWERED_ONLY = /^(?:\/hi)?\/(?:404|errors\/.+|city\/default)$/;

const anchors = pages.map(({ address, root }) => ({ address, links: select(root, 'a') }));
/** Pages of the app, which a live build links to only when there is an app; their addresses stay. */
const IN_THE_APP = ['/ask-question', '/book', '/find-lawyer', '/login', '/register'];

const internal = anchors.flatMap(({ address, links }) =>
  links.flatMap(({ attribs: { href } }): Link[] => {
    if (href === undefined || /^(?:https?|mailto|tel):/.test(href)) return [];
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
  const odd = anchors.flatMap(({ address, links }) =>
    links
      .map(({ attribs: { href } }) => href)
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
      new Set(select(root, '[id]').map(({ attribs }) => attribs.id)),
    ]),
  );
  const lost = internal.filter(
    ({ path, fragment }) => fragment && hasPage(path) && !ids.get(path)?.has(fragment),
  );
  expect(lost.map(({ from, path, fragment }) => `${from} links to ${path}#${fragment}`)).toEqual([]);
});

it('every file a page names exists', () => {
  const named = pages.flatMap(({ address, root, head }) =>
    [
      ...select(root, '[src], [data-src], astro-island').flatMap(({ attribs }) =>
        ['src', 'data-src', 'component-url', 'renderer-url'].flatMap((name) => attribs[name] ?? []),
      ),
      ...select(head, 'link[rel="stylesheet"]').map(({ attribs: { href = '' } }) => href),
      ...select(head, 'meta[property="og:image"]').map(
        ({ attribs: { content = '' } }) => new URL(content).pathname,
      ),
    ].map((file) => ({ address, file })),
  );
  const lost = new Map(
    named.filter(({ file }) => !assetExists(file)).map(({ address, file }) => [file, address]),
  );
  expect([...lost].map(([file, address]) => `${address} names ${file}`)).toEqual([]);
});

/** For those who build the site; nothing leads there. */
const STYLE_GUIDE = '/styleguide';

it('leads from the home page to every page that a reader may come to by a link', () => {
  const leadsTo = Map.groupBy(internal, ({ from }) => from);
  const reached = new Set(['/']);
  for (const address of reached) {
    for (const { path } of leadsTo.get(address) ?? []) if (hasPage(path)) reached.add(path);
  }
  const unreached = pages.filter(
    ({ address }) =>
      !ALIASES[address] &&
      !ANSWERED_ONLY.test(address) &&
      address !== STYLE_GUIDE &&
      (isPreview || !IN_THE_APP.includes(address)) &&
      !reached.has(address),
  );
  expect(unreached.map(({ address }) => address)).toEqual([]);
});

const { addresses } = readContent(ROOT);

/** Pages the check of the content does not know beforehand. */
const NOT_KNOWN = /^\/(?:compare|offences\/(?:ipc|bns))(?:\/|$)/;

it('the check of the content knows the pages of the site, and no others', () => {
  const missing = [...addresses.known].filter((address) => !hasPage(address) && !assetExists(address));
  expect(missing, 'addresses without a page').toEqual([]);
  const built = pages.map(({ address }) => address).filter((address) => !ANSWERED_ONLY.test(address));
  const unknown = built.filter(
    (address) =>
      !addresses.known.has(address) &&
      !addresses.known.has(englishAddress(address)) &&
      !NOT_KNOWN.test(englishAddress(address)),
  );
  expect(unknown, 'pages it does not know').toEqual([]);
});

it('the check of the content lets every part of a page be linked to', () => {
  const refused = pages.flatMap(({ address, root }) =>
    select(root, 'main[id], section[id], details[id], h2[id], h3[id], h4[id]')
      // The headings beside a text name its lists; they are no parts of it.
      .filter(({ attribs: { id } }) => !id?.startsWith('rail-'))
      .map(({ attribs: { id } }) => `${address}#${id}`)
      .filter((link) => !ANSWERED_ONLY.test(address) && addresses.problemWith(link)),
  );
  expect(refused).toEqual([]);
});
