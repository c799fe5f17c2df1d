/** A live build has nothing that the owner has not confirmed, in no file, and says something true instead. */
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, frontMatterOf } from '../../scripts/launch/content.ts';
import type { Claim } from '../../src/config/claims.ts';
import { allSettings as settings } from '../../src/config/site.ts';
import { type Document, type Element, parse, select, textOf } from '../support/html.ts';
import { astroBuild, copyProject } from './project.ts';

const LIMIT_MS = 300_000;

/** An article with a component in its text, which is rendered as MDX. */
const WITH_COMPONENT = 'src/content/blog/protection-order-at-home.mdx';

let project: string;
/** The text of every built file, by its path in the site, with entities and escapes undone. */
let files: ReadonlyMap<string, string>;
let pages: ReadonlyMap<string, Document>;

const undone = (text: string) =>
  text
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll(/&(?:quot|#34);|\\"/g, '"')
    .replaceAll('&amp;', '&');

const addressOf = (file: string) => `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

beforeAll(async () => {
  project = copyProject();
  appendFileSync(join(project, WITH_COMPONENT), '\nimport duty is paid at the port.\n\nexport is free.\n');
  const { code, said } = await astroBuild(project, { SITE_STAGE: 'live', PUBLIC_CONTACT_ENDPOINT: '' });
  expect(code, said).toBe(0);
  const dist = join(project, 'dist');
  files = new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:html|json|xml|txt|md|csv)$/.test(entry.name))
      .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
      .map((file) => [file, undone(readFileSync(join(dist, file), 'utf8'))]),
  );
  pages = new Map(
    [...files.keys()]
      .filter((file) => file.endsWith('.html'))
      .map((file) => [addressOf(file), parse(readFileSync(join(dist, file), 'utf8'))]),
  );
}, LIMIT_MS);
afterAll(() => rmSync(project, { recursive: true, force: true }));

const isData = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Everything marked in data, however deep. */
function claimsIn(data: unknown): object[] {
  if (!isData(data)) return [];
  return (data as Claim).unconfirmed ? [data] : Object.values(data).flatMap(claimsIn);
}

/** The words and figures of a claim: what a reader would see, without addresses of this site. */
function textsIn(value: unknown): string[] {
  if (!isData(value)) return typeof value === 'string' && !value.startsWith('/') ? [value] : [];
  const { unconfirmed, ...rest } = value as Claim;
  return Object.values(rest).flatMap(textsIn);
}

const claims = [
  ...claimsIn(settings),
  ...filesBelow('src/content').flatMap((file) => claimsIn(frontMatterOf(file))),
];
/** Shorter texts may well stand somewhere for another reason. */
const LONG_ENOUGH = 20;
const texts = [...new Set(claims.flatMap(textsIn))];

const found = (word: string | RegExp) =>
  [...files]
    .filter(([, text]) => (typeof word === 'string' ? text.includes(word) : word.test(text)))
    .map(([file]) => file);
const pageAt = (address: string) => {
  const page = pages.get(address);
  if (!page) throw new Error(`${address} was not built`);
  return page;
};
const mainOf = (address: string) => textOf(select(pageAt(address), 'main')[0]);
const hrefsOf = (page: Document, selector: string) =>
  select(page, selector).map(({ attribs: { href = '' } }) => href);

describe('in no file of a live build stands', () => {
  it.each(texts.filter((text) => text.length >= LONG_ENOUGH))('%j', (text) => {
    expect(found(text)).toEqual([]);
  });

  const figures = texts.filter((text) => /^[\d,.]+[KM]?\+$/.test(text));
  it.runIf(figures.length > 0)('a figure', () => {
    const any = figures.map((figure) => figure.replace('+', '\\+').replace('.', '\\.')).join('|');
    expect(found(new RegExp(`(?<![\\d,.])(?:${any})(?!\\w)`))).toEqual([]);
  });

  const addresses = [settings.contactEmail, settings.errorsEmail, settings.contactPhone]
    .filter((claim) => claim?.unconfirmed)
    .flatMap(textsIn);
  it.each(addresses)('%s', (address) => expect(found(address)).toEqual([]));

  it.each([...settings.apps, ...settings.social].filter(({ unconfirmed }) => unconfirmed))(
    'a link to $href',
    ({ href }) => expect(found(`"${href}"`)).toEqual([]),
  );

  it.runIf(settings.rating?.unconfirmed)('a rating', () =>
    expect(found(/aggregateRating|ratingValue/)).toEqual([]),
  );

  it.runIf(settings.articles?.unconfirmed)('a number of articles that are not here', () =>
    expect(found(/\d of \d+ articles? here/)).toEqual([]),
  );

  it.runIf(settings.dataLicence?.unconfirmed)('a licence', () =>
    expect(found(/"licence":\{"name"|rel="external license"/)).toEqual([]),
  );

  it('the note of a preview', () => expect(found(/Preview\. Not confirmed|"unconfirmed"/)).toEqual([]));
});

describe('a live build', () => {
  const jobs = filesBelow('src/content/jobs').filter((file) => !frontMatterOf<Claim>(file).unconfirmed);

  it('has a page for each confirmed position and for no other', () => {
    const positions = [...pages.keys()].filter((address) => /^\/careers\/(?!general$)/.test(address));
    expect(positions.toSorted()).toEqual(jobs.map((file) => `/careers/${basename(file, '.mdx')}`));
  });

  it.runIf(jobs.length === 0)('says that no position is open, and how to write', () => {
    expect(mainOf('/careers')).toMatch(/No open positions at the moment\s*Write to us/);
    expect(found('JobPosting')).toEqual([]);
  });

  it.runIf(settings.apps.every(({ unconfirmed }) => unconfirmed))(
    'calls nobody to an app without a link',
    () => {
      const appPages = new Set(
        filesBelow('src/content/pages')
          .filter((file) => frontMatterOf<{ app?: boolean }>(file).app)
          .map((file) => `/${basename(file, '.mdx')}`),
      );
      const calling = [...pages].filter(([, page]) =>
        [...hrefsOf(page, 'a.button'), ...hrefsOf(page, 'a.card')].some((href) => appPages.has(href)),
      );
      expect(calling.map(([address]) => address)).toEqual([]);
      for (const address of appPages)
        expect(mainOf(address)).toContain('The app is not linked yet. Write to us');
    },
  );

  it('shows prose that begins with the word import, beside a component too', () => {
    const paragraphs = select(pageAt('/blog/protection-order-at-home'), 'main p').map(textOf);
    expect(paragraphs).toEqual(
      expect.arrayContaining(['import duty is paid at the port.', 'export is free.']),
    );
  });

  it.runIf(settings.contactEmail?.unconfirmed)('has no form that nobody would read', () => {
    expect(select(pageAt('/contact'), 'main form')).toEqual([]);
    expect(mainOf('/contact')).toContain('The form is not connected yet');
  });

  it('has no link to a page that is not there, and the sitemap no such page', () => {
    const isThere = (path: string) => pages.has(path) || existsSync(join(project, 'dist', decodeURI(path)));
    const lost = [...pages].flatMap(([address, page]) =>
      hrefsOf(page, 'a[href^="/"]')
        .map((href) => href.replace(/[?#].*/, ''))
        .filter((path) => !isThere(path))
        .map((path) => `${address} links to ${path}`),
    );
    const listed = [...files]
      .filter(([file]) => /^sitemap-\w+-\d+\.xml$/.test(file))
      .flatMap(([, text]) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url)));
    expect(listed.length).toBeGreaterThan(2000);
    expect([...lost, ...listed.map(({ pathname }) => pathname).filter((path) => !isThere(path))]).toEqual([]);
  });

  it('has no list or table that nothing is left of', () => {
    const isEmpty = (element: Element) => select(element, '*').length === 0;
    const odd = [...pages].filter(
      // The lists of the search pages are filled while one types.
      ([address, page]) =>
        !['/search', '/hi/search'].includes(address) && select(page, 'ul, ol, dl, tbody').some(isEmpty),
    );
    expect(odd.map(([address]) => address)).toEqual([]);
  });

  it('keeps the legal texts, as drafts until counsel has read them', () => {
    for (const file of filesBelow('src/content/legal')) {
      const { draft } = frontMatterOf<{ draft?: string }>(file);
      const text = mainOf(`/${basename(file, '.mdx')}`);
      expect(text.includes('Draft. Counsel has not confirmed'), file).toBe(Boolean(draft));
    }
  });

  it('still has both laws, the prices and the cities', () => {
    expect(mainOf('/ipc-section/420')).toContain('Cheating');
    expect(mainOf('/bns-section/318')).toContain('Cheating');
    expect(mainOf('/services/court-marriage')).toContain('₹');
    for (const file of filesBelow('src/content/cities'))
      expect(pages.has(`/city/${basename(file, '.mdx')}`), file).toBe(true);
  });
});
