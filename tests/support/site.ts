/** The built site as the tests see it: its pages, and one list of templates for every suite. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DIST = join(ROOT, 'dist');

/**
 * Whether the site was built with what the owner has not confirmed: the specification's figures and samples, links to the
 * app. Tests of those are for a preview; all others hold for a live build too, and `npm run deploy` runs them on it.
 */
export const isPreview = process.env.SITE_STAGE !== 'live';

interface Template {
  name: string;
  /** Where a reader finds it. */
  path: string;
  /** The built page, where it is not at the address: what the server answers with. */
  page?: string;
  /** Status of the answer; 200 unless told. */
  status?: number;
  /** Whether `npm run lighthouse` measures it without being asked. */
  lighthouse?: true;
}

/** Open positions as they were built: the owner may close any of them. */
const positions = (existsSync(join(DIST, 'careers')) ? readdirSync(join(DIST, 'careers')) : [])
  .filter((file) => /^(?!general\b).+\.html$/.test(file))
  .sort();

/** One page of each kind. Every suite reads this list: built site, browser, accessibility, lighthouse. */
export const templates: readonly Template[] = [
  { name: 'home', path: '/', lighthouse: true },
  { name: 'IPC home', path: '/ipc', lighthouse: true },
  { name: 'IPC contents', path: '/ipc/sections' },
  { name: 'IPC chapter', path: '/ipc/chapter/xvi' },
  { name: 'section', path: '/ipc-section/420' },
  { name: 'section with a page of its own', path: '/ipc-section/302', lighthouse: true },
  { name: 'section with several limbs', path: '/ipc-section/376' },
  { name: 'section in Hindi', path: '/hi/ipc-section/379' },
  { name: 'home in Hindi', path: '/hi' },
  { name: 'bridge in Hindi', path: '/hi/ipc-to-bns/420' },
  { name: 'category in Hindi', path: '/hi/ipc-category/state' },
  { name: 'offence list in Hindi', path: '/hi/offences/bns/non-bailable' },
  { name: 'offence finder in Hindi', path: '/hi/offences/find' },
  { name: 'which law applies, in Hindi', path: '/hi/which-law-applies' },
  { name: 'not found in Hindi', path: '/hi/nonsense', page: '/hi/404', status: 404 },
  { name: 'repealed section', path: '/ipc-section/161' },
  { name: 'definition', path: '/ipc-section/63' },
  { name: 'category with tabs', path: '/ipc-category/state', lighthouse: true },
  { name: 'category with a grid', path: '/ipc-category/property-offences' },
  { name: 'category with both', path: '/ipc-category/public-servants' },
  { name: 'BNS home', path: '/bns' },
  { name: 'BNS section', path: '/bns-section/318' },
  { name: 'BNS contents', path: '/bns/sections' },
  { name: 'BNS category', path: '/bns-category/state' },
  { name: 'BNS chapter', path: '/bns/chapter/vi' },
  { name: 'what changed', path: '/bns/changes' },
  { name: 'implementation', path: '/bns/implementation' },
  { name: 'bridge table', path: '/ipc-to-bns' },
  { name: 'bridge', path: '/ipc-to-bns/304A' },
  { name: 'bridge of a new section', path: '/bns-to-ipc/69' },
  { name: 'comparison', path: '/compare/ipc-420/bns-318' },
  { name: 'offence lists', path: '/offences' },
  { name: 'offence lists of an Act', path: '/offences/bns' },
  { name: 'offence list', path: '/offences/bns/non-bailable', lighthouse: true },
  { name: 'offence list with changes', path: '/offences/ipc/punishment-raised' },
  { name: 'offence finder', path: '/offences/find' },
  { name: 'which law applies', path: '/which-law-applies' },
  { name: 'topic', path: '/resources/bns-guides' },
  { name: 'article', path: '/resources/bns-comparison/homicide' },
  { name: 'services', path: '/services' },
  { name: 'service', path: '/services/bns-consultation' },
  { name: 'corrections', path: '/corrections' },
  { name: 'cases', path: '/resources/cases' },
  { name: 'case', path: '/resources/cases/bachan-singh' },
  { name: 'glossary', path: '/glossary' },
  { name: 'term', path: '/glossary/cognizable-offence' },
  { name: 'city', path: '/city/mumbai', lighthouse: true },
  { name: 'city without content of its own', path: '/city/nashik', page: '/city/default' },
  { name: 'cities', path: '/cities' },
  { name: 'priced service', path: '/services/document-review', lighthouse: true },
  { name: 'for clients', path: '/for-clients', lighthouse: true },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact', lighthouse: true },
  { name: 'blog', path: '/blog', lighthouse: true },
  { name: 'blog post', path: '/blog/cheque-bounce', lighthouse: true },
  { name: 'blog category', path: '/blog/category/criminal-law' },
  { name: 'careers', path: '/careers' },
  ...positions
    .slice(0, 1)
    .map((file) => ({ name: 'position', path: `/careers/${file.replace(/\.html$/, '')}` })),
  { name: 'application without a position', path: '/careers/general' },
  { name: 'press', path: '/press' },
  { name: 'partners', path: '/partners' },
  { name: 'legal document', path: '/privacy-policy' },
  { name: 'templates', path: '/resources/templates' },
  { name: 'template to copy', path: '/resources/templates/rti-application' },
  { name: 'practice areas', path: '/practice-areas' },
  { name: 'practice area', path: '/practice-areas/criminal-law', lighthouse: true },
  { name: 'questions', path: '/faqs' },
  { name: 'help', path: '/help' },
  { name: 'in the app', path: '/find-lawyer' },
  { name: 'search', path: '/search' },
  { name: 'not found', path: '/nonsense', page: '/404', status: 404 },
  { name: 'unknown section', path: '/ipc-section/999', page: '/errors/ipc-section-not-found', status: 404 },
  {
    name: 'unknown category',
    path: '/ipc-category/none',
    page: '/errors/ipc-category-not-found',
    status: 404,
  },
  { name: 'unavailable', path: '/errors/unavailable' },
  { name: 'style guide', path: '/styleguide' },
];

/** The file of a built page: `/ipc` → `ipc.html`, `/` → `index.html`. */
const fileOf = (address: string): string =>
  join(DIST, address === '/' ? 'index.html' : `${decodeURI(address)}.html`);

/** Addresses of all built pages. Throws where nothing was built. */
export function pageAddresses(): string[] {
  if (!existsSync(DIST)) throw new Error(`There is no built site at ${DIST}; run "npm run build" first.`);
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => `/${relative(DIST, join(entry.parentPath, entry.name))}`.replace(/\.html$/, ''))
    .map((address) => (address === '/index' ? '/' : address))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

export const readPage = (address: string): string => readFileSync(fileOf(address), 'utf8');

/** A file of the site that is not a page: `/search/names.json`. */
export const readAsset = (address: string): Buffer => readFileSync(join(DIST, decodeURI(address)));

export const assetExists = (address: string): boolean => existsSync(join(DIST, decodeURI(address)));

/** A fact table as it stands in the project. */
export const readFacts = <Row>(name: string): Row[] =>
  JSON.parse(readFileSync(join(ROOT, 'src/content/facts', `${name}.json`), 'utf8'));
