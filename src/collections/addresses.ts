/** The addresses of the site and the ids on its pages, as far as they can be known without building it. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { englishAddress } from '../lib/languages.ts';
import { headingIds } from './body.ts';
import type { CollectionOptions, EntryFile } from './read-entry.ts';

const ROUTES_FOLDER = 'src/pages';

/** Pages made of two entries, lists made of the tables, and files of the open data. That a link to one leads somewhere is tested on the built site. */
const NOT_JUDGED = /^\/(?:compare|data|offences)\//;

/** Pages the server answers with where there is no other: nothing links to them. */
const ANSWERED_ONLY = /^(?:\/hi)?\/(?:404|errors\/.*|city\/default)$/;

/** The id of the main part, which every page has. */
const MAIN = 'content';

/** What the design of a page adds to the ids that come from its content. */
const IDS_OF_DESIGN: Readonly<Record<string, readonly string[]>> = {
  '/': ['learn-more', 'app'],
  '/contact': ['direct'],
};

/** What of a collection its pages depend on. */
export interface Listed {
  options: CollectionOptions<unknown>;
  /** Its files by id, broken ones too: a broken file is told by itself, not by every link to it. */
  files: ReadonlyMap<string, string>;
  entries: ReadonlyMap<string, EntryFile<unknown>>;
}

/** Routes without a parameter: `bns/changes.astro` → `/bns/changes`, `blog/feed.xml.ts` → `/blog/feed.xml`. */
function fixedAddresses(root: string): Set<string> {
  const routes = readdirSync(join(root, ROUTES_FOLDER), { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:astro|ts)$/.test(path) && !path.includes('['));
  return new Set(routes.map((path) => path.replace(/\.(?:astro|ts)$/, '').replace(/\/index$/, '') || '/'));
}

export interface Addresses {
  /** Every address a link may lead to, as far as it is known here. */
  known: ReadonlySet<string>;
  /** Why a link inside the site leads nowhere, or nothing. It begins with a slash, and may have a fragment. */
  problemWith: (link: string) => string | undefined;
  /** For each file that would be a page that there is already, the address they share. */
  shared: readonly { file: string; address: string; other: string }[];
}

/** Works out the addresses of the site below `root` from its routes and from what the collections hold. */
export function siteAddresses(root: string, collections: readonly Listed[]): Addresses {
  const fixed = fixedAddresses(root);
  const known = new Set([...fixed].filter((address) => !ANSWERED_ONLY.test(address)));
  const pages = new Map<string, { listed: Listed; id: string }>();
  const anchorsOn = new Map<string, readonly string[]>();
  const shared: Addresses['shared'][number][] = [];
  for (const listed of collections) {
    const { options, files } = listed;
    if (options.anchoredOn) anchorsOn.set(options.anchoredOn, [...files.keys()]);
    if (files.size > 0) for (const listing of options.listings ?? []) known.add(listing);
    // A missing file is told by itself too, not by every link to it.
    for (const id of new Set([...files.keys(), ...(options.ids ?? [])])) {
      const entry = listed.entries.get(id);
      const address = options.address?.(id, entry?.frontMatter);
      if (address === undefined) continue;
      const file = files.get(id);
      const twin = pages.get(address);
      // Where a page asks for the words of a file, both have its address; any other file would be a twin of it.
      const hasRoute = entry && fixed.has(address) && !options.hasRoute?.(entry.frontMatter);
      const other = twin?.listed.files.get(twin.id) ?? (hasRoute ? `a page in ${ROUTES_FOLDER}` : undefined);
      if (file && other) shared.push({ file, address, other });
      pages.set(address, { listed, id });
      for (const own of [address, ...(options.otherAddresses?.(id) ?? [])]) known.add(own);
    }
  }

  /** The ids of a page, or nothing where its design may add others. */
  const idsOn = (address: string): string[] | undefined => {
    const { listed, id } = pages.get(address) ?? {};
    const entry = id === undefined ? undefined : listed?.entries.get(id);
    if (!entry || !listed?.options.anchors) return;
    return [
      MAIN,
      ...headingIds(entry.body),
      ...listed.options.anchors(entry.frontMatter),
      ...(IDS_OF_DESIGN[address] ?? []),
      ...(anchorsOn.get(address) ?? []),
    ];
  };

  const byLowerCase = new Map([...known].map((address) => [address.toLowerCase(), address]));
  const stands = (address: string) =>
    known.has(address) || NOT_JUDGED.test(address) || existsSync(join(root, 'public', `.${address}`));
  // A page in Hindi that is not written yet is right to link to: the link leads to the English one until then.
  const exists = (address: string) => stands(address) || stands(englishAddress(address));

  const problemWith = (link: string): string | undefined => {
    const [, path = '', fragment = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(link) ?? [];
    if (!URL.canParse(link, 'https://site.test')) return `"${link}" is not an address; correct it`;
    if (path !== '/' && !exists(path)) {
      const spelt = byLowerCase.get(path.toLowerCase().replace(/(?:\.html|\/)$/, ''));
      const fix = spelt ? `write ${spelt}` : 'correct the address or remove the link';
      return `there is no page ${path}; ${fix}`;
    }
    const ids = fragment && idsOn(path);
    if (!ids || ids.includes(fragment)) return;
    return `${path} has no part "#${fragment}"; use one of: ${ids.map((id) => `#${id}`).join(', ')}`;
  };

  return { known, problemWith, shared };
}
