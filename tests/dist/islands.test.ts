/** What src/islands/island.ts and hydrate.ts take for granted of the pages Astro writes. */
import { expect, it } from 'vitest';
import { inlineScripts, pages, select } from '../support/pages.ts';

const islands = pages.flatMap((page) =>
  select(page.root, 'astro-island').map((island) => ({ page, island })),
);

/** Kinds of values in the props of an island, as Astro writes them. */
function kindsIn(written: unknown): unknown[] {
  const [kind, value] = written as [number, unknown];
  const inside = Array.isArray(value) ? value : typeof value === 'object' ? Object.values(value ?? {}) : [];
  return [kind, ...inside.flatMap(kindsIn)];
}

it('every page has an island, and one element for all of them: ours', () => {
  expect(new Set(islands.map(({ page }) => page)).size).toBe(pages.length);
  const definitions = pages.map(
    (page) =>
      inlineScripts(page)
        .join('')
        .match(/customElements\.define\(["'`]astro-island/g)?.length,
  );
  expect(new Set(definitions)).toEqual(new Set([1]));
});

it('props are plain values', () => {
  const kinds = islands.flatMap(({ island }) =>
    Object.values(JSON.parse(island.attribs.props ?? '{}')).flatMap(kindsIn),
  );
  expect(new Set(kinds)).toEqual(new Set([0]));
});

it('no island stands in another, and each slot has a name', () => {
  const odd = islands.filter(
    ({ island }) => select(island, 'astro-island, astro-slot:not([name])').length > 0,
  );
  expect(odd.map(({ page }) => page.address)).toEqual([]);
});
