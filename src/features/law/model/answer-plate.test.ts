import { describe, expect, it } from 'vitest';
import { sectionFacts } from '@/collections/facts.ts';
import { answerLines } from './answer-plate.ts';

const rowsOf = (act: 'ipc' | 'bns', number: string) => sectionFacts[act].get(number)?.classification ?? [];
const all = (['ipc', 'bns'] as const).flatMap((act) => [...sectionFacts[act].values()]);

const KIND = /\b(?:(?:simple|rigorous) )?imprisonment(?: of)?\b/gi;
const withoutKind = (text: string) =>
  text.replace(KIND, '').replace(/\s+/g, ' ').replaceAll(' ,', ',').trim().toLowerCase();

describe('the short form of a punishment', () => {
  it('drops nothing but the kind of imprisonment, which stands in the tag', () => {
    for (const { classification } of all) {
      for (const row of classification) {
        const [line] = answerLines([row]);
        const { answer = '', term } = line?.punishment ?? {};
        expect(withoutKind(answer), row.ref).toBe(withoutKind(row.punishment));
        const kind = row.punishment.match(/simple imprisonment|rigorous imprisonment/i)?.[0];
        if (kind) expect(`${answer} ${term?.text}`.toLowerCase(), row.ref).toContain(kind.toLowerCase());
      }
    }
  });

  it.each([
    ['ipc', '420', 'Up to 7 years, and fine', 'Imprisonment'],
    ['ipc', '129', 'Up to 3 years, and fine', 'Simple imprisonment'],
    ['ipc', '304B', 'At least 7 years, up to life', 'Imprisonment'],
  ] as const)('of %s %s reads well', (act, number, answer, term) => {
    expect(answerLines(rowsOf(act, number))[0]?.punishment).toMatchObject({ answer, term: { text: term } });
  });
});

describe('the lines of a plate', () => {
  it('are one where all five answers agree, and one for each limb where any differs', () => {
    expect(answerLines(rowsOf('bns', '103'))).toHaveLength(1);
    expect(answerLines(rowsOf('bns', '318'))).toHaveLength(3);
    for (const { classification, number } of all) {
      const answers = new Set(
        classification.map(({ punishment, bailable, cognizable, court, compoundable }) =>
          JSON.stringify([punishment, bailable, cognizable, court, compoundable]),
        ),
      );
      if (answers.size > 1) expect(answerLines(classification), number).toHaveLength(classification.length);
    }
  });

  it('say a condition whole', () => {
    const [line] = answerLines(rowsOf('ipc', '498A'));
    expect(line?.arrest.answer).toBe('Depends');
    expect(line?.conditions.map(({ text }) => text)).toContain(rowsOf('ipc', '498A')[0]?.cognizableNote);
  });
});
