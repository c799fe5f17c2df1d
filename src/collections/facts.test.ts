import { describe, expect, it } from 'vitest';
import { type Act, otherAct } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import { caseFacts, chapters, sectionFacts } from './facts.ts';

const ACTS: Act[] = ['ipc', 'bns'];

/** Statutory order: by number, then by letters (`304`, `304A`, `304B`). */
function precedes(a: string, b: string): boolean {
  const [first, second] = [Number.parseInt(a, 10), Number.parseInt(b, 10)];
  return first === second ? a < b : first < second;
}

describe.each([
  ['ipc', 575, 26],
  ['bns', 358, 20],
] as const)('the tables of the %s', (act, entries, chapterCount) => {
  const numbers = [...sectionFacts[act].keys()];

  it('have every entry once and in order', () => {
    expect(numbers).toHaveLength(entries);
    const misplaced = numbers.filter((number, index) => {
      const next = numbers[index + 1];
      return next !== undefined && !precedes(number, next);
    });
    // Inserted chapters stand where the Act prints them, out of numerical order nowhere.
    expect(misplaced).toEqual([]);
  });

  it('put every section into a chapter, and each chapter in one run', () => {
    expect(chapters[act]).toHaveLength(chapterCount);
    const order = [...sectionFacts[act].values()].map(({ chapter }) => chapter);
    const runs = order.filter((chapter, index) => chapter !== order[index - 1]);
    expect(runs).toEqual(chapters[act].map(({ number }) => number));
  });

  it('classify only sections that exist, under one of their own references', () => {
    const rows = [...sectionFacts[act].values()].flatMap((facts) => facts.classification);
    expect(rows.filter(({ section, ref }) => sectionOfReference(ref) !== section)).toEqual([]);
    expect(rows.every(({ section }) => sectionFacts[act].has(section))).toBe(true);
  });
});

/** Every pair of sections the tables of one Act connect: `420 318`. */
function pairs(act: Act): Set<string> {
  const found = [...sectionFacts[act].values()].flatMap(({ number, correspondence }) =>
    correspondence.flatMap(({ others }) =>
      others.map((reference) => {
        const other = sectionOfReference(reference);
        return act === 'ipc' ? `${number} ${other}` : `${other} ${number}`;
      }),
    ),
  );
  return new Set(found);
}

describe('the correspondence', () => {
  it('says the same in both directions', () => {
    expect([...pairs('ipc')].filter((pair) => !pairs('bns').has(pair))).toEqual([]);
    expect([...pairs('bns')].filter((pair) => !pairs('ipc').has(pair))).toEqual([]);
  });

  it.each(ACTS)('leads from the %s to sections that exist', (act) => {
    const references = [...sectionFacts[act].values()].flatMap(({ correspondence }) =>
      correspondence.flatMap(({ others }) => others),
    );
    const missing = references.filter(
      (reference) => !sectionFacts[otherAct(act)].has(sectionOfReference(reference)),
    );
    expect(missing).toEqual([]);
  });

  it('gives no counterpart to what was repealed or dropped, and one to everything else', () => {
    const wrong = [...sectionFacts.ipc.values()].filter(({ correspondence: [line] }) => {
      const gone = line?.relation === 'not re-enacted' || line?.relation === 'repealed before 2024';
      return gone === Boolean(line?.others.length);
    });
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });
});

describe('the cases', () => {
  it('bear on sections that exist', () => {
    const dangling = [...caseFacts.values()].flatMap((facts) =>
      ACTS.flatMap((act) =>
        facts[act].filter((reference) => !sectionFacts[act].has(sectionOfReference(reference))),
      ),
    );
    expect(dangling).toEqual([]);
  });
});
