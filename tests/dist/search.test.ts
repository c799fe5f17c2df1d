/**
 * What the section search finds for queries as people type them (tests/search/queries.json), on the index of the built
 * site. The queries of the kind `unseen` were written after the ranking was settled.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SearchIndex } from '@/search/index/search-index.ts';
import { suggest } from '@/search/ranking/suggest.ts';
import { assetExists, ROOT, readAsset, readFacts } from '../support/site.ts';

interface Case {
  kind: string;
  query: string;
  /** Sections that answer it equally well: `ipc 420`, `bns 318`. */
  expected: string[];
}

const FIRST_FLOOR = 0.89;
const FIRST_THREE_FLOOR = 0.95;

const cases: Case[] = JSON.parse(readFileSync(join(ROOT, 'tests/search/queries.json'), 'utf8'));
const json = (address: string) => JSON.parse(readAsset(address).toString());
const atOnce = () => Promise.resolve();

const index = new SearchIndex();
await index.addNames(json('/search/names.json'), atOnce);
await index.addDescriptions(json('/search/descriptions.json'), atOnce);
index.addPages(json('/search/pages.json'));

const placeOf = ({ query, expected }: Case): number =>
  suggest(query, index).suggestions.findIndex(({ href }) =>
    expected.includes(href.replace(/^\/(ipc|bns)-section\//, '$1 ')),
  );

it('asks for sections that exist, each query once', () => {
  const known = new Set(
    ['ipc', 'bns'].flatMap((act) =>
      readFacts<{ number: string }>(`${act}-sections`).map(({ number }) => `${act} ${number}`),
    ),
  );
  const numbers = cases.flatMap(({ expected }) => expected);
  expect(numbers.filter((number) => !known.has(number))).toEqual([]);
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(new Set(cases.map(({ query }) => query)).size).toBe(cases.length);
});

it(`has the right section first for ${FIRST_FLOOR * 100} % and among the first three for ${FIRST_THREE_FLOOR * 100} %`, () => {
  const places = cases.map((one) => ({ ...one, place: placeOf(one) }));
  const share = (limit: number) =>
    places.filter(({ place }) => place >= 0 && place < limit).length / places.length;
  const misses = places.filter(({ place }) => place < 0 || place > 2);
  console.log(
    `First ${(share(1) * 100).toFixed(1)} %, first three ${(share(3) * 100).toFixed(1)} % of ${places.length}. Not among the first three:`,
    misses.map(({ query }) => query).join(', '),
  );
  expect(share(1)).toBeGreaterThanOrEqual(FIRST_FLOOR);
  expect(share(3)).toBeGreaterThanOrEqual(FIRST_THREE_FLOOR);
});

it.each(['number', 'old-new'])('has the right section first for every query of the kind "%s"', (kind) => {
  const wrong = cases.filter((one) => one.kind === kind && placeOf(one) !== 0);
  expect(wrong.map(({ query }) => query)).toEqual([]);
});

it('leads only to pages that were built', () => {
  const lost = index.entries.filter(({ href }) => !assetExists(`${href}.html`));
  expect(lost.map(({ href }) => href)).toEqual([]);
});

it.each([
  ['what does cognizable mean', '/glossary/cognizable-offence'],
  ['charge sheet kya hai', '/glossary/charge-sheet'],
  ['default bail meaning', '/glossary/default-bail'],
  ['what is a surety', '/glossary/surety'],
])('"%s" leads to %s first', (query, address) => {
  expect(suggest(query, index).suggestions[0]?.href).toBe(address);
});

/** The searches that the lists of offences were made for, and a few in other words: each leads to its list first. */
it.each([
  ['list of non-bailable offences', '/offences/bns/non-bailable'],
  ['which sections are compoundable', '/offences/bns/compoundable'],
  ['offences punishable with death', '/offences/bns/death-penalty'],
  ['cases tried by Court of Session', '/offences/bns/court-of-session'],
  ['minimum punishment under BNS', '/offences/bns/minimum-sentence'],
  ['non bailable sections ipc', '/offences/ipc/non-bailable'],
  ['cognizable and non-bailable offences', '/offences/bns/cognizable-and-non-bailable'],
  ['bailable offences list', '/offences/bns/bailable'],
  ['community service offences', '/offences/bns/community-service'],
  ['new offences in BNS', '/offences/bns/new'],
  ['offences punishable with up to 7 years', '/offences/bns/up-to-7-years'],
  ['IPC sections not in BNS', '/offences/ipc/not-carried-over'],
  ['गैर जमानती धारा', '/offences/bns/non-bailable'],
])('"%s" leads to %s first', (query, list) => {
  expect(suggest(query, index).suggestions[0]?.href).toBe(list);
});
