/** What the owner says of the service, as a visitor of a preview reads it: prices, counts, hours, terms. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unconfirmedIn } from '@/config/claims.ts';
import { allSettings as site } from '@/config/site.ts';
import { filesBelow, frontMatterOf, read } from '../../scripts/launch/content.ts';
import { openPointsOf } from '../../scripts/launch/open-points.ts';
import { mainTextOf, metaOf, pageAt, pages, select, structuredDataOf, textOf } from '../support/pages.ts';

interface PageCopy {
  blocks: readonly { id?: string; kind: string; items: readonly { title: string; value?: string }[] }[];
}

interface City {
  name: string;
  grid?: number;
  stats?: { lawyers: string };
  courts: readonly unknown[];
}

const slugOf = (file: string) => basename(file).replace(/\.mdx?$/, '');
const cities = filesBelow('src/content/cities').map((file) => ({
  slug: slugOf(file),
  ...frontMatterOf<City>(file),
}));
const fileOf = ({ slug }: { slug: string }) => `src/content/cities/${slug}.mdx`;
const textAt = (address: string) => mainTextOf(pageAt(address));

interface Package {
  name: string;
  price: number;
  features: readonly { label: string; value: string }[];
}

const services = filesBelow('src/content/services')
  .map((file) => ({ slug: slugOf(file), ...frontMatterOf<{ packages?: readonly Package[] }>(file) }))
  .flatMap(({ slug, packages }) => (packages ? [{ slug, packages }] : []));
const rupees = (price: number) => `₹${price.toLocaleString('en-IN')}`;

it('five services have three packages each', () => {
  expect(services.map(({ slug, packages }) => [slug, packages.length])).toEqual([
    ['chat', 3],
    ['court-marriage', 3],
    ['document-review', 3],
    ['legal-notice', 3],
    ['video-consultation', 3],
  ]);
});

describe.each(services)('the packages of /services/$slug', ({ slug, packages }) => {
  const { root } = pageAt(`/services/${slug}`);

  it('have their names and prices', () => {
    const heads = select(root, '.package h3').map((head) => textOf(head));
    expect(heads).toEqual(packages.map(({ name, price }) => `${name} ${rupees(price)}`));
  });

  it('show what each includes, in the same rows, and every row is filled', () => {
    const shown = select(root, '.package').map((one) =>
      select(one, 'dl > div').map((row) => [textOf(select(row, 'dt')[0]), textOf(select(row, 'dd')[0])]),
    );
    const labels = [...new Set(packages.flatMap(({ features }) => features.map(({ label }) => label)))];
    expect(shown).toEqual(
      packages.map(({ features }) =>
        labels.map((label) => [label, features.find((feature) => feature.label === label)?.value]),
      ),
    );
  });

  it('mark what is not included, and nothing else', () => {
    const marked = select(root, '.package .not-included').map((cell) => textOf(cell));
    const lacking = packages.flatMap(({ features }) =>
      features.map(({ value }) => value).filter((value) => value === 'Not included'),
    );
    expect(marked).toEqual(lacking);
  });

  it('name the lowest price beside the button, above them', () => {
    const lowest = Math.min(...packages.map(({ price }) => price));
    const [opening] = select(root, '.page-opening');
    expect(textOf(opening)).toContain(`from ${rupees(lowest)}`);
    expect(select(root, '.page-opening a.button')).toHaveLength(1);
  });

  it('are the range that search engines are told, once it is known whether the fee is in them', () => {
    const prices = packages.map(({ price }) => price);
    const range = { priceCurrency: 'INR', lowPrice: Math.min(...prices), highPrice: Math.max(...prices) };
    const offers = structuredDataOf(pageAt(`/services/${slug}`)).flatMap((block) =>
      block['@graph'].flatMap((node) => node.offers ?? []),
    );
    expect(offers).toMatchObject(site.platformFee.included ? [range] : []);
  });

  it('stand beside the platform fee and the rule for refunds', () => {
    const text = textAt(`/services/${slug}`);
    expect(text).toContain(`Platform fee. ${site.platformFee.share} of every transaction.`);
    expect(text).toMatch(/within 48 hours: all of it if the consultation did not take place/);
  });
});

it.each(services)('/services/$slug is offered on the others with its lowest price', ({ slug, packages }) => {
  const lowest = rupees(Math.min(...packages.map(({ price }) => price)));
  const others = filesBelow('src/content/services')
    .map(slugOf)
    .filter((other) => other !== slug);
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) {
    const [row] = select(pageAt(`/services/${other}`).root, `.rail a.row-text[href="/services/${slug}"]`);
    expect(textOf(row), other).toMatch(new RegExp(`from ${lowest}$`));
  }
});

it('the list of services has each of them, with its lowest price where it has one', () => {
  const rows = select(pageAt('/services').root, 'main .page-grid > :first-child a.row-text');
  const hrefs = rows.map(({ attribs: { href } }) => href);
  expect(hrefs.toSorted()).toEqual(
    filesBelow('src/content/services').map((file) => `/services/${slugOf(file)}`),
  );
  const priced = Object.fromEntries(
    services.map(({ slug, packages }) => [
      `/services/${slug}`,
      `from ${rupees(Math.min(...packages.map(({ price }) => price)))}`,
    ]),
  );
  for (const row of rows)
    expect(textOf(select(row, '.row-tail')[0])).toBe(priced[row.attribs.href ?? ''] ?? '');
});

it.runIf(site.platformFee.included === undefined)('no page calls a price fixed beside the fee', () => {
  const fixed = pages.filter((page) =>
    /(?<!\bno )\bfixed[ -](?:price|package)/i.test(`${mainTextOf(page)} ${metaOf(page, 'description')}`),
  );
  expect(fixed.map(({ address }) => address)).toEqual([]);
});

it('the home page has its promises, both laws, the cities of the grid with their counts, and the app', () => {
  const { root } = pageAt('/');
  const text = textAt('/');
  const { blocks } = frontMatterOf<PageCopy>('src/content/pages/home.mdx');
  const promises = blocks.find(({ id }) => id === 'get-started')?.items ?? [];
  expect(promises).toHaveLength(3);
  for (const { title } of promises) expect(text).toContain(title);
  const tiles = select(root, 'a.tile').map((tile) => [tile.attribs.href, textOf(select(tile, 'span')[0])]);
  const grid = cities.filter((city) => city.grid).sort((a, b) => (a.grid ?? 0) - (b.grid ?? 0));
  expect(grid).toHaveLength(8);
  expect(tiles).toEqual(
    grid.map(({ slug, name, stats }) => [`/city/${slug}`, `${name} ${stats?.lawyers} lawyers`]),
  );
  const links = select(root, 'main a').map(({ attribs: { href } }) => href);
  expect(links).toEqual(expect.arrayContaining(['/ipc', '/bns', '#get-started', '#learn-more']));
  for (const { store, href } of site.apps) {
    expect(text).toContain(store);
    expect(links).toContain(href);
  }
});

it('more than twenty cities have a page of their own', () => {
  expect(pages.filter(({ address }) => /^\/city\/(?!default$)/.test(address)).length).toBeGreaterThan(20);
});

it('a city shows the counts of its file and no others: lawyers, the courts it names, the lowest price', () => {
  const figuresOf = (slug: string) =>
    select(pageAt(`/city/${slug}`).root, '.figures dd').map((figure) => textOf(figure));
  const lowest = rupees(Math.min(...services.flatMap(({ packages }) => packages.map(({ price }) => price))));
  const wrong = cities.filter(({ slug, stats, courts }) => {
    const expected = [...(stats ? [stats.lawyers] : []), String(courts.length), lowest];
    return figuresOf(slug).join() !== expected.join();
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

it('a city without content has five specializations and the figures of the platform', () => {
  const { root } = pageAt('/city/default');
  const { blocks } = frontMatterOf<PageCopy>('src/content/pages/city-default.mdx');
  const expected = blocks.flatMap(({ items }) => items.map(({ value }) => value));
  expect(expected).toHaveLength(3);
  expect(select(root, '.figures dd').map((figure) => textOf(figure))).toEqual(expected);
  expect(select(root, '.rail ul.rows li')).toHaveLength(5);
});

it('a city without content says that its courts are not described', () => {
  expect(textAt('/city/default')).toContain('The courts of your city are not described on this site yet.');
  expect(textAt('/city/default')).not.toMatch(/knows? (?:the|its|your) courts/);
});

it('the blog counts what is here, beside what the owner counts', () => {
  const { byCategory } = site.articles ?? { byCategory: {} };
  const here = (name: string) =>
    select(pageAt(`/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`).root, 'main a.post').length;
  const counts = select(pageAt('/blog').root, '.subjects li').map((item) => textOf(item));
  const listed = Object.entries(byCategory);
  expect(listed).toHaveLength(8);
  expect(counts).toEqual(listed.map(([name, all]) => `${name} ${here(name)} of ${all} articles here`));
  expect(listed.filter(([name]) => here(name) === 0)).toEqual([]);
  expect(select(pageAt('/blog').root, 'main a.post').length).toBeGreaterThanOrEqual(12);
});

it('about has its four figures and the people', () => {
  const { root } = pageAt('/about');
  const { blocks } = frontMatterOf<PageCopy>('src/content/pages/about.mdx');
  const expected = blocks.filter(({ kind }) => kind === 'stats').flatMap(({ items }) => items);
  expect(expected).toHaveLength(4);
  expect(select(root, '.figures dd').map((figure) => textOf(figure))).toEqual(
    expected.map(({ value }) => value),
  );
  expect(select(root, '.person')).toHaveLength(filesBelow('src/content/team').length);
});

it('contact has the addresses, the phone and the office hours', () => {
  const text = textAt('/contact').replaceAll('\u00a0', ' ');
  const shown = [
    site.contactEmail?.address,
    site.errorsEmail?.address,
    site.contactPhone?.number,
    ...site.officeHours.map(({ hours }) => hours),
    ...site.social.map(({ name }) => name),
  ];
  for (const one of shown) expect(text).toContain(one);
});

describe('positions', () => {
  const positions = filesBelow('src/content/jobs');

  it('stand on the page of careers', () => {
    const cards = select(pageAt('/careers').root, '#positions a.row-text').map(
      ({ attribs: { href } }) => href,
    );
    expect(cards.toSorted()).toEqual(positions.map((file) => `/careers/${slugOf(file)}`));
  });

  it.each(positions)('%s is posted to search engines only if it is no sample', (file) => {
    const { unconfirmed } = frontMatterOf<{ unconfirmed?: string }>(file);
    expect(pageAt(`/careers/${slugOf(file)}`).html.includes('JobPosting')).toBe(!unconfirmed);
  });
});

it.each(['/press', '/partners'])('%s shows each item of its folder', (address) => {
  const text = textAt(address);
  const items = filesBelow(`src/content${address}`).map(frontMatterOf<{ name?: string; title?: string }>);
  expect(items.length).toBeGreaterThan(3);
  for (const { name, title } of items) expect(text).toContain(name ?? title);
});

describe('what is not confirmed', () => {
  const noteOf = (address: string) =>
    select(pageAt(address).root, '.unconfirmed').map((note) => textOf(note));
  const pagesFile = (name: string) => `src/content/pages/${name}.mdx`;
  const { apps, rating, articles, social, contactEmail, contactPhone, errorsEmail } = site;

  /** Where what a page shows comes from: settings, and content files or folders of them. */
  const SOURCES: [address: string, settings: unknown, ...content: string[]][] = [
    ['/', [rating, contactEmail, apps], pagesFile('home'), ...cities.filter(({ grid }) => grid).map(fileOf)],
    ['/about', [], pagesFile('about'), 'src/content/team'],
    ['/blog', articles],
    ['/blog/category/technology', articles],
    ['/careers', [], pagesFile('careers'), 'src/content/jobs'],
    ...filesBelow('src/content/jobs').map((file): [string, unknown, string] => [
      `/careers/${slugOf(file)}`,
      contactEmail,
      file,
    ]),
    ['/cities', [], 'src/content/cities'],
    ['/city/default', apps, pagesFile('city-default')],
    ['/city/patna', apps, 'src/content/cities/patna.mdx'],
    ['/city/pune', apps, 'src/content/cities/pune.mdx'],
    ['/contact', [contactEmail, contactPhone, errorsEmail], pagesFile('contact')],
    ['/faqs', [], 'src/content/faqs'],
    ['/find-lawyer', apps, pagesFile('find-lawyer')],
    ['/for-lawyers', apps, pagesFile('for-lawyers')],
    ['/ipc-section/420', errorsEmail],
    ['/partners', [], 'src/content/partners'],
    ['/practice-areas/tax-law', apps],
    ['/press', contactEmail, 'src/content/press', pagesFile('press')],
    ['/press-kit', [], pagesFile('press-kit')],
    ['/refund-policy', []],
    ['/services/legal-notice', apps, 'src/content/services/legal-notice.mdx'],
    ['/which-law-applies', []],
  ];

  it.each(SOURCES)('%s names once what it shows of it', (address, settings, ...content) => {
    const files = content.flatMap((path) => (path.endsWith('.mdx') ? [path] : filesBelow(path)));
    const marks = files.flatMap((file) => openPointsOf(file, read(file)).map(({ what }) => what));
    const points = new Set([...unconfirmedIn([settings, social], 'preview'), ...marks]);
    const notes = noteOf(address);
    expect(notes).toHaveLength(points.size > 0 ? 1 : 0);
    const named = notes[0]?.replace('Preview. Not confirmed: ', '').replace(/\.$/, '');
    expect(new Set(named?.split('; '))).toEqual(points);
  });

  it('is never named twice', () => {
    expect(pages.filter(({ address }) => noteOf(address).length > 1).map(({ address }) => address)).toEqual(
      [],
    );
  });

  it('a link to a store says whether it is not the app yet', () => {
    const isOpen = unconfirmedIn(apps, 'preview').length > 0;
    const linking = pages.filter(({ root }) =>
      site.apps.some(({ href }) => select(root, `main a.button[href="${href}"]`).length > 0),
    );
    expect(linking.length).toBeGreaterThan(50);
    const odd = linking.filter(
      ({ address }) => textAt(address).includes('The app is not linked yet') !== isOpen,
    );
    expect(odd.map(({ address }) => address)).toEqual([]);
  });

  it.each(filesBelow('src/content/legal').map(slugOf))('/%s says whether it is a draft', (slug) => {
    const { draft } = frontMatterOf<{ draft?: string }>(`src/content/legal/${slug}.mdx`);
    expect(textAt(`/${slug}`).includes('Draft. Counsel has not confirmed')).toBe(Boolean(draft));
  });
});

it.each(['/terms-of-service', '/terms'])('%s has the fee, the refunds and the age', (address) => {
  const text = textAt(address);
  for (const term of [/15\s?%/, /48 hours/, /\b18\b/, /full/, /part/, /licen[sc]e/])
    expect(text).toMatch(term);
});

it('at least ten guides, eight templates and all fourteen practice areas can be read', () => {
  const below = (folder: string) => pages.filter(({ address }) => address.startsWith(`${folder}/`)).length;
  expect(below('/resources/guides')).toBeGreaterThanOrEqual(12);
  expect(below('/resources/templates')).toBeGreaterThanOrEqual(8);
  expect(below('/practice-areas')).toBe(14);
});

it('every template warns of its limits and has blanks to fill in', () => {
  const templates = pages.filter(({ address }) => address.startsWith('/resources/templates/'));
  const weak = templates.filter(
    ({ root }) =>
      !textOf(select(root, '.limits')[0]).includes('What it cannot do') ||
      select(root, '.document mark').length < 3,
  );
  expect(weak.map(({ address }) => address)).toEqual([]);
});
