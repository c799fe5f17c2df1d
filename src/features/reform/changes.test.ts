import { describe, expect, it } from 'vitest';
import type { ClassificationRow } from '@/collections/facts.ts';
import { changesBetween, monthsOf } from './changes.ts';

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

describe('changesBetween', () => {
  it.each<[string, Partial<ClassificationRow>, Partial<ClassificationRow>, string[]]>([
    ['a longer term', { maxTerm: '2 years' }, { maxTerm: '5 years' }, ['longer']],
    ['a shorter term', { maxTerm: '2 years' }, { maxTerm: '18 months' }, ['shorter']],
    ['life instead of years', { maxTerm: '14 years' }, { life: true, maxTerm: 'life' }, ['longer']],
    [
      'death instead of life',
      { life: true, maxTerm: 'life' },
      { death: true, life: true, maxTerm: 'life' },
      ['longer'],
    ],
    ['a new minimum', { maxTerm: '7 years' }, { maxTerm: '7 years', minTerm: '1 year' }, ['minimum']],
    ['a higher fine', { fine: true, fineMax: 500 }, { fine: true, fineMax: 5000 }, ['fine-up']],
    ['a fine without limit', { fine: true, fineMax: 500 }, { fine: true }, ['fine-up']],
    ['a fine no more', { maxTerm: '1 year', fine: true }, { maxTerm: '1 year' }, ['fine-down']],
    [
      'community service',
      { maxTerm: '1 year' },
      { maxTerm: '1 year', communityService: true },
      ['community-service'],
    ],
    [
      'something else',
      { maxTerm: '1 year', fine: true, fineAlternative: true },
      { maxTerm: '1 year', fine: true },
      ['otherwise'],
    ],
    ['nothing where the offence follows another', { relative: true }, { relative: true, fine: true }, []],
  ])('finds %s', (_what, before, after, expected) => {
    expect(changesBetween([row(before)], [row(after)])).toEqual(expected);
  });

  it('finds nothing where the texts are the same', () => {
    const same = { punishment: 'Imprisonment up to 7 years, and fine', maxTerm: '7 years' };
    expect(changesBetween([row(same)], [row({ ...same, section: '2' })])).toEqual([]);
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
