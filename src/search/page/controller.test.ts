// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ODD_INPUT } from '../../../tests/support/odd-input.ts';
import { startSearchPage } from './controller.ts';

const PAGE = `<search><form action="/search"><input name="q"><button>Search</button></form></search>
  <p role="status"></p>
  <section data-together hidden><div></div></section><section data-titles hidden><ol></ol></section><section data-texts hidden><ol></ol></section>`;
const ANSWERS = 'Up to 3 years · Non-bailable';
const FILES: Readonly<Record<string, unknown>> = {
  '/search/names.json': {
    ipc: { numbers: ['379'], titles: ['Punishment for theft'], names: ['chori'], counterparts: ['303'] },
    bns: { numbers: ['303'], titles: ['Theft'], names: [''], counterparts: [] },
  },
  '/search/answers.json': { texts: [ANSWERS], ipc: [0], bns: [0], parts: {} },
  '/search/pages.json': [],
  '/offences/rows.json': {
    acts: [
      {
        act: 'ipc',
        address: '/ipc-section/',
        refs: '379',
        names: ['Theft'],
        punishments: [0],
        bail: 'n',
        arrest: 'y',
        court: 'a',
        settlement: 'h',
        developments: '-',
        chapters: [['ipc-xvii', 1]],
        conditions: {},
        standing: {},
      },
    ],
    punishments: [['Imprisonment up to 3 years, or fine, or both', ['3-years'], 0]],
  },
  '/search/descriptions.json': { ipc: [''], bns: [''] },
  '/search/hindi.json': { ipc: [''], bns: [''] },
  '/pagefind/pagefind-entry.json': {},
};

/** Addresses that cannot be reached. */
let offline: RegExp | undefined;
/** What Pagefind finds, or that it cannot be loaded or fails. */
let texts: 'unreachable' | 'broken' | { url: string; excerpt: string; meta: object }[];
const imported = vi.fn<(attempt: number) => void>();

vi.mock('./pagefind.ts', () => ({
  loadPagefind: async (attempt: number) => {
    imported(attempt);
    if (texts === 'unreachable') throw new TypeError('Failed to fetch dynamically imported module');
    return {
      search: async () => {
        if (texts === 'broken' || texts === 'unreachable') throw new Error('WASM');
        return { results: texts.map((text) => ({ data: async () => text })) };
      },
    };
  },
}));

const status = () => document.querySelector('[role="status"]')?.textContent;
const rows = (part: string) =>
  [...document.querySelectorAll(`[data-${part}] li`)].map((row) => {
    const said = row.cloneNode(true) as Element;
    for (const drawn of said.querySelectorAll('[aria-hidden]')) drawn.remove();
    return said.textContent;
  });
const field = () => document.querySelector('input') as HTMLInputElement;
const settled = () => vi.advanceTimersByTimeAsync(1000);

async function open(query = '') {
  history.replaceState(null, '', `/search${query}`);
  document.body.innerHTML = PAGE;
  startSearchPage(document.body);
  await settled();
}

async function type(text: string) {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

async function press() {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  offline = undefined;
  texts = [];
  imported.mockClear();
  vi.stubGlobal('fetch', async (path: string) => {
    if (offline?.test(path)) throw new TypeError('Failed to fetch');
    return Response.json(FILES[path]);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('answers the query of its address, and keeps the address in step with the field', async () => {
  texts = [
    { url: '/ipc-section/378', excerpt: 'of <mark>theft</mark> <b>&amp;</b>', meta: { title: 'IPC 378' } },
  ];
  await open('?q=theft');
  expect(status()).toBe('2 by title or name, 1 by their text');
  expect(rows('titles')).toEqual([`BNS 303Theft${ANSWERS}`, `IPC 379Punishment for theft${ANSWERS}`]);
  expect(rows('texts')).toEqual(['IPC 378… of theft & …']);
  expect(document.querySelector('[data-texts] mark')?.textContent).toBe('theft');
  await type('chori');
  expect(location.search).toBe('?q=chori');
  await type('');
  expect([location.search, status(), rows('titles'), rows('texts')]).toEqual(['', '', [], []]);
});

describe('a charge with several sections', () => {
  // First: what was loaded once stays.
  it('says what they mean together, and leaves it out where the offences do not come', async () => {
    const together = () => document.querySelector('[data-together]:not([hidden])')?.textContent;
    offline = /rows/;
    await open(`?q=${encodeURIComponent('379 IPC and 303 BNS')}`);
    await vi.dynamicImportSettled();
    await settled();
    expect([together(), rows('titles').length]).toEqual([undefined, 2]);
    offline = undefined;
    await type('379 IPC, 303 BNS');
    await vi.dynamicImportSettled();
    await settled();
    expect(together()).toMatch(/Not a right, because IPC 379 is non-bailable.*Only a court decides/);
    await type('theft');
    expect(together()).toBeUndefined();
  });

  it('lists each of them in its order, names the one that there is not, and one of another law', async () => {
    await open(`?q=${encodeURIComponent('u/s 379, 999 IPC and 303 BNS, 25 Arms Act')}`);
    await vi.dynamicImportSettled();
    await settled();
    expect(rows('titles')).toEqual([
      `IPC 379Punishment for theft${ANSWERS}`,
      'IPC 999The IPC has no section 999',
      `BNS 303Theft${ANSWERS}`,
      'Arms Act Section 25 of a law that this guide does not explain',
    ]);
  });

  it('is not every text with two numbers', async () => {
    await open('?q=children+under+7+and+12');
    await vi.dynamicImportSettled();
    await settled();
    expect(rows('titles')).toEqual([]);
  });
});

it('says that there is nothing only when it has looked everywhere', async () => {
  await open('?q=zzz');
  expect(status()).toBe('Nothing found for “zzz”.');
});

it('writes the address in a pause: browsers refuse to do it with every key', async () => {
  await open();
  const replaced = vi.spyOn(history, 'replaceState');
  for (const text of ['t', 'th', 'the']) {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(replaced).not.toHaveBeenCalled();
  await settled();
  expect(replaced).toHaveBeenCalledOnce();
  replaced.mockRestore();
});

const PARTLY = 'Not everything could be searched: press Search to try again, or use the lists below.';

describe('when something cannot be loaded', () => {
  it.each([
    ['the list of sections', /names/],
    ['the other titles', /pages/],
    ['the descriptions', /descriptions/],
  ])('%s: it says so, not that there is nothing, and looks again when asked', async (_what, path) => {
    offline = path;
    await open('?q=zzz');
    expect(status()).toBe(PARTLY);
    offline = undefined;
    await press();
    expect(status()).toBe('Nothing found for “zzz”.');
    await type('theft');
    expect(rows('titles')).toHaveLength(2);
  });

  it.each(['unreachable', 'broken'] as const)(
    'the texts: titles are found, and texts at the next try (%s)',
    async (fault) => {
      texts = fault;
      await open('?q=theft');
      expect(status()).toBe(`2 by title or name, 0 by their text. ${PARTLY}`);
      texts = [{ url: '/a', excerpt: 'theft', meta: {} }];
      await press();
      expect(status()).toBe('2 by title or name, 1 by their text');
      // A browser may remember that an address failed.
      expect(new Set(imported.mock.calls.flat()).size).toBe(2);
    },
  );

  it('a part of the texts: that Pagefind says "nothing" is not believed', async () => {
    offline = /pagefind-entry/;
    await open('?q=zzz');
    expect(status()).toBe(PARTLY);
  });

  it('a file makes no sense: the page says so and the texts are still found', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ipc: [null], bns: [] }));
    texts = [{ url: '/a', excerpt: 'theft', meta: {} }];
    await open('?q=theft');
    expect(status()).toBe(`0 by title or name, 1 by their text. ${PARTLY}`);
  });
});

it('takes whatever is typed for text', async () => {
  await open();
  for (const text of ODD_INPUT) {
    await type(text);
    expect(status(), text.slice(0, 40)).toMatch(
      /^(?:|\d+ by title or name, 0 by their text|Nothing found for “[\s\S]+”\.)$/,
    );
    expect(document.querySelectorAll('script, img')).toHaveLength(0);
  }
}, 20_000);
