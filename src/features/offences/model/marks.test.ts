import { describe, expect, it } from 'vitest';
import { marksOf, type OffenceLine, referenceShown, usualOf, withReferences } from './marks.ts';

const line = (facts: Partial<OffenceLine>): OffenceLine => ({
  act: 'bns',
  chapter: 'bns-vi',
  bail: 'no',
  arrest: 'yes',
  court: 'session',
  settlement: 'no',
  sentences: [],
  least: 0,
  developments: [],
  ref: '1',
  href: '/bns-section/1',
  name: 'Theft',
  punishment: 'Fine',
  conditions: [],
  ...facts,
});
const texts = (one: OffenceLine, usual: ReturnType<typeof usualOf>) =>
  marksOf(one, usual).map(({ text }) => text);

describe('what a list has in common', () => {
  const lines = [line({}), line({}), line({}), line({ arrest: 'no', court: 'any-magistrate' })];

  it('is said once where three in four share it, and only by the lines that differ after that', () => {
    const usual = usualOf(lines, {});
    expect(usual.text).toBe(
      'bail is not a right, police may arrest without a warrant, the case cannot be settled and a Court of Session tries the case',
    );
    expect(lines.map((one) => texts(one, usual))).toEqual([[], [], [], ['Warrant needed', 'Any Magistrate']]);
  });

  it('is not said again where the title of the list says it', () => {
    const usual = usualOf(lines, { bail: 'no' });
    expect(usual.text).not.toContain('bail');
    expect(texts(lines[0] as OffenceLine, usual)).toEqual([]);
  });

  it('is nothing where lines differ too much: each says its own', () => {
    const usual = usualOf([...lines, line({ court: 'first-class' }), line({ court: 'first-class' })], {});
    expect(usual.answers.court).toBeUndefined();
    expect(texts(lines[0] as OffenceLine, usual)).toEqual(['Court of Session']);
  });

  it('is nothing for no lines', () => {
    expect(usualOf([], {})).toEqual({ answers: {}, text: '' });
  });
});

it('a section that a court struck down says so before anything else', () => {
  const gone = line({ standing: 'Struck down in 2018', bail: 'yes' });
  expect(marksOf(gone, usualOf([line({})], {}))).toEqual([
    { text: 'Struck down in 2018', tone: 'caution' },
    { text: 'Bailable', tone: 'good' },
  ]);
});

describe('"Same"', () => {
  const [theft, first, second] = withReferences([
    line({}),
    line({ name: 'Same, by night' }),
    line({ name: 'Same, in a dwelling' }),
  ]) as [OffenceLine, OffenceLine, OffenceLine];

  it('refers to the last name that says more', () => {
    expect([theft.sameAs, first.sameAs, second.sameAs]).toEqual([undefined, 'Theft', 'Theft']);
  });

  it('is explained where the line before does not show what it refers to', () => {
    expect(referenceShown(first, theft)).toBeUndefined();
    expect(referenceShown(second, first)).toBeUndefined();
    expect(referenceShown(first, undefined)).toBe('Theft');
    expect(referenceShown(second, line({ name: 'Murder' }))).toBe('Theft');
    expect(referenceShown(theft, undefined)).toBeUndefined();
  });
});
