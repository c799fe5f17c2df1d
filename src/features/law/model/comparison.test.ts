import { describe, expect, it } from 'vitest';
import { sectionFacts } from '@/collections/facts.ts';
import type { Act } from '@/lib/law/acts.ts';
import { compare } from './comparison.ts';

const compared = (act: Act, number: string) =>
  new Map(compare(act, number).map((answer) => [answer.question, answer]));

const changed = (act: Act, number: string) =>
  [...compared(act, number).values()].filter((answer) => answer.changed).map(({ question }) => question);

describe('compare', () => {
  it('sets each limb beside the limb that took its place', () => {
    expect(compared('ipc', '193').get('Punishment')?.answers).toEqual([
      {
        own: { text: 'Imprisonment up to 7 years, and fine' },
        others: [{ text: 'Imprisonment up to 7 years, and fine up to ₹10,000' }],
        changed: true,
      },
      {
        own: { text: 'Imprisonment up to 3 years, and fine' },
        others: [{ text: 'Imprisonment up to 3 years, and fine up to ₹5,000' }],
        changed: true,
      },
    ]);
  });

  it('names the term of an answer, and says which one asks for care', () => {
    expect(compared('ipc', '420').get('Bail as of right?')?.answers).toEqual([
      {
        own: { term: 'Non-bailable', tone: 'caution', text: 'No, a court decides' },
        others: [{ term: 'Non-bailable', tone: 'caution', text: 'No, a court decides' }],
        changed: false,
      },
    ]);
    expect(compared('ipc', '420').get('Can police arrest without a warrant?')?.answers[0]?.own).toEqual({
      term: 'Cognizable',
      text: 'Yes',
    });
  });

  it('leaves out limbs that came from another section', () => {
    expect(compared('ipc', '336').get('Punishment')?.answers).toEqual([
      {
        own: { text: 'Imprisonment up to 3 months, or fine up to ₹250, or both' },
        others: [{ text: 'Imprisonment up to 3 months, or fine up to ₹2,500, or both' }],
        changed: true,
      },
    ]);
  });

  it('shows a limb that was divided beside all its parts', () => {
    const [answer] = compared('ipc', '152').get('Punishment')?.answers ?? [];
    expect(answer?.others).toHaveLength(2);
    expect(compared('bns', '195').get('Punishment')?.answers).toHaveLength(2);
  });

  it.each<[string, Act, string, string[]]>([
    ['nothing where only a note on the Schedule differs', 'ipc', '392', []],
    ['nothing where only the provision cited differs', 'ipc', '109', []],
    ['nothing where a new limb is punished as the one beside it', 'bns', '103', []],
    ['the punishment where a limb was dropped', 'ipc', '388', ['Punishment']],
    [
      'all that is new where a new limb is unlike the one beside it',
      'bns',
      '117',
      ['Punishment', 'Bail as of right?', 'Tried by', 'Can it be settled?'],
    ],
    ['bail and the court, and not the punishment', 'ipc', '354A', ['Bail as of right?', 'Tried by']],
    ['the fine that is now limited', 'ipc', '194', ['Punishment']],
    [
      'arrest where one of two limbs could be arrested for',
      'ipc',
      '171F',
      ['Can police arrest without a warrant?'],
    ],
  ])('finds %s', (_what, act, number, expected) => {
    expect(changed(act, number)).toEqual(expected);
  });

  it('finds a changed punishment where the table of both Acts has one, and nowhere else', () => {
    const wrong = [...sectionFacts.ipc.values()].filter(
      ({ number, punishmentComparison }) =>
        compare('ipc', number).find(({ question }) => question === 'Punishment')?.changed !==
        punishmentComparison?.changed,
    );
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  it('is empty where the other Act has no such row', () => {
    expect(compare('ipc', '377')).toEqual([]);
    expect(compare('ipc', '6')).toEqual([]);
  });
});
