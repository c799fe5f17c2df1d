/**
 * What the section search finds for queries as people type them (tests/search/queries.json, and queries-hi.json for
 * Hindi), on the indexes of the built site. The queries of the kind `unseen` were written after the ranking was settled.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { englishAddress } from '@/lib/languages.ts';
import { SearchIndex } from '@/search/index/search-index.ts';
import { isInHindi } from '@/search/language/words.ts';
import { suggest } from '@/search/ranking/suggest.ts';
import type { SearchWords } from '@/search/words/en.ts';
import { searchHi } from '@/search/words/hi.ts';
import { assetExists, ROOT, readAsset, readFacts } from '../support/site.ts';

interface Case {
  kind: string;
  query: string;
  /** Sections that answer it equally well: `ipc 420`, `bns 318`. */
  expected: string[];
}

const casesIn = (file: string): Case[] => JSON.parse(readFileSync(join(ROOT, 'tests/search', file), 'utf8'));
const cases = casesIn('queries.json');
/** Hindi in both scripts, written before the search of the Hindi pages was looked at. */
const hindiCases = casesIn('queries-hi.json');
const json = (address: string) => JSON.parse(readAsset(address).toString());
const atOnce = () => Promise.resolve();

async function indexAt(prefix: string, words?: SearchWords): Promise<SearchIndex> {
  const index = new SearchIndex(words);
  await index.addNames(json(`${prefix}/search/names.json`), atOnce);
  await index.addDescriptions(json(`${prefix}/search/descriptions.json`), atOnce);
  index.addPages(json(`${prefix}/search/pages.json`));
  return index;
}

async function withHindiNames(within: SearchIndex, prefix: string): Promise<SearchIndex> {
  await within.addHindi(json(`${prefix}/search/hindi.json`), atOnce);
  return within;
}

const index = await indexAt('');
/** What an English page has loaded once a query is in Hindi. */
const askedInHindi = await withHindiNames(await indexAt(''), '');
const hindiIndex = await withHindiNames(await indexAt('/hi', searchHi), '/hi');

const placeOf = ({ query, expected }: Case, within = index): number =>
  suggest(query, within === index && isInHindi(query) ? askedInHindi : within).suggestions.findIndex(
    ({ href }) => expected.includes(englishAddress(href).replace(/^\/(ipc|bns)-section\//, '$1 ')),
  );

/** Says and returns what share of the queries has a right section among the first. */
function shares(name: string, asked: readonly Case[], within: SearchIndex): (limit: number) => number {
  const places = asked.map((one) => ({ ...one, place: placeOf(one, within) }));
  const share = (limit: number) =>
    places.filter(({ place }) => place >= 0 && place < limit).length / places.length;
  const misses = places.filter(({ place }) => place < 0 || place > 2);
  console.log(
    `${name}: first ${(share(1) * 100).toFixed(1)} %, first three ${(share(3) * 100).toFixed(1)} % of ${places.length}. Not among the first three:`,
    misses.map(({ query }) => query).join(', '),
  );
  return share;
}

it('asks for sections that exist, each query once', () => {
  const known = new Set(
    ['ipc', 'bns'].flatMap((act) =>
      readFacts<{ number: string }>(`${act}-sections`).map(({ number }) => `${act} ${number}`),
    ),
  );
  const all = [...cases, ...hindiCases];
  const numbers = all.flatMap(({ expected }) => expected);
  expect(numbers.filter((number) => !known.has(number))).toEqual([]);
  expect(Math.min(cases.length, hindiCases.length)).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
});

it.each([
  { name: 'Queries on English pages', asked: cases, within: index, first: 0.89, firstThree: 0.95 },
  { name: 'The same on Hindi pages', asked: cases, within: hindiIndex, first: 0.86, firstThree: 0.93 },
  {
    name: 'Queries in Hindi on English pages',
    asked: hindiCases,
    within: index,
    first: 0.85,
    firstThree: 0.95,
  },
  { name: 'The same on Hindi pages', asked: hindiCases, within: hindiIndex, first: 0.85, firstThree: 0.95 },
])(
  '$name have the right section first, or among the first three',
  ({ name, asked, within, first, firstThree }) => {
    const share = shares(name, asked, within);
    expect(share(1)).toBeGreaterThanOrEqual(first);
    expect(share(3)).toBeGreaterThanOrEqual(firstThree);
  },
);

it.each(['number', 'old-new'])('has the right section first for every query of the kind "%s"', (kind) => {
  const wrong = cases.filter((one) => one.kind === kind && placeOf(one) !== 0);
  expect(wrong.map(({ query }) => query)).toEqual([]);
});

it('leads only to pages that were built', () => {
  const lost = [...index.entries, ...hindiIndex.entries].filter(({ href }) => !assetExists(`${href}.html`));
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
