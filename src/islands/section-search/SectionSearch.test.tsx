// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ODD_INPUT } from '../../../tests/support/odd-input.ts';
import { SectionSearch } from './SectionSearch.tsx';

const FILES: Readonly<Record<string, unknown>> = {
  '/search/names.json': {
    ipc: { numbers: ['379'], titles: ['Punishment for theft'], names: ['chori'], counterparts: ['303'] },
    bns: { numbers: ['303'], titles: ['Theft'], names: [''], counterparts: [] },
  },
  '/search/answers.json': { texts: ['Up to 3 years · Non-bailable'], ipc: [0], bns: [0], parts: {} },
  '/search/pages.json': [],
  '/search/descriptions.json': { ipc: [''], bns: [''] },
  '/search/hindi.json': { ipc: [''], bns: [''] },
};

/** Addresses that cannot be reached. */
let offline: RegExp | undefined;
let root: Root;

const options = () =>
  [...document.querySelectorAll('[role="option"] > b')].map((option) => option.textContent);
const status = () => document.querySelector('[role="status"]')?.textContent;
const settled = () => act(async () => vi.advanceTimersByTimeAsync(1000));

async function type(text: string) {
  const field = document.querySelector('input') as HTMLInputElement;
  // As a key press does it: React takes the setter of the element itself for one of its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  await settled();
}

async function open() {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<SectionSearch id="test" />));
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string) => {
    if (offline?.test(path)) throw new TypeError('Failed to fetch');
    return Response.json(FILES[path]);
  });
  offline = undefined;
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('suggests, and says how many', async () => {
  await open();
  await type('theft');
  expect(options()).toEqual(['BNS 303', 'IPC 379']);
  expect(status()).toBe('2 suggestions');
  await type('zzz');
  expect([options(), status()]).toEqual([[], 'Nothing matches. Press Search to look through all pages.']);
  await type(' ');
  expect([options(), status()]).toEqual([[], '']);
});

it.each([/names/, /descriptions/])(
  'says what could not be loaded, and loads it when more is typed: %s',
  async (path) => {
    offline = path;
    await open();
    await type('zzz');
    expect(status()).toBe('Suggestions could not be loaded. Press Search to go on without them.');
    offline = undefined;
    await type('zzzz');
    expect(status()).toBe('Nothing matches. Press Search to look through all pages.');
    await type('379');
    expect(options()).toEqual(['IPC 379', 'BNS 303']);
  },
);

it('goes on after whatever is typed', async () => {
  await open();
  for (const text of ODD_INPUT) await type(text);
  await type('379');
  expect(options()).toEqual(['IPC 379', 'BNS 303']);
}, 20_000);
