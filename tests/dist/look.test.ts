/** What the look rests on: its tokens reach every page, and the style guide shows every state. */
import { expect, it } from 'vitest';
import { bridgeLists, bridges, plates } from '../../src/features/styleguide/states.ts';
import { pageAt, pages, select, textOf } from '../support/pages.ts';
import { readAsset, templates } from '../support/site.ts';

const GUIDE = '/styleguide';

it.each(templates.map(({ path, page = path }) => page))(
  '%s defines every variable its styles use',
  (address) => {
    const { html } = pageAt(address);
    const defined = new Set([...html.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const used = new Set([...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  },
);

it('has a second column only where something stands in it', () => {
  const columns = pages.flatMap(({ address, root }) =>
    select(root, '.page-grid').map((grid) => ({ address, rails: select(grid, '.rail') })),
  );
  expect(columns.length).toBeGreaterThan(100);
  const empty = columns.filter(
    ({ rails }) => rails.length === 0 || rails.some((rail) => textOf(rail) === ''),
  );
  expect(empty.map(({ address }) => address)).toEqual([]);
});

it('shows every state of the list in the style guide', () => {
  const ids = new Set(select(pageAt(GUIDE).root, '[id]').map(({ attribs }) => attribs.id));
  const expected = [
    ...plates.map(({ act, number }) => `plate-${act}-${number}`),
    ...bridges.map(({ act, number }) => `bridge-${act}-${number}`),
    ...bridgeLists.map(({ act, number }) => `bridges-${act}-${number}`),
  ];
  expect(expected.filter((id) => !ids.has(id))).toEqual([]);
});

it('keeps the style guide to those who know it', () => {
  expect(select(pageAt(GUIDE).root, 'meta[name="robots"]')[0]?.attribs.content).toBe('noindex');
  const linking = pages.filter(({ address, html }) => address !== GUIDE && html.includes(`href="${GUIDE}"`));
  expect(linking.map(({ address }) => address)).toEqual([]);
  expect(readAsset('/sitemap-pages-0.xml').toString()).not.toContain(GUIDE);
});
