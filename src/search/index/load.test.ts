import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { indexHref } from '../hrefs.ts';
import { suggest } from '../ranking/suggest.ts';
import { type LoadState, openSearchIndex } from './load.ts';

const [namesHref, answersHref, pagesHref, descriptionsHref] = [
  indexHref('names'),
  indexHref('answers'),
  indexHref('pages'),
  indexHref('descriptions'),
];
const hindiHref = indexHref('hindi');

const FILES: Readonly<Record<string, unknown>> = {
  [namesHref]: {
    ipc: { numbers: ['379'], titles: ['Punishment for theft'], names: ['chori'], counterparts: ['303'] },
    bns: { numbers: ['303'], titles: ['Theft'], names: [''], counterparts: [] },
  },
  [answersHref]: { texts: ['Up to 3 years'], ipc: [0], bns: [0], parts: {} },
  [pagesHref]: [{ kind: 'Guide', hrefs: ['/resources/guides/theft'], titles: ['Theft, step by step'] }],
  [descriptionsHref]: { ipc: ['Taking what is not yours'], bns: ['Of movable things'] },
  [hindiHref]: { ipc: ['जेब काट ली'], bns: [''] },
};

/** What is wrong with a file, by its address. */
let faults: Record<string, 'offline' | 'a page' | 500>;
const asked = vi.fn<(path: string) => void>();

beforeEach(() => {
  faults = {};
  asked.mockClear();
  vi.stubGlobal('dispatchEvent', vi.fn());
  vi.stubGlobal('fetch', async (path: string) => {
    asked(path);
    const fault = faults[path];
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (fault === 'a page') return new Response('<!doctype html>');
    return Response.json(FILES[path], { status: fault ?? 200 });
  });
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const states: LoadState[] = [];
  const { index, load } = openSearchIndex((state) => states.push(state));
  const found = (query: string) => suggest(query, index).suggestions.map(({ href }) => href);
  return { states, load, found };
}

const THEFT = ['/bns-section/303', '/ipc-section/379', '/resources/guides/theft'];

it('loads each file once, however often it is asked', async () => {
  const { states, load, found } = open();
  await Promise.all([load(), load()]);
  await load();
  expect(states).toEqual(['loading', 'names', 'complete']);
  expect(asked.mock.calls.flat()).toEqual([namesHref, answersHref, pagesHref, descriptionsHref]);
  expect(found('theft')).toEqual(THEFT);
});

describe('the names in Hindi', () => {
  it.each(['जेब काटना', 'jeb kisi ne kaat li'])(
    'come once, with the first query in Hindi: %s',
    async (query) => {
      const { states, load, found } = open();
      await load('theft');
      expect(found(query)).toEqual([]);
      await Promise.all([load(query), load(query)]);
      await load(query);
      expect(asked.mock.calls.flat().filter((path) => path === hindiHref)).toHaveLength(1);
      expect(states).toEqual(['loading', 'names', 'complete', 'names', 'complete']);
      expect(found(query)).toEqual(['/ipc-section/379', '/bns-section/303']);
    },
  );

  it('come with the rest where the first query is in Hindi, or comes while the rest is on its way', async () => {
    const { states, load, found } = open();
    await Promise.all([load(), load('जेब')]);
    expect(asked.mock.calls.flat()).toEqual([namesHref, answersHref, pagesHref, descriptionsHref, hindiHref]);
    expect(states.at(-1)).toBe('complete');
    expect(found('जेब')).toHaveLength(2);
  });
});

describe.each(['offline', 'a page', 500] as const)('when a file is not there: %s', (fault) => {
  it('says so and loads everything at the next try, where it is the first file', async () => {
    faults[namesHref] = fault;
    const { states, load, found } = open();
    await load();
    expect(states).toEqual(['loading', 'failed']);
    expect(asked).toHaveBeenCalledTimes(1);
    faults = {};
    await load();
    expect(states.slice(2)).toEqual(['loading', 'names', 'complete']);
    expect(found('theft')).toEqual(THEFT);
  });

  it.each([
    [pagesHref, 'step by step', THEFT.slice(2)],
    [descriptionsHref, 'movable', THEFT.slice(0, 1)],
  ])('answers with the rest, says so, and loads only %s at the next try', async (path, query, expected) => {
    faults[path] = fault;
    const { states, load, found } = open();
    await load();
    expect(states.at(-1)).toBe('failed');
    expect(found('theft')).toContain('/ipc-section/379');
    expect(found(query)).not.toEqual(expected);
    asked.mockClear();
    faults = {};
    await load();
    expect(asked.mock.calls.flat()).toEqual([path]);
    expect(states.at(-1)).toBe('complete');
    expect(found(query)).toEqual(expected);
    expect(found('theft')).toHaveLength(3);
  });
});

it('throws on a file that makes no sense, at every try', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ipc: [null], bns: [] }));
  const { load } = open();
  await expect(load()).rejects.toThrow(TypeError);
  await expect(load()).rejects.toThrow(TypeError);
});
