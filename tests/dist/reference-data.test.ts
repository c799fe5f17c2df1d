/**
 * The project's fact tables against the reference data they were made from. The data is kept beside the project while
 * it is written and is not part of it: without it there is nothing to compare, and one line says so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readFacts } from '../support/site.ts';

const DATA = join(ROOT, '../shared/data');
const isThere = existsSync(DATA);
if (!isThere) console.log(`Reference data skipped: there is no ${DATA}`);

type Row = Record<string, unknown>;

const reference = (name: string) => JSON.parse(readFileSync(join(DATA, name), 'utf8'));

const without = (rows: Row[], ...fields: string[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field))));

describe.skipIf(!isThere)('the fact tables equal the reference data', () => {
  it.each([
    ['ipc-sections', 575],
    ['bns-sections', 358],
  ])('%s', (name, count) => {
    const rows = reference(`${name}.json`);
    expect(rows).toHaveLength(count);
    expect(readFacts(name)).toEqual(without(rows, 'chapterTitle'));
  });

  it.each(['ipc', 'bns'])('%s-chapters', (act) => {
    const rows: Row[] = reference(`${act}-sections.json`);
    const chapters = new Map(rows.map(({ chapter, chapterTitle }) => [chapter, chapterTitle]));
    expect(readFacts(`${act}-chapters`)).toEqual([...chapters].map(([number, title]) => ({ number, title })));
  });

  it.each(['ipc-classification', 'bns-classification'])('%s', (name) => {
    expect(readFacts(name)).toEqual(without(reference(`${name}.json`), 'title', 'chapter'));
  });

  it('the map between the Acts, in both directions', () => {
    const map = reference('ipc-bns-map.json');
    const plain = (rows: Row[]) =>
      without(rows, 'ipcTitle', 'bnsTitles', 'bnsTitle', 'ipcTitles', 'agreement');
    expect(readFacts('ipc-to-bns')).toEqual(plain(map.ipcToBns));
    expect(readFacts('bns-to-ipc')).toEqual(plain(map.bnsToIpc));
    expect(readFacts('bns-new-subsections')).toEqual(map.newInBns.subsections);
  });

  it('cases, each with how many documents it was seen in', () => {
    const rows: Row[] = reference('case-law.json');
    const expected: Row[] = rows.map(({ confirmedBy, ...row }) => ({
      ...row,
      seenIn: (confirmedBy as unknown[]).length,
    }));
    const own = readFacts<Row>('cases');
    expect(own.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    expect(new Set(own.map(({ slug }) => slug)).size).toBe(rows.length);
    for (const [index, row] of own.entries()) {
      // What was confirmed once more may be surer than before, and set right with a note that says so.
      const settled = row.confirmedAgain
        ? ['confirmedAgain', 'confidence', ...(row.note ? ['note', 'ipc', 'bns'] : [])]
        : [];
      const [compared] = without([row], 'slug', ...settled);
      expect(compared, `${row.name}`).toEqual(without([expected[index] ?? {}], ...settled)[0]);
    }
  });
});
