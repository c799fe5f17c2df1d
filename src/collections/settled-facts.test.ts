/**
 * What the fact tables decided and must go on saying: the points on which public lists often go wrong (see
 * src/content/facts/README.md), and the sections most often looked up, written a second time from the Acts and the First
 * Schedules.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FACTS_FOLDER } from './fact-tables.ts';

type Row = Record<string, unknown>;

const read = (name: string): Row[] => JSON.parse(readFileSync(join(FACTS_FOLDER, `${name}.json`), 'utf8'));

const rowOf = (table: string, column: string, value: string) =>
  read(table).find((row) => row[column] === value);

describe('where public lists go wrong', () => {
  it.each([
    ['14', 'in force until 2024-06-30'],
    ['18', 'in force until 2024-06-30'],
    ['124A', 'in force until 2024-06-30'],
    ['309', 'in force until 2024-06-30'],
    ['377', 'in force until 2024-06-30'],
    ['303', 'struck down'],
    ['497', 'struck down'],
  ])('IPC %s is %s', (number, status) => {
    expect(rowOf('ipc-sections', 'number', number)?.status).toBe(status);
  });

  it.each([
    ['302', ['103(1)']],
    ['378', ['303(1)']],
    ['506', ['351(2)', '351(3)']],
  ])('IPC %s leads to %j, as in the Act and not in the first Bill', (ipc, bns) => {
    expect(rowOf('ipc-to-bns', 'ipc', ipc)?.bns).toEqual(bns);
  });

  it('State amendments are no part of the central Act', () => {
    const numbers = read('ipc-sections').map(({ number }) => number);
    const ofStates = ['354E', '376F', '379A', '379B', '509A', '509B', '289A'];
    expect(numbers.filter((number) => ofStates.includes(String(number)))).toEqual([]);
  });

  it('BNS 106(2) is not in force', () => {
    expect(rowOf('bns-sections', 'number', '106')?.note).toContain('(2) has not been brought into force');
  });

  it('BNS 152 carries no death sentence', () => {
    expect(rowOf('bns-classification', 'section', '152')).toMatchObject({ death: false, maxTerm: 'life' });
  });

  it('an abetment or an attempt is settled like its main offence', () => {
    expect(rowOf('ipc-classification', 'section', '511')?.compoundable).toBe('depends');
    expect(rowOf('bns-classification', 'section', '62')?.compoundable).toBe('depends');
  });
});

/** The first offence of each, so that a slip of the hand in a table does not become what every page says. */
const MOST_READ = {
  ipc: `
    302 | Death or life imprisonment, and fine | true | false | Court of Session | false
    304B | Imprisonment of at least 7 years, up to life | true | false | Court of Session | false
    307 | Imprisonment up to 10 years, and fine | true | false | Court of Session | false
    354 | Imprisonment of at least 1 year, up to 5 years, and fine | true | false | Any Magistrate | false
    376 | Rigorous imprisonment of at least 10 years, up to life, and fine | true | false | Court of Session | false
    420 | Imprisonment up to 7 years, and fine | true | false | Magistrate of the first class | with the permission of the court
    498A | Imprisonment up to 3 years, and fine | depends | false | Magistrate of the first class | false
    500 | Simple imprisonment up to 2 years, or fine, or both | false | true | Court of Session | with the permission of the court`,
  bns: `
    103(1) | Death or life imprisonment, and fine | true | false | Court of Session | false
    80(2) | Imprisonment of at least 7 years, up to life | true | false | Court of Session | false
    109(1) | Imprisonment up to 10 years, and fine | true | false | Court of Session | false
    74 | Imprisonment of at least 1 year, up to 5 years, and fine | true | false | Any Magistrate | false
    64(1) | Rigorous imprisonment of at least 10 years, up to life, and fine | true | false | Court of Session | false
    318(4) | Imprisonment up to 7 years, and fine | true | false | Magistrate of the first class | with the permission of the court
    85 | Imprisonment up to 3 years, and fine | depends | false | Magistrate of the first class | false
    356(2) | Simple imprisonment up to 2 years, or fine, or both, or community service | false | true | Court of Session | with the permission of the court`,
};

it.each(Object.entries(MOST_READ))(
  'reference, punishment, cognizable, bailable, court and settlement of the most read offences of the %s',
  (act, rows) => {
    const expected = rows
      .trim()
      .split('\n')
      .map((row) => row.trim());
    const found = expected.map((row) => {
      const first = rowOf(`${act}-classification`, 'ref', row.split(' ')[0] ?? '');
      return ['ref', 'punishment', 'cognizable', 'bailable', 'court', 'compoundable']
        .map((column) => first?.[column])
        .join(' | ');
    });
    expect(found).toEqual(expected);
  },
);
