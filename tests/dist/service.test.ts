/** The owner's words and figures as a visitor reads them: each page against its content file. */
import { describe, expect, it } from 'vitest';
import { articlesInApp } from '@/config/blog.ts';
import { site } from '@/config/site.ts';
import { readContent, readContentFile } from '../support/content.ts';
import {
  type Element,
  hasPage,
  mainTextOf,
  pageAt,
  pages,
  type ParentNode,
  select,
  structuredDataOf,
  textOf,
} from '../support/pages.ts';

interface Package {
  name: string;
  price: number;
  features: { label: string; value: string }[];
}

interface Words {
  heading: string;
  lead: string;
  calls: { path: string }[];
  blocks: { kind: string; heading: string; items: { title: string; text?: string; value?: string }[] }[];
}

const rootAt = (address: string) => pageAt(address).root;
const textAt = (address: string) => mainTextOf(pageAt(address));
const textsIn = (root: ParentNode, selector: string) => select(root, selector).map((one) => textOf(one));
const pathsIn = (root: ParentNode, selector: string) =>
  select(root, selector).map(({ attribs: { href = '' } }) => href);

const rupees = (price: number) => `₹${price.toLocaleString('en-IN')}`;

/** What a text becomes on the page: Markdown emphasis is gone, white space is one space. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const services = readContent<{ title: string; packages?: Package[] }>('services');
const priced = services.flatMap(({ slug, data: { title, packages = [] } }) =>
  packages.length > 0 ? [{ slug, title, packages }] : [],
);

describe.each(priced)('the packages of /services/$slug', ({ slug, packages }) => {
  const address = `/services/${slug}`;
  const rows = select(rootAt(address), 'table.prices tbody tr').map((row) => ({
    label: textOf(select(row, 'th')[0]),
    cells: textsIn(row, 'td'),
  }));

  it('have the names and prices of their file', () => {
    expect(textsIn(rootAt(address), 'table.prices thead th')).toEqual(
      packages.map(({ name, price }) => name + rupees(price)),
    );
  });

  it('include what their file says, and say so where they do not include it', () => {
    const labels = new Set(packages.flatMap(({ features }) => features.map(({ label }) => label)));
    expect(rows.map(({ label }) => label)).toEqual([...labels]);
    for (const { label, cells } of rows) {
      expect(cells, label).toEqual(
        packages.map(
          ({ features }) => features.find((one) => one.label === label)?.value ?? '–not included',
        ),
      );
    }
  });

  it('stand beside the platform fee and the rule for refunds', () => {
    const text = textAt(address);
    expect(text).toContain(`Platform fee. ${site.platformFee} of every transaction.`);
    expect(text).toMatch(/within 48 hours: all of it if the consultation did not take place/);
  });

  it('give search engines their lowest and highest price', () => {
    const prices = packages.map(({ price }) => price);
    const node = structuredDataOf(pageAt(address))
      .flatMap((block) => block['@graph'])
      .find((one) => one['@type'] === 'Service');
    expect(node?.offers).toMatchObject({
      priceCurrency: 'INR',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
    });
  });
});

it('there are packages with prices, and every service that has them is offered with its lowest', () => {
  expect(priced.length).toBeGreaterThan(0);
  for (const { slug, title, packages } of priced) {
    const lowest = rupees(Math.min(...packages.map(({ price }) => price)));
    const elsewhere = services.filter((other) => other.slug !== slug);
    for (const other of elsewhere) {
      const [card] = select(rootAt(`/services/${other.slug}`), `a.card[href="/services/${slug}"]`);
      expect(textOf(card), other.slug).toContain(title);
      expect(textOf(card), other.slug).toMatch(new RegExp(`from ${lowest}$`));
    }
  }
});

it('the home page has its promises, the cities of its grid with their counts, both laws, and the app', () => {
  const root = rootAt('/');
  const { data } = readContentFile<Words>('pages', 'home');
  expect(textOf(select(root, 'h1')[0])).toBe(data.heading);
  const promises = data.blocks.flatMap(({ items }) => items.map(({ title }) => title));
  expect(promises.length).toBeGreaterThan(0);
  expect(textsIn(root, 'main h3')).toEqual(expect.arrayContaining(promises));

  const grid = readContent<{ name: string; grid?: number; stats: { lawyers: string } }>('cities')
    .filter(({ data: city }) => city.grid !== undefined)
    .sort((a, b) => (a.data.grid ?? 0) - (b.data.grid ?? 0));
  expect(grid.length).toBeGreaterThan(0);
  expect(select(root, 'a.tile').map((tile) => [tile.attribs.href, textOf(tile)])).toEqual(
    grid.map(({ slug, data: city }) => [`/city/${slug}`, `${city.name}${city.stats.lawyers} lawyers`]),
  );

  const calls = data.calls.map(({ path }) => path.slice(1));
  expect(pathsIn(root, 'main a')).toEqual(expect.arrayContaining(['/ipc', '/bns', ...calls]));
  for (const { store, href } of site.apps) {
    expect(pathsIn(root, 'main #app a'), store).toContain(href);
    expect(textsIn(root, 'main #app a').join(' '), store).toContain(store);
  }
});

it.each(readContent<{ name: string; stats: Record<string, string> }>('cities'))(
  '/city/$slug has the figures of its file',
  ({ slug, data }) => {
    const { lawyers, cases, clients } = data.stats;
    expect(textOf(select(rootAt(`/city/${slug}`), 'h1')[0])).toContain(data.name);
    expect(textsIn(rootAt(`/city/${slug}`), 'dl.stats dd')).toEqual([lawyers, cases, clients]);
  },
);

it('a city without content has five specializations and three figures', () => {
  const root = rootAt('/city/default');
  expect(textsIn(root, 'dl.stats dt')).toEqual(['lawyers', 'cases', 'clients']);
  for (const figure of textsIn(root, 'dl.stats dd')) expect(figure).toMatch(/^\d[\d,]*\+$/);
  expect(select(root, '.chips li')).toHaveLength(5);
});

it('the blog shows every article, and both counts of each category', () => {
  const articles = readContent<{ category: string }>('blog');
  const cardsAt = (address: string) =>
    pathsIn(rootAt(address), 'main a.card').filter((path) => /^\/blog\/[\w-]+$/.test(path));
  const addresses = (of: typeof articles) => of.map(({ slug }) => `/blog/${slug}`);
  expect(cardsAt('/blog').sort()).toEqual(addresses(articles));
  const counts = Object.entries(articlesInApp).map(([name, inApp]) => {
    const here = articles.filter(({ data }) => data.category === name);
    const page = `/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`;
    expect(cardsAt(page).sort(), name).toEqual(addresses(here));
    return `${name} ${inApp} in the app · ${here.length} here`;
  });
  expect(textsIn(rootAt('/blog'), '.category-counts li')).toEqual(counts);
});

/** The pages whose words are in blocks, with the address of each. */
const worded = readContent<Partial<Words>>('pages')
  .map(({ slug, data }) => ({ address: slug === 'home' ? '/' : `/${slug.replace('careers-', 'careers/')}`, data }))
  .filter(({ data }) => data.blocks);

it.each(worded)('$address shows every block of its file', ({ address, data }) => {
  const root = rootAt(address);
  const text = textAt(address);
  for (const { kind, heading, items } of data.blocks ?? []) {
    const part = select(root, 'main section').find(
      (section) => textOf(select(section, 'h2')[0]) === plain(heading),
    ) as Element;
    expect(part, heading).toBeDefined();
    if (kind === 'stats') {
      expect(textsIn(part, 'dt'), heading).toEqual(items.map(({ title }) => plain(title)));
      expect(textsIn(part, 'dd'), heading).toEqual(items.map(({ value }) => value));
    } else {
      expect(textsIn(part, 'h3'), heading).toEqual(items.map(({ title }) => plain(title)));
    }
    for (const { text: words = '' } of items) expect(text, heading).toContain(plain(words));
  }
});

it('contact has the office hours', () => {
  const text = textAt('/contact');
  for (const { days, hours } of site.officeHours) expect(text).toMatch(new RegExp(`${days}[: ]*${hours}`));
});

describe('open positions', () => {
  const jobs = readContent<{ title: string; requirements: string[]; order: number; location: string }>('jobs');

  it('are listed, each once, in their order', () => {
    const ordered = jobs.toSorted((a, b) => a.data.order - b.data.order);
    const cards = select(rootAt('/careers'), 'main .pair a.card');
    expect(cards.map(({ attribs: { href } }) => href)).toEqual(ordered.map(({ slug }) => `/careers/${slug}`));
    expect(cards.map((card) => textOf(select(card, 'h3')[0]))).toEqual(ordered.map(({ data }) => data.title));
    expect(textsIn(rootAt('/careers'), 'main h2')[0]).toBe(`${jobs.length} open positions`);
  });

  it('have each a page that says what it asks for', () => {
    for (const { slug, data } of jobs) {
      const root = rootAt(`/careers/${slug}`);
      expect(textOf(select(root, 'h1')[0])).toBe(data.title);
      expect(textsIn(root, 'main li')).toEqual(expect.arrayContaining(data.requirements.map(plain)));
      expect(textsIn(root, 'dl.facts dd')).toContain(data.location);
    }
  });
});

it.each(readContent<{ title: string; updated: string }>('legal'))(
  '/$slug says since when it stands and has every part of its file',
  ({ slug, data, body }) => {
    const root = rootAt(`/${slug}`);
    const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => plain(heading));
    expect(headings.length).toBeGreaterThan(0);
    expect(textsIn(root, 'main h2')).toEqual(expect.arrayContaining(headings));
    expect(select(root, `main time[datetime="${data.updated}"]`)).toHaveLength(1);
  },
);

it.each(['/terms-of-service', '/terms'])('%s names the platform fee that the prices name', (address) => {
  expect(textAt(address).replaceAll(/\s+%/g, '%')).toContain(site.platformFee);
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
      !textOf(select(root, '.status')[0]).includes('What it cannot do') ||
      select(root, '.document mark').length < 3,
  );
  expect(weak.map(({ address }) => address)).toEqual([]);
});

describe('an item of the press and partner pages', () => {
  interface Item {
    kind: string;
    title?: string;
    name?: string;
    sample?: string;
  }
  const shown = [
    ...readContent<Item>('press').map((file) => ({ ...file, address: '/press' })),
    ...readContent<Item>('partners').map((file) => ({ ...file, address: '/partners' })),
  ];

  it.each(shown)('$slug is shown', ({ address, data }) => {
    expect(textAt(address)).toContain(plain(data.title ?? data.name ?? '?'));
  });

  it.each(shown.filter(({ data }) => ['media', 'award', 'partner'].includes(data.kind)))(
    '$slug says that it is a sample as long as it is one',
    ({ address, data }) => {
      const own = select(rootAt(address), 'main li').filter((item) =>
        textOf(item).includes(plain(data.title ?? data.name ?? '?')),
      );
      expect(own).toHaveLength(1);
      expect(own.flatMap((item) => textsIn(item, '.tag'))).toEqual(data.sample ? ['Sample'] : []);
    },
  );
});

it('every position, service and city of a file has a page', () => {
  const missing = [
    ...readContent('jobs').map(({ slug }) => `/careers/${slug}`),
    ...services.map(({ slug }) => `/services/${slug}`),
    ...readContent('cities').map(({ slug }) => `/city/${slug}`),
  ].filter((address) => !hasPage(address));
  expect(missing).toEqual([]);
});
