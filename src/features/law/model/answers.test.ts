import { describe, expect, it } from 'vitest';
import { type ClassificationRow, sectionFacts } from '@/collections/facts.ts';
import { answersOf } from './answers.ts';

const rows: readonly ClassificationRow[] = [
  ...sectionFacts.ipc.values(),
  ...sectionFacts.bns.values(),
].flatMap(({ classification }) => classification);

const answer = (row: ClassificationRow, question: string) =>
  answersOf(row).find((candidate) => candidate.question === question);

describe('an answer that depends on the main offence', () => {
  it.each([
    ['Bail as of right?', 'bailable'],
    ['Can police arrest without a warrant?', 'cognizable'],
    ['Can it be settled?', 'compoundable'],
  ] as const)('is neither yes nor no: %s', (question, field) => {
    const depending = rows.filter((row) => row[field] === 'depends');
    expect(depending.length).toBeGreaterThan(20);
    for (const row of depending) {
      expect(answer(row, question), row.ref).toMatchObject({ term: 'Depends' });
      expect(answer(row, question)?.text, row.ref).not.toMatch(/^(?:Yes|No)\b/);
    }
  });

  it('names the provision on settlement of its own code', () => {
    expect(
      sectionFacts.ipc.get('109')?.classification.map((row) => answer(row, 'Can it be settled?')),
    ).toEqual([
      { question: 'Can it be settled?', term: 'Depends', text: 'As for the main offence (CrPC 320(3))' },
    ]);
    expect(
      sectionFacts.bns.get('52')?.classification.map((row) => answer(row, 'Can it be settled?')),
    ).toEqual([
      { question: 'Can it be settled?', term: 'Depends', text: 'As for the main offence (BNSS 359(3))' },
    ]);
  });
});

it('who may settle an offence is said in words', () => {
  const settled = (number: string) => {
    const [row] = sectionFacts.ipc.get(number)?.classification ?? [];
    return row && answer(row, 'Can it be settled?')?.text;
  };
  expect(settled('302')).toBe('No');
  expect(settled('323')).toBe('Yes, by the person harmed');
  expect(settled('420')).toBe('Yes, with the court’s permission');
});
