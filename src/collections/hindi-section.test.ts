import { describe, expect, it } from 'vitest';
import { type HindiSectionFields, hindiSectionOptions, twinFindings, versionOf } from './hindi-section.ts';
import type { SectionFrontMatter } from './law-section.ts';
import { type EntryFile, readEntry } from './read-entry.ts';

const english = (
  changes: Partial<SectionFrontMatter> = {},
  body = 'Words.',
): EntryFile<SectionFrontMatter> => ({
  id: '420',
  body,
  frontMatter: {
    number: '420',
    description: 'Cheating.',
    elements: ['The accused **deceived**.'],
    examples: [{ shows: 'offence', text: 'A lies.' }],
    confusedWith: [],
    sideBySide: [],
    whatChanged: 'Nothing.',
    caseStudies: [],
    relatedSections: ['415'],
    amendments: [],
    keywords: ['cheating', 'thagi', 'dhokha'],
    helplines: [],
    stateAmendments: false,
    sources: ['ipc-act'],
    reviewed: '2026-11-22',
    corrections: [],
    ...changes,
  },
});

const hindi = (changes: Partial<HindiSectionFields> = {}): EntryFile<HindiSectionFields> => ({
  id: '420',
  body: 'शब्द।',
  frontMatter: {
    number: '420',
    renders: '00000000',
    description: 'ठगी।',
    elements: ['आरोपी ने **धोखा** दिया।'],
    examples: ['क ने झूठ बोला।'],
    confusedWith: [],
    whatChanged: 'कुछ नहीं।',
    amendments: [],
    offences: [],
    keywords: [],
    reviewed: '2026-11-22',
    ...changes,
  },
});

describe('the version of the English words', () => {
  const version = versionOf(english());

  it.each([
    ['a word of the text', english({}, 'Other words.')],
    ['the description', english({ description: 'Deceiving.' })],
    ['an example', english({ examples: [{ shows: 'offence', text: 'A tells a lie.' }] })],
    ['what changed', english({ whatChanged: undefined })],
  ])('changes with %s', (_what, changed) => {
    expect(versionOf(changed)).not.toBe(version);
  });

  it('does not change with what has no Hindi of its own', () => {
    expect(versionOf(english({ keywords: ['a', 'b', 'c'], reviewed: '2026-11-20' }))).toBe(version);
  });
});

describe('a Hindi file beside its twin', () => {
  it('fits item by item', () => {
    expect(twinFindings(hindi(), english())).toEqual([]);
  });

  it.each([
    ['elements', hindi({ elements: [] })],
    ['examples', hindi({ examples: ['एक।', 'दो।'] })],
    ['whatChanged', hindi({ whatChanged: undefined })],
  ])('is refused where its %s do not', (field, own) => {
    expect(twinFindings(own, english()).map((finding) => finding.field)).toEqual([field]);
  });

  const read = (fields: string, name = '318') =>
    readEntry(
      `src/content/bns-hi/${name}.mdx`,
      Buffer.from(`---\n${fields}\n---\nशब्द।\n`),
      hindiSectionOptions('bns'),
    ).problems.map(({ field, message }) => `${field}: ${message}`);
  const fields = 'number: "318"\nrenders: 0123abcd\ndescription: छल।\nreviewed: 2026-11-22';

  it('is taken with words alone', () => {
    expect(read(fields)).toEqual([]);
  });

  it.each([
    ['English words', fields.replace('छल।', 'Cheating.'), /Devanagari/],
    ['no version', fields.replace('0123abcd', 'soon'), /version/],
    ['a fact of its own', `${fields}\nrelatedSections: ["319"]`, /not a field/],
    ['too few offences', `${fields}\noffences: [छल]`, /one for each/],
  ])('is refused with %s', (_what, text, message) => {
    expect(read(text).join('\n')).toMatch(message);
  });

  it('is refused for a section that there is not', () => {
    expect(read(fields.replace('318', '999'), '999').join('\n')).toMatch(/not in the fact tables/);
  });
});
