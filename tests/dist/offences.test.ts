/**
 * The lists of offences, held against the tables alone: each rule below reads the columns and the words of a row and
 * knows nothing of the code that made the pages.
 */
import { describe, expect, it } from 'vitest';
import { changedLimbs } from '../support/changed-punishments.ts';
import { mainTextOf, type Page, pageAt, pages, select, textOf } from '../support/pages.ts';
import { readAsset, readFacts } from '../support/site.ts';

interface Row {
  ref: string;
  section: string;
  row: number;
  offence: string;
  punishment: string;
  maxTerm: string | null;
  minTerm: string | null;
  bailable: boolean | 'depends';
  cognizable: boolean | 'depends';
  compoundable: false | 'by the parties' | 'with the permission of the court' | 'depends';
  court: string;
}

type Act = 'ipc' | 'bns';

const ACTS: readonly Act[] = ['ipc', 'bns'];
const rows: Readonly<Record<Act, Row[]>> = {
  ipc: readFacts<Row>('ipc-classification'),
  bns: readFacts<Row>('bns-classification'),
};
const checked = readFacts<{ date: string }>('checks')
  .map(({ date }) => date)
  .sort()
  .at(-1);

const isUnder = (ref: string, reference: string) => ref === reference || ref.startsWith(`${reference}(`);
const newReferences = [
  ...readFacts<{ bns: string; new: boolean }>('bns-to-ipc').filter((row) => row.new),
  ...readFacts<{ bns: string }>('bns-new-subsections'),
].map(({ bns }) => bns);
const notReEnacted = new Set(
  readFacts<{ ipc: string; relation: string }>('ipc-to-bns')
    .filter(({ relation }) => relation === 'not re-enacted')
    .map(({ ipc }) => ipc),
);

/** As the list made by hand names a row: `187#1` is the second one under that reference. */
const nameOf = ({ ref, row }: Row) => (row > 0 ? `${ref}#${row}` : ref);
const HEAVIER = ['longer', 'minimum', 'fine-up', 'fine-minimum', 'fine-not-enough'];
const LIGHTER = ['shorter', 'minimum-lowered', 'fine-down', 'fine-enough', 'community-service'];
const changedBy = (act: Act, kinds: readonly string[]) =>
  new Set(
    changedLimbs.filter(({ changes }) => changes.some((one) => kinds.includes(one))).map((limb) => limb[act]),
  );
const heavier = { ipc: changedBy('ipc', HEAVIER), bns: changedBy('bns', HEAVIER) };
const lighter = { ipc: changedBy('ipc', LIGHTER), bns: changedBy('bns', LIGHTER) };
const droppedLimbs = new Set(changedLimbs.filter(({ bns }) => bns === 'nothing').map(({ ipc }) => ipc));

const death = ({ punishment }: Row) => /\bdeath\b/i.test(punishment);
const life = ({ punishment }: Row) => /\blife\b/i.test(punishment) && !/one-half of life/.test(punishment);
const longest =
  (...terms: string[]) =>
  (row: Row) =>
    !death(row) && !life(row) && terms.includes(row.maxTerm ?? '');

/** What each list must hold, by the last part of its address. */
const RULES: Readonly<Record<string, (row: Row, act: Act) => boolean>> = {
  all: () => true,
  bailable: ({ bailable }) => bailable === true,
  'non-bailable': ({ bailable }) => bailable === false,
  'bail-depends': ({ bailable }) => bailable === 'depends',
  cognizable: ({ cognizable }) => cognizable === true,
  'non-cognizable': ({ cognizable }) => cognizable === false,
  'arrest-depends': ({ cognizable }) => cognizable === 'depends',
  'cognizable-and-non-bailable': (row) => row.cognizable === true && row.bailable === false,
  'cognizable-and-bailable': (row) => row.cognizable === true && row.bailable === true,
  compoundable: ({ compoundable }) => /^(?:by|with) /.test(String(compoundable)),
  'compoundable-by-the-person-harmed': ({ compoundable }) => compoundable === 'by the parties',
  'compoundable-with-permission': ({ compoundable }) => compoundable === 'with the permission of the court',
  'non-compoundable': ({ compoundable }) => compoundable === false,
  'settlement-depends': ({ compoundable }) => compoundable === 'depends',
  'court-of-session': ({ court }) => court === 'Court of Session',
  'magistrate-of-the-first-class': ({ court }) => court === 'Magistrate of the first class',
  'any-magistrate': ({ court }) => court === 'Any Magistrate',
  'court-of-another-offence': ({ court }) => court.startsWith('Court by which'),
  'court-where-committed': ({ court }) => court.startsWith('Court in which the offence is committed'),
  'death-penalty': death,
  'life-imprisonment': life,
  'up-to-14-years': longest('14 years'),
  'up-to-10-years': longest('10 years'),
  'up-to-7-years': longest('4 years', '5 years', '7 years'),
  'up-to-3-years': longest('3 years'),
  'up-to-2-years': longest('1 year', '2 years'),
  'up-to-6-months': longest('24 hours', '1 month', '3 months', '6 months'),
  'minimum-sentence': ({ minTerm }) => minTerm !== null,
  'fine-only': ({ punishment }) => /^Fine\b/.test(punishment),
  'community-service': ({ punishment }) => /community service/i.test(punishment),
  'forfeiture-of-property': ({ punishment }) => /forfeiture/.test(punishment),
  'punishment-of-another-offence': ({ punishment }) =>
    /^(?:Same as|Up to one-|The punishment for each|Punishment of the original)|or the punishment (?:above|under)/.test(
      punishment,
    ),
  new: ({ ref }, act) => act === 'bns' && newReferences.some((reference) => isUnder(ref, reference)),
  'not-carried-over': (row, act) =>
    act === 'ipc' && (notReEnacted.has(row.section) || droppedLimbs.has(nameOf(row))),
  'punishment-raised': (row, act) => heavier[act].has(nameOf(row)),
  'punishment-lowered': (row, act) => lighter[act].has(nameOf(row)),
};

const expectedRows = (act: Act, slug: string) => rows[act].filter((row) => RULES[slug]?.(row, act));
const lists = ACTS.flatMap((act) => Object.keys(RULES).map((slug) => ({ act, slug }))).filter(
  ({ act, slug }) => expectedRows(act, slug).length > 0,
);

/** The page of a list with its later parts. */
const partsOf = (act: Act, slug: string): Page[] => {
  const first = `/offences/${act}/${slug}`;
  return pages.filter(({ address }) => address === first || address.startsWith(`${first}/`));
};
const keysOn = (page: Page) => select(page.root, '.offence > b').map(textOf);
const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

it('has a page for every list that is not empty, and no other', () => {
  const built = pages
    .map(({ address }) => /^\/offences\/(?:ipc|bns)\/[^/]+$/.exec(address)?.[0])
    .filter((address) => address !== undefined);
  expect(built.toSorted()).toEqual(lists.map(({ act, slug }) => `/offences/${act}/${slug}`).toSorted());
});

describe.each(lists)('/offences/$act/$slug', ({ act, slug }) => {
  const expected = expectedRows(act, slug);
  const parts = partsOf(act, slug);

  it('has the offences of the tables in their order, each once', () => {
    expect(parts.flatMap(keysOn)).toEqual(expected.map(({ ref }) => ref));
  });

  it('says for each what it is and how it is punished', () => {
    const lines = parts.flatMap(({ root }) => select(root, '.offence')).map(textOf);
    const wrong = expected.filter(
      ({ offence, punishment }, at) => !lines[at]?.includes(offence) || !lines[at]?.includes(punishment),
    );
    expect(wrong.map(({ ref }) => ref)).toEqual([]);
  });

  it('says how many they are, since when that is known and from where', () => {
    const sections = new Set(expected.map(({ section }) => section)).size;
    for (const page of parts) {
      expect(textOf(select(page.root, '[data-count]')[0])).toBe(
        `${counted(expected.length, 'offence')} in ${counted(sections, 'section')}`,
      );
      expect(select(page.root, `main time[datetime="${checked}"]`)).not.toEqual([]);
      expect(mainTextOf(page)).toContain(
        act === 'ipc' ? 'Code of Criminal Procedure, 1973' : 'Bharatiya Nagarik Suraksha Sanhita, 2023',
      );
    }
  });

  it('is a file as well, a line for each offence', () => {
    const lines = readAsset(`/offences/${act}/${slug}.csv`).toString().trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[1])).toEqual(expected.map(({ ref }) => ref));
  });
});

it.each([
  '/offences',
  '/offences/ipc',
  '/offences/bns',
  '/offences/find',
  '/ipc',
  '/bns',
  '/offences/bns/bailable',
])('every list that %s links to is counted rightly', (address) => {
  const links = select(pageAt(address).root, 'main a[href^="/offences/"]').flatMap((link) => {
    const [, act, slug = ''] = /^\/offences\/(ipc|bns)\/([\w-]+)$/.exec(link.attribs.href ?? '') ?? [];
    return act ? [{ act: act as Act, slug, text: textOf(link.parent as typeof link) }] : [];
  });
  expect(links.length).toBeGreaterThan(3);
  const wrong = links.filter(({ act, slug, text }) => {
    const figure = new RegExp(`(?<![\\d])${expectedRows(act, slug).length}(?![\\d])`);
    return !figure.test(text);
  });
  expect(wrong).toEqual([]);
});

it('says what every answer that depends hangs on, where no other offence decides', () => {
  const conditions = ACTS.flatMap((act) =>
    readFacts<Row & { cognizableNote?: string; compoundableNote?: string }>(`${act}-classification`)
      .map((row) => ({ act, note: row.cognizableNote }))
      .filter(({ note }) => note && note !== 'Depends on the main offence.'),
  );
  expect(conditions.length).toBeGreaterThanOrEqual(4);
  for (const { act, note } of conditions)
    expect(mainTextOf(pageAt(`/offences/${act}/arrest-depends`))).toContain(note);
});

it('no offence is left out of the lists by punishment but those with a shortest term alone', () => {
  const BY_PUNISHMENT = Object.keys(RULES).filter((slug) =>
    /^(?:death|life|up-to|fine|community|forfeiture|punishment-of|minimum)/.test(slug),
  );
  for (const act of ACTS) {
    const left = rows[act].filter((row) => !BY_PUNISHMENT.some((slug) => RULES[slug]?.(row, act)));
    expect(left.map(({ ref }) => ref)).toEqual([]);
  }
});

it('the words of a law stand above the list that is about it', () => {
  for (const { act, slug } of lists) {
    const [heading] = select(pageAt(`/offences/${act}/${slug}`).root, 'h1');
    expect(textOf(heading)).toContain(act.toUpperCase());
  }
});
