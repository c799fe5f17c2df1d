/** What kind of page stands at an address: its own file of the sitemap, and the line above the title of its share image. */
import { type Act, acts } from '../lib/law/acts.ts';

interface PageKind {
  /** Name of its sitemap: `sitemap-ipc-0.xml`. */
  name: string;
  matches: RegExp;
  /** What stands above the title. */
  caption: string;
}

const named = (act: Act) => `${acts[act].name}, ${acts[act].year}`;

const KINDS: readonly PageKind[] = [
  { name: 'ipc', matches: /^(?:\/hi)?\/ipc-section\//, caption: named('ipc') },
  { name: 'bns', matches: /^(?:\/hi)?\/bns-section\//, caption: named('bns') },
  { name: 'bridge', matches: /^\/(?:ipc-to-bns|bns-to-ipc|compare)(?:\/|$)/, caption: 'Old law, new law' },
  { name: 'offences', matches: /^\/offences(?:\/|$)/, caption: 'Bail, arrest, court, punishment' },
  { name: 'cases', matches: /^\/resources\/cases(?:\/|$)/, caption: 'Decisions of the courts' },
  { name: 'glossary', matches: /^\/glossary(?:\/|$)/, caption: 'Words of the law' },
  { name: 'resources', matches: /^\/resources\//, caption: 'Guides and templates' },
  { name: 'blog', matches: /^\/blog(?:\/|$)/, caption: 'From the blog' },
  { name: 'service', matches: /^\/(?:services|practice-areas)(?:\/|$)/, caption: 'Lawyers online' },
  { name: 'cities', matches: /^\/(?:city\/|cities$)/, caption: 'Lawyers in your city' },
];

const OTHER: PageKind = { name: 'pages', matches: /^\//, caption: 'Indian criminal law in plain words' };

/** The sitemaps of their own; every other page stands in `pages`. */
export const SITEMAPS: readonly string[] = KINDS.map(({ name }) => name);

/** The kind of page at an address. */
export const kindOf = (address: string): PageKind =>
  KINDS.find(({ matches }) => matches.test(address)) ?? OTHER;
