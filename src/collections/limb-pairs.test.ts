import { expect, it } from 'vitest';
import { sectionFacts } from './facts.ts';
import { droppedLimbs, limbPairs, pairsBySection } from './limb-pairs.ts';

const pairsOf = (number: string) =>
  (pairsBySection.ipc.get(number) ?? []).map(({ ipc, bns }) => [ipc.row, bns.ref, bns.row]);

it.each<[string, [number, string, number][]]>([
  ['302', [[0, '103(1)', 0]]],
  ['336', [[0, '125', 0]]],
  ['337', [[0, '125(a)', 0]]],
  [
    '376',
    [
      [0, '64(1)', 0],
      [1, '64(2)', 0],
      [2, '65(1)', 0],
    ],
  ],
  [
    '304A',
    [
      [0, '106(1)', 0],
      [0, '106(1)', 1],
    ],
  ],
  [
    '427',
    [
      [0, '324(4)', 0],
      [0, '324(5)', 0],
    ],
  ],
  [
    '171F',
    [
      [0, '174', 0],
      [1, '174', 0],
    ],
  ],
  [
    '211',
    [
      [0, '248(a)', 0],
      [1, '248(a)', 0],
      [1, '248(b)', 0],
      [2, '248(b)', 0],
    ],
  ],
  ['388', [[0, '308(7)', 0]]],
  ['377', []],
])('IPC %s is paired limb by limb', (number, expected) => {
  expect(pairsOf(number)).toEqual(expected);
});

it('leaves out no limb of the IPC that was carried over', () => {
  const paired = new Set(limbPairs.map(({ ipc }) => ipc));
  const alone = [...sectionFacts.ipc.values()]
    .filter(({ correspondence: [line] }) => line?.others.length)
    .flatMap(({ classification }) => classification.filter((row) => !paired.has(row)));
  expect(alone).toEqual(droppedLimbs);
  expect(droppedLimbs.map(({ section, row }) => `${section} ${row}`)).toEqual(['388 1', '389 1']);
});

it('leaves out no limb of the BNS that had a forerunner', () => {
  const paired = new Set(limbPairs.map(({ bns }) => bns));
  const isNew = (ref: string, own: string) => ref === own || ref.startsWith(`${own}(`);
  const alone = [...sectionFacts.bns.values()].flatMap(({ classification, correspondence }) => {
    const added = correspondence.filter(({ relation }) => relation === 'new').map(({ own }) => own);
    return classification.filter((row) => !paired.has(row) && !added.some((own) => isNew(row.ref, own)));
  });
  // IPC 112, which 52 follows, has no row of its own.
  expect(alone.map(({ ref }) => ref)).toEqual(['52']);
});
