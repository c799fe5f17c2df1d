/** Stands here because the sections there are come from the tables, which the rest of the search may not read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sectionFacts } from '@/collections/facts.ts';
import { ODD_INPUT } from '../../../tests/support/odd-input.ts';
import { ROOT } from '../../../tests/support/site.ts';
import { type Charge, type KnownSections, readCharges } from '../language/charges.ts';

const references = new Set(
  [...sectionFacts.ipc.values()].flatMap(({ correspondence }) =>
    correspondence.flatMap(({ others }) => others),
  ),
);
const known: KnownSections = {
  hasSection: (act, number) => sectionFacts[act].has(number),
  hasReference: (act, reference) => act === 'bns' && references.has(reference),
};

const lines = readFileSync(join(ROOT, 'tests/search/charge-lines.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' => ') as [string, string]);

const written = ({ law, reference, exists }: Charge): string =>
  `${'act' in law ? law.act.toUpperCase() : law.other} ${reference}${exists === false ? '?' : ''}`;

const read = (line: string): string => readCharges(line, known).charges.map(written).join(', ');

describe('charges as the police and the courts write them', () => {
  it('are many', () => expect(lines.length).toBeGreaterThanOrEqual(120));

  it.each(lines)('%s', (line, expected) => expect(read(line)).toBe(expected));
});

it('says which Act it took where none is named, and nothing where one is', () => {
  expect(readCharges('302/34', known).assumed).toBe('ipc');
  expect(readCharges('103(1)/3(5)', known).assumed).toBe('bns');
  expect(readCharges('302/34 IPC', known).assumed).toBeUndefined();
});

it.each([
  'imprisonment of 2 years to 7 years',
  'fine of Rs. 10,000 or ₹500',
  'FIR No. 123/2024 dated 12.03.2024',
  'order of 5/8/2023',
  '3 साल की सज़ा',
])('finds no section in "%s"', (text) => {
  expect(read(text)).toBe('');
});

it('takes whatever is typed for text, in a moment', () => {
  const started = performance.now();
  for (const text of [
    ...ODD_INPUT,
    '('.repeat(200),
    '1 '.repeat(100),
    '304(a'.repeat(40),
    'act '.repeat(50),
  ]) {
    expect(Array.isArray(readCharges(text.slice(0, 200), known).charges)).toBe(true);
  }
  expect((performance.now() - started) / ODD_INPUT.length).toBeLessThan(20);
});
