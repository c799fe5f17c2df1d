import { describe, expect, it } from 'vitest';
import type { DescriptionsFile, NamesFile } from '@/lib/search-index.ts';
import { suggest } from './rank.ts';

const names: NamesFile = {
  ipc: [
    ['42', 'Local law', ''],
    ['302', 'Punishment for murder', 'hatya', '103(1)'],
    ['304B', 'Dowry death', 'dahej'],
    ['420', 'Cheating', 'char sau bees धोखाधड़ी', '318(4)'],
    ['421', 'Fraudulent removal of property', ''],
    ['823', 'Murder in the title', ''],
  ],
  bns: [
    ['42', 'Causing death', ''],
    ['103', 'Punishment for murder', ''],
    ['318', 'Cheating and more', ''],
  ],
};
const descriptions: DescriptionsFile = {
  ipc: ['', '', '', 'A trick for property', '', ''],
  bns: ['', '', ''],
};

const found = (query: string) =>
  suggest(query, names, descriptions).map(({ act, number }) => `${act} ${number}`);

describe('suggest', () => {
  it.each([
    ['nothing for an empty query', '   ', []],
    ['the exact number before numbers that begin with it', '42', ['ipc 42', 'bns 42', 'ipc 420', 'ipc 421']],
    ['no number that only contains the query', '23', []],
    ['a letter suffix in small letters', '304b', ['ipc 304B']],
    ['a letter suffix set apart', '304 B', ['ipc 304B']],
    ['a number with the word for section before it', 'dhara 420', ['ipc 420', 'bns 318(4)']],
    ['the same in Devanagari', 'धारा 420', ['ipc 420', 'bns 318(4)']],
    ['a number with the name of the Act', 'IPC 304-b', ['ipc 304B']],
    [
      'a title that begins with the query before one that contains it',
      'MURDER',
      ['ipc 823', 'ipc 302', 'bns 103'],
    ],
    ['a common name', 'dahej', ['ipc 304B']],
    ['a name in Devanagari', 'धोखा', ['ipc 420', 'bns 318(4)']],
    ['the old section with the new one, and the reverse', '103', ['bns 103', 'ipc 302']],
    ['both by a name people give the old one', 'hatya', ['ipc 302', 'bns 103(1)']],
    ['a title before a description', 'property', ['ipc 421', 'ipc 420']],
  ])('finds %s', (_what, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('says why a section of the other Act is there', () => {
    expect(suggest('420', names)[1]).toMatchObject({ number: '318(4)', note: 'was IPC 420' });
  });

  it('shows ten at most', () => {
    const many: NamesFile = { ipc: Array.from({ length: 30 }, (_, n) => [`${n + 1}`, 'Theft', '']), bns: [] };
    expect(suggest('theft', many)).toHaveLength(10);
  });

  it('works while the descriptions are still on their way', () => {
    expect(suggest('cheat', names).map(({ href }) => href)).toEqual(['/ipc-section/420', '/bns-section/318']);
  });
});
