/** The specification's figures as a visitor reads them: prices, counts, hours, terms. */
import { describe, expect, it } from 'vitest';
import { hasPage, pageAt, pages, select, textOf } from '../support/pages.ts';

const textAt = (address: string) => textOf(select(pageAt(address).root, 'main')[0]).replace(/\s+/g, ' ');

const PRICES: Record<string, [name: string, price: string, ...includes: RegExp[]][]> = {
  'video-consultation': [
    ['Basic', '₹999', /30 min/],
    ['Standard', '₹1,999', /60 min/],
    ['Premium', '₹3,999', /90 min/],
  ],
  chat: [
    ['Quick', '₹499', /15 min/],
    ['Standard', '₹999', /30 min/],
    ['Premium', '₹1,999', /60 min/, /24/],
  ],
  'document-review': [
    ['Basic', '₹1,999', /documents?: (?:1|one)\b/i, /48 hours/],
    ['Standard', '₹3,999', /documents?: up to (?:3|three)/i, /24 hours/],
    ['Premium', '₹7,999', /documents?: up to (?:5|five)/i, /12 hours/, /30.min/],
  ],
  'legal-notice': [
    ['Basic', '₹1,499'],
    ['Standard', '₹2,999'],
    ['Premium', '₹4,999', /unlimited/i, /30 days|30-day/],
  ],
  'court-marriage': [
    ['Basic', '₹9,999'],
    ['Standard', '₹14,999'],
    ['Premium', '₹19,999'],
  ],
};

describe.each(Object.entries(PRICES))('the packages of /services/%s', (slug, packages) => {
  const { root } = pageAt(`/services/${slug}`);
  /** What each row says of each package, after the name of the row: `Documents: 1`. */
  const rows = select(root, 'table.prices tbody tr').map((row) => {
    const label = textOf(select(row, 'th')[0]);
    return select(row, 'td').map((cell) => textOf(cell) && `${label}: ${textOf(cell)}`);
  });

  it('have the names and prices of the specification', () => {
    const heads = select(root, 'table.prices thead th').map((head) => textOf(head));
    expect(heads).toEqual(packages.map(([name, price]) => `${name}${price}`));
  });

  it('include what it says, and every cell is filled', () => {
    for (const [index, [name, , ...includes]] of packages.entries()) {
      const column = rows.map((row) => row[index] ?? '');
      expect(
        column.filter((cell) => cell === ''),
        name,
      ).toEqual([]);
      for (const included of includes) expect(column.join('; '), name).toMatch(included);
    }
  });

  it('stand beside the platform fee and the rule for refunds', () => {
    const text = textAt(`/services/${slug}`);
    expect(text).toContain('Platform fee. 15% of every transaction.');
    expect(text).toMatch(/within 48 hours: all of it if the consultation did not take place/);
  });
});

it('the home page has the three promises, both laws, the eight cities with their counts, and the app', () => {
  const text = textAt('/');
  for (const promise of ['Instant Consultation', 'Verified Lawyers', '24/7 Support'])
    expect(text).toContain(promise);
  const tiles = select(pageAt('/').root, 'a.tile').map((tile) => [tile.attributes.href, textOf(tile).trim()]);
  expect(tiles).toEqual([
    ['/city/mumbai', 'Mumbai500+ lawyers'],
    ['/city/delhi', 'Delhi600+ lawyers'],
    ['/city/bangalore', 'Bangalore450+ lawyers'],
    ['/city/hyderabad', 'Hyderabad400+ lawyers'],
    ['/city/chennai', 'Chennai350+ lawyers'],
    ['/city/kolkata', 'Kolkata400+ lawyers'],
    ['/city/pune', 'Pune300+ lawyers'],
    ['/city/ahmedabad', 'Ahmedabad250+ lawyers'],
  ]);
  const links = select(pageAt('/').root, 'main a').map(({ attributes: { href } }) => href);
  expect(links).toEqual(expect.arrayContaining(['/ipc', '/bns', '#get-started', '#learn-more']));
  expect(text).toMatch(/Google Play.*App Store/);
});

it('more than twenty cities have a page of their own', () => {
  expect(pages.filter(({ address }) => /^\/city\/(?!default$)/.test(address)).length).toBeGreaterThan(20);
});

it('a city without content has five specializations and the default figures', () => {
  const text = textAt('/city/default');
  for (const figure of ['100+', '5,000+', '10,000+']) expect(text).toContain(figure);
  expect(select(pageAt('/city/default').root, '.chips li')).toHaveLength(5);
});

it('the blog shows both counts of each category, and they are right', () => {
  const counts = select(pageAt('/blog').root, '.category-counts li').map((item) => textOf(item).trim());
  const listed: [string, number][] = [
    ['Legal Updates', 45],
    ['Criminal Law', 32],
    ['Property Law', 28],
    ['Family Law', 24],
    ['Corporate Law', 20],
    ['Technology', 18],
    ['Constitutional Law', 15],
    ['Human Rights', 12],
  ];
  const here = (name: string) =>
    select(pageAt(`/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`).root, 'main a.card').length;
  expect(counts).toEqual(listed.map(([name, inApp]) => `${name} ${inApp} in the app · ${here(name)} here`));
  expect(listed.filter(([name]) => here(name) === 0)).toEqual([]);
  expect(select(pageAt('/blog').root, 'main a.card').length).toBeGreaterThanOrEqual(12);
});

it('about has the four figures', () => {
  const figures = select(pageAt('/about').root, '.figures dd').map((figure) => textOf(figure));
  expect(figures).toEqual(['50K+', '1000+', '100K+', '20+']);
});

it('contact has the office hours', () => {
  const text = textAt('/contact');
  for (const hours of ['9:00 AM–6:00 PM', '10:00 AM–4:00 PM', 'Closed']) expect(text).toContain(hours);
});

it('three positions are open, each with its page', () => {
  const cards = select(pageAt('/careers').root, 'main .pair a.card').map(
    ({ attributes: { href = '' } }) => href,
  );
  expect(cards).toHaveLength(3);
  expect(cards.filter((href) => !hasPage(href))).toEqual([]);
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
      !textOf(select(root, '.status')[0]).includes('What it cannot do') ||
      select(root, '.document mark').length < 3,
  );
  expect(weak.map(({ address }) => address)).toEqual([]);
});

it('a sample item of the press and partner pages says that it is one', () => {
  expect(select(pageAt('/press').root, '.tag').map((tag) => textOf(tag))).toEqual(['Sample', 'Sample']);
  expect(select(pageAt('/partners').root, '.tag').map((tag) => textOf(tag))).toEqual([
    'Sample',
    'Sample',
    'Sample',
  ]);
});
