import { describe, expect, it } from 'vitest';
import { ACTS } from '@/lib/law/acts.ts';
import { ROOT } from '../../tests/support/site.ts';
import type { Correction } from './corrections.ts';
import { caseFacts, chapters, sectionFacts } from './facts.ts';
import { hindiHeading, inHindi, punishmentInHindi, sourceInHindi } from './hindi-facts.ts';
import { SOURCES } from './named-sources.ts';
import { readContent } from './read-content.ts';

const sections = ACTS.flatMap((act) => [...sectionFacts[act].values()]);
const rows = sections.flatMap(({ classification }) => classification);

/** What was corrected in any file. */
const corrections = [...readContent(ROOT).files.values()].flatMap((files) =>
  [...files.values()].flatMap(
    ({ entry }) => (entry?.frontMatter as { corrections?: Correction[] } | undefined)?.corrections ?? [],
  ),
);

/** What has no Hindi, with why. */
const without = (values: Iterable<string>, inHindi: (value: string) => string): string[] =>
  [...new Set(values)].flatMap((value) => {
    try {
      return /[\u0900-\u097f]/.test(inHindi(value)) ? [] : [value];
    } catch (error) {
      return [(error as Error).message];
    }
  });

describe('every value of the tables has its Hindi', () => {
  it('punishments, each by one pattern', () => {
    expect(
      without(
        rows.map(({ punishment }) => punishment),
        punishmentInHindi,
      ),
    ).toEqual([]);
  });

  it.each([
    'court',
    'cognizable',
    'cognizableNote',
    'bailable',
    'compoundable',
    'compoundableNote',
    'note',
  ] as const)('%s', (field) => {
    const values = rows.flatMap((row) => (row[field] === undefined ? [] : `${row[field]}`));
    expect(values.length).toBeGreaterThan(0);
    expect(without(values, (value) => inHindi(field, value))).toEqual([]);
  });

  it.each([
    ['correspondenceNote', sections.flatMap(({ correspondence }) => correspondence.map(({ note }) => note))],
    ['sectionNote', sections.map(({ note }) => note)],
    ['standing', sections.map(({ standing }) => standing?.text)],
    ['repealedBy', sections.map(({ repealedBy }) => repealedBy)],
    ['decidedBy', [...caseFacts.values()].map(({ court }) => court)],
    ['correction', corrections.flatMap(({ said, right }) => [said, right])],
    [
      'source',
      [...Object.values(SOURCES).map(({ name }) => name), ...corrections.map(({ source }) => source)],
    ],
  ] as const)('%s', (field, all) => {
    const values = all.flatMap((value) => value ?? []);
    expect(values.length).toBeGreaterThan(2);
    expect(without(values, (value) => inHindi(field, value))).toEqual([]);
  });

  it('statuses and relations', () => {
    const statuses = [...sectionFacts.ipc.values()].map(({ status }) => status);
    const relations = sections.flatMap(({ correspondence }) =>
      correspondence.map(({ relation }) => relation),
    );
    expect(without(statuses, (value) => inHindi('status', value))).toEqual([]);
    expect(without(relations, (value) => inHindi('relation', value))).toEqual([]);
  });

  it.each(ACTS)('headings of the sections, chapters and parts of the %s', (act) => {
    const own = [...sectionFacts[act].values()];
    const parts = own.flatMap(({ part }) => part ?? []);
    expect(
      without(
        own.map(({ number }) => number),
        (key) => hindiHeading(act, 'section', key),
      ),
    ).toEqual([]);
    expect(
      without(
        chapters[act].map(({ number }) => number),
        (key) => hindiHeading(act, 'chapter', key),
      ),
    ).toEqual([]);
    expect(without(parts, (key) => hindiHeading(act, 'part', key))).toEqual([]);
  });
});

it('keeps every figure of a punishment, and adds none', () => {
  const figures = (text: string) => (text.match(/\d+(?:,\d+)*/g) ?? []).toSorted();
  const changed = [...new Set(rows.map(({ punishment }) => punishment))].filter(
    (punishment) => figures(punishment).join(' ') !== figures(punishmentInHindi(punishment)).join(' '),
  );
  expect(changed).toEqual([]);
});

it.each([
  [
    'Bharatiya Nagarik Suraksha Sanhita, 2023, sections 2(1)(d), 484 and 485',
    'भारतीय नागरिक सुरक्षा संहिता, 2023, धाराएँ 2(1)(d), 484 और 485',
  ],
  [
    'Medical Termination of Pregnancy Act, 1971 (Act 34 of 1971)',
    'गर्भ का चिकित्सीय समापन अधिनियम, 1971 (1971 का अधिनियम 34)',
  ],
  ['Constitution of India, Article 20', 'भारत का संविधान, अनुच्छेद 20'],
  ['Reports of a court, sections 1 to 3', 'Reports of a court, sections 1 to 3'],
])('says the source "%s" in Hindi only as a whole', (name, hindi) => {
  expect(sourceInHindi(name)).toBe(hindi);
});

it('says terms and sums as Hindi does', () => {
  expect(punishmentInHindi('Imprisonment up to 7 years, and fine')).toBe('7 वर्ष तक का कारावास और जुर्माना');
});

it('refuses what it does not know', () => {
  expect(() => punishmentInHindi('Banishment')).toThrow(/hindi-phrases\.json/);
  expect(() => inHindi('court', 'Panchayat')).toThrow(/Panchayat/);
  expect(() => hindiHeading('ipc', 'section', '999')).toThrow(/hindi-headings\.json/);
});
