import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decide, RULES } from './rules.ts';

const to = (address: string) => ({ kind: 'redirect', to: address });
const notFound = (page: string) => ({ kind: 'not-found', page });
const ipcSection = notFound('/errors/ipc-section-not-found');
const bnsSection = notFound('/errors/bns-section-not-found');
const ipcCategory = notFound('/errors/ipc-category-not-found');
const bnsCategory = notFound('/errors/bns-category-not-found');
const anything = notFound('/404');

describe('an address without a page', () => {
  it.each([
    ['letters of a section number', '/ipc-section/304b', to('/ipc-section/304B')],
    ['two letters', '/ipc-section/376Da', to('/ipc-section/376DA')],
    ['letters in the other Act', '/bns-section/12a', to('/bns-section/12A')],
    ['letters and a trailing slash', '/ipc-section/304b/', to('/ipc-section/304B')],
    ['capitals in a category', '/ipc-category/Religion', to('/ipc-category/religion')],
    ['capitals and a trailing slash', '/bns-category/State/', to('/bns-category/state')],
    ['a trailing slash after a city', '/city/shimla/', to('/city/shimla')],
  ])('is respelled: %s', (_what, pathname, decision) => {
    expect(decide(pathname)).toEqual(decision);
  });

  it.each([
    ['an unknown section', '/ipc-section/999', ipcSection],
    ['an unknown section with a slash', '/ipc-section/999/', ipcSection],
    ['an unknown section in capitals', '/ipc-section/304Z', ipcSection],
    ['too many digits', '/ipc-section/1234', ipcSection],
    ['too many letters', '/ipc-section/1abc', ipcSection],
    ['a section of the other Act', '/bns-section/999', bnsSection],
    ['no number at all', '/bns-section/xyz', bnsSection],
    ['an unknown category', '/ipc-category/none', ipcCategory],
    ['an unknown category of the other Act', '/bns-category/none', bnsCategory],
    ['capitals that no slug has', '/ipc-category/A%20B', ipcCategory],
    ['markup', '/ipc-section/%3Cscript%3E', ipcSection],
    ['a null byte', '/ipc-section/%00', ipcSection],
    ['a broken escape', '/ipc-section/%E0%A4%A', ipcSection],
    ['2,000 characters', `/ipc-category/${'A'.repeat(2000)}`, ipcCategory],
    ['a broken escape for a city', '/city/%E0%A4%A', anything],
    ['nothing after the prefix', '/ipc-section/', anything],
    ['something below a section', '/ipc-section/420/foo', anything],
    ['something below a city', '/city/pune/foo', anything],
    ['an address of no rule', '/nope', anything],
    ['the prefix in capitals', '/IPC-section/420', anything],
  ])('is not found: %s', (_what, pathname, decision) => {
    expect(decide(pathname)).toEqual(decision);
  });

  it('is a city where the name could be one', () => {
    expect(decide('/city/shimla')).toEqual({
      kind: 'city',
      city: { name: 'Shimla', address: '/city/shimla' },
    });
  });
});

it('has a rule for every address the worker runs for, and no other', () => {
  const config = readFileSync(new URL('../wrangler.jsonc', import.meta.url), 'utf8');
  const patterns = [...config.matchAll(/"(\/[^"]+\/)\*"/g)].map(([, prefix]) => prefix);
  expect(patterns.sort()).toEqual(Object.keys(RULES).sort());
});
