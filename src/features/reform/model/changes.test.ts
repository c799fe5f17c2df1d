import { describe, expect, it } from 'vitest';
import type { ClassificationRow } from '@/collections/facts.ts';
import { droppedLimbs, limbPairs, samePunishment } from '@/collections/limb-pairs.ts';
import { changedLimbs } from '../../../../tests/support/changed-punishments.ts';
import { changesOf, monthsOf } from './changes.ts';

const row = (fields: Partial<ClassificationRow>): ClassificationRow => ({
  section: '1',
  ref: '1',
  row: 0,
  offence: '',
  punishment: JSON.stringify(fields),
  death: false,
  life: false,
  maxTerm: null,
  minTerm: null,
  fine: false,
  cognizable: true,
  bailable: true,
  court: '',
  compoundable: false,
  ...fields,
});

const LIFE = { life: true, maxTerm: 'life' } as const;

describe('changesOf', () => {
  it.each<[string, Partial<ClassificationRow>, Partial<ClassificationRow>, string[]]>([
    ['a longer term', { maxTerm: '2 years' }, { maxTerm: '5 years' }, ['longer']],
    ['a shorter term', { maxTerm: '2 years' }, { maxTerm: '18 months' }, ['shorter']],
    [
      'life instead of years',
      { maxTerm: '14 years' },
      { ...LIFE, minTerm: '7 years' },
      ['longer', 'minimum'],
    ],
    ['death instead of life', LIFE, { ...LIFE, death: true }, ['longer']],
    [
      'more years beside life',
      { ...LIFE, altMaxTerm: '3 years' },
      { ...LIFE, altMaxTerm: '7 years' },
      ['longer'],
    ],
    ['a new minimum', { maxTerm: '7 years' }, { maxTerm: '7 years', minTerm: '1 year' }, ['minimum']],
    ['years below life', LIFE, { ...LIFE, minTerm: '20 years' }, ['minimum-lowered']],
    ['life beside death', { death: true }, { ...LIFE, death: true }, ['minimum-lowered']],
    [
      'death or life in place of death or another punishment',
      { death: true, relative: true },
      { ...LIFE, death: true },
      ['minimum'],
    ],
    ['a higher fine', { fine: true, fineMax: 500 }, { fine: true, fineMax: 5000 }, ['fine-up']],
    ['a fine without limit', { fine: true, fineMax: 500 }, { fine: true }, ['fine-up']],
    [
      'a fine that was limited by a value',
      { fine: true, punishment: 'Imprisonment up to 2 years, or fine up to ten times the value of the coin' },
      { fine: true },
      ['fine-up'],
    ],
    ['a fine no more', { maxTerm: '1 year', fine: true }, { maxTerm: '1 year' }, ['fine-down']],
    ['a fine with a floor', { fine: true }, { fine: true, fineMin: 10_000 }, ['fine-minimum']],
    [
      'prison besides the fine',
      { maxTerm: '1 year', fine: true, fineAlternative: true },
      { maxTerm: '1 year', fine: true },
      ['fine-not-enough'],
    ],
    [
      'a fine in place of prison',
      { maxTerm: '1 year', fine: true },
      { maxTerm: '1 year', fine: true, fineAlternative: true },
      ['fine-enough'],
    ],
    [
      'community service',
      { maxTerm: '1 year', fineAlternative: true },
      { maxTerm: '1 year', communityService: true },
      ['community-service'],
    ],
  ])('finds %s', (_what, ipc, bns, expected) => {
    expect(changesOf({ ipc: row(ipc), bns: row(bns) })).toEqual(expected);
  });

  it('finds nothing where the words are the same, or name the same row in another way', () => {
    const same = { punishment: 'Imprisonment up to 7 years, and fine', maxTerm: '7 years' };
    expect(changesOf({ ipc: row(same), bns: row({ ...same, section: '2' }) })).toEqual([]);
    const above = row({ relative: true, punishment: 'Death, or the punishment above' });
    const under = row({ relative: true, punishment: 'Death, or the punishment under sub-section (1)' });
    expect(changesOf({ ipc: above, bns: under })).toEqual([]);
  });
});

describe('the punishments of both Acts', () => {
  /** `187#1`, as the list made by hand names a row: `ref` where it is the first one, with its place where it is not. */
  const nameOf = ({ ref, row: place }: ClassificationRow) => (place > 0 ? `${ref}#${place}` : ref);

  it('changed as the list made by hand says, limb by limb', () => {
    const found = limbPairs
      .filter((pair) => !samePunishment(pair))
      .map((pair) => ({ ipc: nameOf(pair.ipc), bns: nameOf(pair.bns), changes: changesOf(pair) }));
    const dropped = droppedLimbs.map((limb) => ({ ipc: nameOf(limb), bns: 'nothing', changes: [] }));
    const inOrder = (limbs: readonly { ipc: string; bns: string; changes: readonly string[] }[]) =>
      limbs.map(({ ipc, bns, changes }) => `${ipc} > ${bns}: ${changes.join(', ')}`).sort();
    expect(inOrder([...found, ...dropped])).toEqual(inOrder(changedLimbs));
  });

  it('never change without a kind of change that the page has a list for', () => {
    const unnamed = limbPairs.filter((pair) => !samePunishment(pair) && changesOf(pair).length === 0);
    expect(unnamed.map(({ ipc }) => ipc.ref)).toEqual([]);
  });
});

describe('monthsOf', () => {
  it.each([
    ['7 years', 84],
    ['6 months', 6],
    ['24 hours', 0],
    [null, 0],
  ])('%s is %d', (term, months) => {
    expect(monthsOf(term)).toBe(months);
  });
});
