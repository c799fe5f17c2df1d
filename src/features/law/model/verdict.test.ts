import { expect, it } from 'vitest';
import { sectionFacts } from '@/collections/facts.ts';
import { counterpartOf } from './links.ts';
import { verdictOf } from './verdict.ts';

const verdictsFor = (act: 'ipc' | 'bns', number: string) =>
  (sectionFacts[act].get(number)?.correspondence ?? []).map(
    (line) => verdictOf(act, counterpartOf(act, line)).text,
  );

it.each([
  ['ipc', '420', ['Same punishment']],
  ['ipc', '417', ['Raised: 1 → 3 years']],
  ['ipc', '341', ['Fine raised: ₹500 → ₹5,000']],
  ['ipc', '497', ['Not carried over']],
  ['ipc', '124A', ['Replaced in part']],
  ['ipc', '303', ['Punishment changed']],
  ['ipc', '29A', ['Nearest equivalent']],
  ['ipc', '13', ['Repealed before 2024']],
  ['bns', '304', ['New in the BNS']],
  ['bns', '318', ['Same provision', 'Raised: 1 → 3 years', 'Raised: 3 → 5 years', 'Same punishment']],
] as const)('%s %s: %s', (act, number, verdicts) => {
  expect(verdictsFor(act, number)).toEqual(verdicts);
});

it('never calls a punishment the same that the tables compare as changed', () => {
  for (const { number, punishmentComparison } of sectionFacts.ipc.values()) {
    if (!punishmentComparison) continue;
    const same = verdictsFor('ipc', number).includes('Same punishment');
    expect(same, number).toBe(!punishmentComparison.changed);
  }
});
