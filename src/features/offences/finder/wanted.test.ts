import { describe, expect, it } from 'vitest';
import { chapters } from '@/collections/facts.ts';
import { ACTS } from '@/lib/law/acts.ts';
import { ODD_INPUT } from '../../../../tests/support/odd-input.ts';
import { offences } from '../model/offences.ts';
import { readRows } from '../model/rows-file.ts';
import { rowsFile } from './make-rows-file.ts';
import { find, readWanted, waysOut, writeWanted } from './wanted.ts';

const lines = readRows(JSON.parse(JSON.stringify(rowsFile())));
const known = new Set(ACTS.flatMap((act) => chapters[act].map(({ id }) => id)));
const read = (query: string) => readWanted(new URLSearchParams(query), known);
const found = (query: string) =>
  find(lines, read(query).wanted).map(({ act, ref }) => `${act.toUpperCase()} ${ref}`);

it('the file gives back every offence of the tables as it is there', () => {
  for (const act of ACTS) {
    const own = lines.filter((line) => line.act === act);
    expect(own).toHaveLength(offences[act].length);
    for (const [at, line] of own.entries()) expect(offences[act][at]).toMatchObject(line);
  }
});

it('refuses a file of another version', () => {
  const file = rowsFile();
  const acts = file.acts.map((rows) => ({ ...rows, bail: '?' }));
  expect(() => readRows({ ...file, acts })).toThrow(TypeError);
});

describe('what is found', () => {
  it.each([
    ['act=bns&longest=community-service&arrest=yes', ['BNS 209']],
    ['act=ipc&words=dowry', ['IPC 304B']],
    ['act=bns&words=318', ['BNS 318(2)', 'BNS 318(3)', 'BNS 318(4)']],
    ['act=bns&words=318(4)', ['BNS 318(4)']],
    ['act=bns&words=३१८(४)', ['BNS 318(4)']],
    ['act=ipc&chapter=ipc-xxiii', ['IPC 511']],
    ['act=ipc&longest=forfeiture', ['IPC 126', 'IPC 127']],
    ['words=thefts+dwelling', ['BNS 305', 'IPC 380']],
    ['act=bns&shortest=20', ['BNS 65(1)', 'BNS 65(2)', 'BNS 66', 'BNS 70(1)', 'BNS 139(2)']],
    ['', []],
    ['act=&bail=&words=++', []],
    ['words=zzzz', []],
  ])('%s', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('fits every answer at once', () => {
    const all = find(lines, read('act=bns&bail=no&court=session&shortest=any').wanted);
    expect(all.length).toBeGreaterThan(10);
    for (const { act, bail, court, least } of all) {
      expect([act, bail, court]).toEqual(['bns', 'no', 'session']);
      expect(least).toBeGreaterThan(0);
    }
  });

  it('finds a line that only says "Same" by the words it refers to', () => {
    expect(found('act=bns&words=wantonly')).toEqual(['BNS 192', 'BNS 192']);
  });
});

describe('the address', () => {
  it('is written as it was read', () => {
    const query = 'act=bns&chapter=bns-vi&bail=no&shortest=10&words=acid';
    expect(writeWanted(read(query).wanted).toString()).toBe(query);
  });

  it.each([
    ['bail=perhaps', '“perhaps” is no answer to “Bail” and was left out.'],
    ['act=crpc&bail=no', '“crpc” is no answer to “Law” and was left out.'],
    ['longest=constructor', '“constructor” is no answer to “Longest punishment” and was left out.'],
    ['chapter=bns-xxxx', '“bns-xxxx” is no answer to “Chapter” and was left out.'],
    ['act=ipc&chapter=bns-vi', 'The chapter is one of the BNS, so the IPC was left out.'],
    [`bail=${'x'.repeat(500)}`, `“${'x'.repeat(30)}…” is no answer to “Bail” and was left out.`],
    [`words=${'x'.repeat(500)}`, 'Only the first 100 letters of the words were looked for.'],
  ])('%#: says what it could not use', (query, problem) => {
    expect(read(query).problems).toEqual([problem]);
  });

  it('takes whatever is sent, finds nothing wrong to show and never fails', () => {
    for (const odd of ODD_INPUT) {
      const query = new URLSearchParams({ act: odd, bail: odd, chapter: odd, words: odd, [odd]: odd });
      const { wanted, problems } = readWanted(query, known);
      expect(wanted.asked).toEqual({});
      expect(wanted.chapter).toBeUndefined();
      expect(problems.every((text) => text.length < 120)).toBe(true);
      expect(() => find(lines, wanted)).not.toThrow();
    }
  });
});

describe('where nothing fits', () => {
  it('says which answer to leave out, and how many there are then', () => {
    const { wanted } = read('act=ipc&longest=community-service&bail=yes');
    expect(find(lines, wanted)).toEqual([]);
    const ways = waysOut(lines, wanted).map(({ without, count }) => [without, count]);
    expect(ways).toEqual([
      ['Longest punishment: Community service', find(lines, read('act=ipc&bail=yes').wanted).length],
      ['IPC', find(lines, read('longest=community-service&bail=yes').wanted).length],
    ]);
  });
});
