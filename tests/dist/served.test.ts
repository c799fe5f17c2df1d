/** What the server that serves production answers at every kind of address: status, headers, and the page it is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../worker/security-headers.ts';
import { type Document, parse, select, textOf } from '../support/html.ts';
import { pageAt } from '../support/pages.ts';
import { type SiteServer, startSite } from '../support/server.ts';
import { templates } from '../support/site.ts';

const START_LIMIT_MS = 60_000;
const LONG = 'a'.repeat(2000);

/** The addresses of the specification. */
const SPECIFIED = [
  '/',
  ...[
    'for-lawyers',
    'for-clients',
    'about',
    'contact',
    'privacy-policy',
    'terms-of-service',
    'terms',
    'disclaimer',
  ],
  ...['indian-penal-code', 'ipc', 'bharatiya-nyaya-sanhita', 'bns', 'blog', 'press', 'partners', 'careers'],
  ...['cities', 'help', 'faqs', 'refund-policy', 'bns/changes', 'bns/implementation'],
  ...['careers/general', 'press-kit', 'ask-question', 'find-lawyer', 'login'],
  ...[
    'video-consultation',
    'chat',
    'document-review',
    'legal-notice',
    'court-marriage',
    'criminal-consultation',
  ].map((name) => `services/${name}`),
  ...['criminal-defense', 'bns-consultation', 'bns-training', 'consultation'].map(
    (name) => `services/${name}`,
  ),
  ...[
    'constitutional',
    'tax',
    'labor',
    'environmental',
    'consumer',
    'cyber',
    'criminal',
    'family',
    'corporate',
  ].map((name) => `practice-areas/${name}-law`),
  ...['real-estate', 'intellectual-property', 'banking', 'immigration'].map(
    (name) => `practice-areas/${name}-law`,
  ),
  'practice-areas/alternative-dispute-resolution',
  ...['cases', 'guides', 'templates', 'bns-comparison', 'bns-analysis', 'bns-updates', 'bns-guides'].map(
    (name) => `resources/${name}`,
  ),
  ...[
    'state',
    'public-tranquility',
    'public-servants',
    'army-navy',
    'religion',
    'criminal-intimidation',
    'person',
  ].map((name) => `ipc-category/${name}`),
  'ipc-category/criminal-breach-trust',
  ...['state', 'public-order', 'person'].map((name) => `bns-category/${name}`),
  ...['delhi', 'mumbai', 'bangalore', 'hyderabad', 'any-other-city'].map((name) => `city/${name}`),
];

let server: SiteServer;
beforeAll(async () => {
  server = await startSite();
}, START_LIMIT_MS);
afterAll(() => server.stop());

const visit = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
const readPage = async (path: string): Promise<Document> => parse(await (await visit(path)).text());
const headingOf = (root: Document) => textOf(select(root, 'h1:not(template *)')[0]);
const hrefOf = (root: Document, name: string) =>
  select(root, 'main:not(template *) a').find((link) => textOf(link) === name)?.attribs.href;

const ANSWERS: readonly [path: string, status: number, heading: string | RegExp][] = [
  ['/ipc-section/404', 200, /^IPC section 404: /],
  ['/ipc-section/999', 404, 'Section Not Found'],
  ['/ipc-section/0', 404, 'Section Not Found'],
  ['/ipc-section/999a', 404, 'Section Not Found'],
  ['/ipc-to-bns/999', 404, 'Page Not Found'],
  ['/ipc-section/%3Cscript%3E', 404, 'Section Not Found'],
  ['/ipc-section/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404, /Not Found$/],
  ['/ipc-section/%E0%A4%A', 404, 'Section Not Found'],
  [`/ipc-section/${LONG}`, 404, 'Section Not Found'],
  ['/bns-section/999', 404, 'Section Not Found'],
  ['/bns-section/304B', 404, 'Section Not Found'],
  ['/ipc-category/none', 404, 'Category Not Found'],
  ['/bns-category/none', 404, 'Category Not Found'],
  ['/city/pune', 200, /Pune/],
  ['/city/nashik', 200, 'A lawyer for Nashik'],
  ['/city/new-york', 200, 'A lawyer for New York'],
  ['/city/%3Cb%3E', 404, 'Page Not Found'],
  [`/city/${LONG}`, 404, 'Page Not Found'],
  ['/city/%E0%A4%A', 404, 'Page Not Found'],
  [`/${LONG}`, 404, 'Page Not Found'],
  ['/nonsense', 404, 'Page Not Found'],
];

describe('an address answers', () => {
  it.each(ANSWERS.map(([path, status, heading]) => ({ path, status, heading, shown: path.slice(0, 60) })))(
    '$shown with $status',
    async ({ path, status, heading }) => {
      const answer = await visit(path);
      expect(answer.status).toBe(status);
      expect(Object.fromEntries(answer.headers)).toMatchObject(
        Object.fromEntries(
          Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      );
      const root = parse(await answer.text());
      expect(headingOf(root)).toEqual(typeof heading === 'string' ? heading : expect.stringMatching(heading));
      const [robots] = select(root, 'meta[name="robots"]');
      if (status === 404) expect(robots?.attribs.content).toBe('noindex');
    },
  );

  it.each([
    ['/ipc-section/304b', '/ipc-section/304B'],
    ['/ipc-section/498a?q=1', '/ipc-section/498A?q=1'],
    ['/ipc-section/420/', '/ipc-section/420'],
    ['/ipc-section/420.html', '/ipc-section/420'],
    ['/ipc/', '/ipc'],
    ['/ipc-category/State', '/ipc-category/state'],
    ['/IPC-Section/४२०,', '/ipc-section/420'],
    // The specification spells a category of the blog as its name in small letters.
    ['/blog/category/criminal%20law', '/blog/category/criminal-law'],
  ])('%s by leading to %s, which is there', async (path, leads) => {
    const answer = await visit(path);
    expect(answer.status).toBeGreaterThanOrEqual(301);
    expect(answer.status).toBeLessThanOrEqual(308);
    expect(answer.headers.get('Location')).toBe(leads);
    expect((await visit(leads)).status).toBe(200);
  });

  it.each(templates)('$path as the template "$name" should', async ({ path, page = path, status = 200 }) => {
    const answer = await visit(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
    // The name of a city is filled in on the way.
    if (page !== '/city/default')
      expect(headingOf(parse(await answer.text()))).toBe(headingOf(pageAt(page).root));
  });

  it.each(SPECIFIED.map((path) => path.replace(/^\/?/, '/')))(
    "the specification's %s with 200",
    async (path) => {
      expect((await visit(path)).status).toBe(200);
    },
  );
});

describe('an answer that is no page of its own', () => {
  it.each([
    [
      '/ipc-section/999',
      "The IPC section you're looking for doesn't exist.",
      'View All Sections',
      '/indian-penal-code',
    ],
    [
      '/ipc-category/none',
      "The IPC category you're looking for doesn't exist.",
      'View All Categories',
      '/indian-penal-code',
    ],
    [
      '/nonsense',
      "The page you're looking for doesn't exist or has been moved.",
      'Browse IPC Sections',
      '/ipc',
    ],
    ['/nonsense', 'Page Not Found', 'Go to Homepage', '/'],
  ])('%s says so and offers a way on: %s %s', async (path, says, name, leads) => {
    const root = await readPage(path);
    expect(textOf(select(root, 'main')[0])).toContain(says);
    expect(hrefOf(root, name)).toBe(leads);
    expect((await visit(leads)).status).toBe(200);
  });

  it('a city without a page of its own is named in every place of the default page', async () => {
    const root = await readPage('/city/nashik');
    expect(textOf(select(root, 'title')[0])).toMatch(/^A Lawyer for Nashik \|/);
    expect(textOf(root)).not.toMatch(/your city/i);
    expect(select(root, 'meta[content*="Your City"]')).toEqual([]);
    const figures = (page: Document) => select(page, 'dl dd').map(textOf);
    expect(figures(root)).toEqual(figures(pageAt('/city/default').root));
    expect(figures(root).length).toBeGreaterThanOrEqual(3);
    expect(select(root, '.rail ul.rows li')).toHaveLength(5);
  });

  it('markup in an address is not markup in the page', async () => {
    for (const path of ['/city/%3Cimg%20src=x%20onerror=alert(1)%3E', '/search?q=%3Cimg%20src=x%3E'])
      expect(select(await readPage(path), 'img[src="x"]'), path).toEqual([]);
  });
});

it('assets are kept for ever, pages are asked about again', async () => {
  const [island] = select(pageAt('/ipc-section/420').root, 'astro-island');
  const cacheOf = async (path: string) => (await visit(path)).headers.get('Cache-Control');
  expect(await cacheOf(island?.attribs['component-url'] ?? '')).toMatch(/max-age=31536000, immutable/);
  expect(await cacheOf('/ipc-section/420')).toMatch(/max-age=0.*must-revalidate/);
});
