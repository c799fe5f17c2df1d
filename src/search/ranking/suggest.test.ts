import { describe, expect, it } from 'vitest';
import { ODD_INPUT } from '../../../tests/support/odd-input.ts';
import type { DescriptionsFile, NamesFile, PagesFile, SectionNames } from '../index/format.ts';
import { SearchIndex } from '../index/search-index.ts';
import { suggest } from './suggest.ts';

type Row = readonly [number: string, title: string, names: string, counterparts?: string];

const sections = (rows: readonly Row[]): SectionNames => ({
  numbers: rows.map(([number]) => number),
  titles: rows.map(([, title]) => title),
  names: rows.map(([, , names]) => names),
  counterparts: rows.map(([, , , counterparts = '']) => counterparts),
});

const names: NamesFile = {
  ipc: sections([
    ['42', 'Local law', ''],
    ['302', 'Punishment for murder', 'hatya,murder punishment', '103(1)'],
    ['304B', 'Dowry death', 'dahej,dahej hatya,दहेज मृत्यु', '80'],
    ['375', 'Rape', 'balatkar', '63'],
    ['415', 'Cheating', 'dhokha', '318(1)'],
    ['420', 'Cheating and dishonestly inducing delivery of property', 'char sau bees,धोखाधड़ी', '318(4)'],
    ['421', 'Fraudulent removal of property', ''],
    ['823', 'Murder in the title', ''],
  ]),
  bns: sections([
    ['42', 'Causing death', ''],
    ['63', 'Rape', ''],
    ['80', 'Dowry death', ''],
    ['103', 'Punishment for murder', ''],
    ['318', 'Cheating', ''],
  ]),
};
const descriptions: DescriptionsFile = {
  ipc: ['', '', '', '', '', 'A trick that makes somebody hand over property', '', ''],
  bns: ['', '', '', '', ''],
};
const pages: PagesFile = [
  { kind: 'Case', hrefs: ['/resources/cases/bachan-singh'], titles: ['Bachan Singh v. State of Punjab'] },
  { kind: 'Guide', hrefs: ['/resources/guides/murder'], titles: ['Murder, step by step'] },
];

async function indexOf(file: NamesFile, complete = true): Promise<SearchIndex> {
  const index = new SearchIndex();
  await index.addNames(file, () => Promise.resolve());
  if (!complete) return index;
  await index.addDescriptions(descriptions, () => Promise.resolve());
  index.addPages(pages);
  return index;
}

const index = await indexOf(names);
const found = (query: string) =>
  suggest(query, index).suggestions.map(({ kind, number, title }) => `${kind} ${number || title}`);

describe('suggest', () => {
  it.each([
    ['nothing for an empty query', '   ', []],
    ['the exact number before numbers that begin with it', '42', ['IPC 42', 'BNS 42', 'IPC 420', 'IPC 421']],
    ['no number that only contains the query', '23', []],
    ['a letter suffix in small letters', '304b', ['IPC 304B', 'BNS 80']],
    ['a letter suffix set apart', '304 B', ['IPC 304B', 'BNS 80']],
    ['a number with the word for section before it', 'dhara 420', ['IPC 420', 'BNS 318(4)']],
    ['the same in Devanagari, with its figures', 'धारा ४२०', ['IPC 420', 'BNS 318(4)']],
    ['a number in words', 'section four twenty', ['IPC 420', 'BNS 318(4)']],
    ['a number with the name of the Act', 'IPC 304-b', ['IPC 304B', 'BNS 80']],
    ['the old section with the new one, and the reverse', '103', ['BNS 103', 'IPC 302']],
    ['the new number first where it is asked for', 'ipc 302 in bns', ['BNS 103(1)', 'IPC 302']],
    ['the new number for an old one that the new Act does not have', 'bns 420', ['BNS 318(4)', 'IPC 420']],
    [
      'first the old section that became just that sub-section',
      'bns 318(4)',
      ['BNS 318', 'IPC 420', 'IPC 415'],
    ],
    ['where an old number went', '302 in bns', ['BNS 103(1)', 'IPC 302']],
    ['the same where the new Act has the number too', 'section 42 to bns', ['IPC 42', 'BNS 42']],
    ['the number, whatever language it is wanted in', 'ipc 420 in hindi', ['IPC 420', 'BNS 318(4)']],
    ['no section for a number of another law', 'crpc 42', []],
    ['both by a name people give the old one', 'hatya', ['IPC 302', 'BNS 103(1)', 'IPC 304B', 'BNS 80']],
    ['a word inside another one last of all', 'ishm', ['IPC 302', 'BNS 103']],
  ])('finds %s', (_what, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it.each([
    ['a whole title before one with more words', 'MURDER', 'IPC 823'],
    ['a common name', 'dahej', 'IPC 304B'],
    ['a name in Devanagari that stands there in Latin letters', 'दहेज', 'IPC 304B'],
    ['a name in Latin letters that stands there in Devanagari', 'dhokhadhadi', 'IPC 420'],
    ['a name in another spelling', 'dhoka', 'IPC 415'],
    ['a word with a letter missing', 'chating', 'IPC 415'],
    ['a word with two letters swapped', 'hcating mudrer', 'IPC 302'],
    ['a word half typed', 'rap', 'IPC 375'],
    ['another form of a word', 'murdered', 'IPC 302'],
    ['a description', 'hand over', 'IPC 420'],
    ['a title before a description', 'property', 'IPC 421'],
    ['a case by its title', 'bachan', 'Case Bachan Singh v. State of Punjab'],
  ])('finds %s first', (_what, query, expected) => {
    expect(found(query)[0]).toBe(expected);
  });

  it('puts sections before other pages with the same word', () => {
    expect(found('murder').indexOf('Guide Murder, step by step')).toBe(3);
  });

  it('says why a section is there, and which words matched', () => {
    const { suggestions, matched } = suggest('420', index);
    expect(suggestions[1]).toMatchObject({ number: '318(4)', note: 'was IPC 420' });
    expect([...matched]).toEqual(['420']);
    expect(suggest('dahej', index).suggestions[0]?.note).toBe('dahej');
    expect(suggest('trick', index).suggestions[0]?.note).toMatch(/^A trick/);
    expect(suggest('murd', index).matched).toContain('murder');
  });

  it('shows ten at most', async () => {
    const many = Array.from({ length: 30 }, (_, at) => [`${at + 1}`, 'Theft', ''] as const);
    expect(
      suggest('theft', await indexOf({ ipc: sections(many), bns: sections([]) }, false)).suggestions,
    ).toHaveLength(10);
  });

  it('works while the descriptions are still on their way', async () => {
    const { suggestions } = suggest('cheat', await indexOf(names, false));
    expect(suggestions.map(({ href }) => href)).toEqual([
      '/ipc-section/415',
      '/bns-section/318',
      '/ipc-section/420',
    ]);
  });

  it('takes whatever is typed for text, in a moment', () => {
    const started = performance.now();
    const odd = ODD_INPUT.flatMap((text) => {
      const { suggestions, matched } = suggest(text, index);
      const fine = suggestions.every(({ href }) => href.startsWith('/')) && matched instanceof Set;
      return fine ? [] : [text];
    });
    expect(odd).toEqual([]);
    expect((performance.now() - started) / ODD_INPUT.length).toBeLessThan(20);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'finds nothing for "%s", and a word beside it',
    (name) => {
      expect(found(name)).toEqual([]);
      expect(found(`${name} murder`)).toContain('IPC 302');
    },
  );

  it('answers a text of any length by its beginning', () => {
    expect(found(`dowry death ${'x'.repeat(10_000)}`)[0]).toBe('IPC 304B');
  });
});
