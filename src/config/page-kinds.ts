/** What kind of page stands at an address: its own file of the sitemap, and the line above the title of its share image. */
import { englishAddress, languageAt } from '../lib/languages.ts';
import { type Act, acts } from '../lib/law/acts.ts';

interface PageKind {
  /** Name of its sitemap: `sitemap-ipc-0.xml`. */
  name: string;
  matches: RegExp;
  /** What stands above the title, in each language in which there are such pages. */
  caption: Readonly<{ en: string; hi?: string }>;
}

const named = (act: Act, hindi: string) => ({
  en: `${acts[act].name}, ${acts[act].year}`,
  hi: `${hindi}, ${acts[act].year}`,
});

const KINDS: readonly PageKind[] = [
  { name: 'ipc', matches: /^\/ipc-section\//, caption: named('ipc', 'भारतीय दंड संहिता') },
  { name: 'bns', matches: /^\/bns-section\//, caption: named('bns', 'भारतीय न्याय संहिता') },
  {
    name: 'bridge',
    matches: /^\/(?:ipc-to-bns|bns-to-ipc|compare)(?:\/|$)/,
    caption: { en: 'Old law, new law', hi: 'पुराना क़ानून, नया क़ानून' },
  },
  {
    name: 'offences',
    matches: /^\/offences(?:\/|$)/,
    caption: { en: 'Bail, arrest, court, punishment', hi: 'ज़मानत, गिरफ़्तारी, अदालत, सज़ा' },
  },
  {
    name: 'cases',
    matches: /^\/resources\/cases(?:\/|$)/,
    caption: { en: 'Decisions of the courts', hi: 'अदालतों के फ़ैसले' },
  },
  { name: 'glossary', matches: /^\/glossary(?:\/|$)/, caption: { en: 'Words of the law', hi: 'क़ानून के शब्द' } },
  { name: 'resources', matches: /^\/resources\//, caption: { en: 'Guides and templates' } },
  { name: 'blog', matches: /^\/blog(?:\/|$)/, caption: { en: 'From the blog' } },
  { name: 'service', matches: /^\/(?:services|practice-areas)(?:\/|$)/, caption: { en: 'Lawyers online' } },
  { name: 'cities', matches: /^\/(?:city\/|cities$)/, caption: { en: 'Lawyers in your city' } },
];

const OTHER: PageKind = {
  name: 'pages',
  matches: /^\//,
  caption: { en: 'Indian criminal law in plain words', hi: 'आपराधिक क़ानून आसान हिंदी में' },
};

/** The sitemaps of their own; every other page stands in `pages`. */
export const SITEMAPS: readonly string[] = KINDS.map(({ name }) => name);

/** The kind of page at an address, with what stands above the title in its language. */
export function kindOf(address: string): { name: string; caption: string } {
  const english = englishAddress(address);
  const { name, caption } = KINDS.find(({ matches }) => matches.test(english)) ?? OTHER;
  return { name, caption: caption[languageAt(address)] ?? caption.en };
}
