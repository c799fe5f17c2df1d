/**
 * Every offence of both Acts: a row of the classification tables with what its columns answer to the questions of
 * `fields.ts`. Nothing is worked out here that the tables do not say.
 */
import { type ClassificationRow, sectionFacts } from '@/collections/facts.ts';
import { type LimbPair, pairsBySection } from '@/collections/limb-pairs.ts';
import { answerLines } from '@/features/law/model/answer-plate.ts';
import { type ChapterLink, chapterLink } from '@/features/law/model/links.ts';
import { standingOf } from '@/features/law/model/standing.ts';
import { isUnder, punishmentVerdict } from '@/features/law/model/verdict.ts';
import { type Change, changesOf, monthsOf } from '@/features/reform/model/changes.ts';
import { type Act, otherAct } from '@/lib/law/acts.ts';
import { sectionHref } from '@/lib/law/hrefs.ts';
import { en, type Words } from '@/words/en.ts';
import type { Court, Development, Sentence, Settlement, YesNo } from './fields.ts';
import { type OffenceLine, withReferences } from './marks.ts';

export interface Offence extends OffenceLine {
  section: string;
  inChapter: ChapterLink;
  /** The offences of the other Act that stand in its place, or in whose place it stands. */
  counterparts: readonly { ref: string; punishment: string }[];
  /** What became of the punishment: "Raised: 1 → 3 years". Nothing for an offence without a counterpart. */
  verdict?: string;
  row: ClassificationRow;
}

const yesNo = (value: boolean | 'depends'): YesNo => (value === 'depends' ? value : value ? 'yes' : 'no');

const SETTLEMENT: Readonly<Record<`${ClassificationRow['compoundable']}`, Settlement>> = {
  false: 'no',
  'by the parties': 'harmed',
  'with the permission of the court': 'permission',
  depends: 'depends',
};

const COURTS: readonly (readonly [RegExp, Court])[] = [
  [/^Court of Session$/, 'session'],
  [/^Magistrate of the first class$/, 'first-class'],
  [/^Any Magistrate$/, 'any-magistrate'],
  [/^Court by which /, 'main-offence'],
  [/^Court in which the offence is committed/, 'where-committed'],
];

/** Throws for a court of no kind known here: it would be in no list. */
function courtOf({ court, ref }: ClassificationRow): Court {
  const found = COURTS.find(([pattern]) => pattern.test(court));
  if (!found)
    throw new Error(`${ref} is tried by "${court}"; say in offences.ts which kind of court that is.`);
  return found[1];
}

const BANDS: readonly (readonly [months: number, Sentence])[] = [
  [6, '6-months'],
  [24, '2-years'],
  [36, '3-years'],
  [84, '7-years'],
  [120, '10-years'],
  [168, '14-years'],
];

/** Where the longest term of years belongs; nothing where the longest is life, death or no prison. */
function bandOf({ death, life, maxTerm, ref }: ClassificationRow): Sentence[] {
  if (death || life || !maxTerm) return [];
  const band = BANDS.find(([months]) => monthsOf(maxTerm) <= months);
  if (!band) throw new Error(`${ref} has a term of ${maxTerm}; give it a band in offences.ts.`);
  return [band[1]];
}

function sentencesOf(row: ClassificationRow): Sentence[] {
  const { death, life, maxTerm, minTerm, fine, relative, communityService, forfeiture } = row;
  const fineAlone = fine && !death && !life && !maxTerm && !minTerm && !relative && !communityService;
  const others: [Sentence, boolean | undefined][] = [
    ['death', death],
    ['life', life],
    ['fine', fineAlone],
    ['community-service', communityService],
    ['forfeiture', forfeiture],
    ['main-offence', relative],
  ];
  return [...bandOf(row), ...others.flatMap(([sentence, holds]) => (holds ? [sentence] : []))];
}

const RAISED = new Set<Change>(['longer', 'minimum', 'fine-up', 'fine-minimum', 'fine-not-enough']);
const LOWERED = new Set<Change>([
  'shorter',
  'minimum-lowered',
  'fine-down',
  'fine-enough',
  'community-service',
]);

/** Whether nothing in the other Act stands in the place of an offence. */
function isAlone(act: Act, { section, ref }: ClassificationRow, pairs: readonly LimbPair[]): boolean {
  if (act === 'ipc') return pairs.length === 0;
  const lines = sectionFacts.bns.get(section)?.correspondence ?? [];
  return lines.some(({ own, relation }) => relation === 'new' && isUnder(ref, own));
}

function developmentsOf(act: Act, row: ClassificationRow, pairs: readonly LimbPair[]): Development[] {
  if (isAlone(act, row, pairs)) return [act === 'bns' ? 'new' : 'dropped'];
  const changes = pairs.flatMap(changesOf);
  return [
    ...(changes.some((change) => RAISED.has(change)) ? (['raised'] as const) : []),
    ...(changes.some((change) => LOWERED.has(change)) ? (['lowered'] as const) : []),
  ];
}

/** Where the Schedule and the section differ is told on the page of the section; that one was struck down, by its mark. */
const TOLD_ELSEWHERE = /^(?:The First Schedule|Section struck down)/;

function conditionsOf(row: ClassificationRow, words: Words): string[] {
  const [english = [], own = []] = [en, words].map((of) =>
    answerLines([row], of).flatMap(({ conditions }) => conditions),
  );
  const { note } = words.plate.conditions;
  return own
    .filter((_, at) => !TOLD_ELSEWHERE.test(english[at]?.text ?? ''))
    .map(({ subject, text }) => (subject === note ? text : `${subject}: ${text}`));
}

/** @param name what the offence is called in the language of the words */
function offenceOf(act: Act, row: ClassificationRow, words: Words, name: string): Offence {
  const { section, ref } = row;
  const { facts: said } = words;
  const facts = sectionFacts[act].get(section);
  if (!facts) throw new Error(`The tables classify ${act} ${section}, which does not exist.`);
  const pairs = (pairsBySection[act].get(section) ?? []).filter((pair) => pair[act] === row);
  const others = pairs.map((pair) => pair[otherAct(act)]);
  const chapter = chapterLink(act, facts.chapter);
  return {
    act,
    chapter: `${act}-${chapter.number.toLowerCase()}`,
    bail: yesNo(row.bailable),
    arrest: yesNo(row.cognizable),
    court: courtOf(row),
    settlement: SETTLEMENT[`${row.compoundable}`],
    sentences: sentencesOf(row),
    least: monthsOf(row.minTerm),
    developments: developmentsOf(act, row, pairs),
    ref,
    section,
    href: sectionHref(act, section),
    name,
    punishment: said.punishment(row.punishment),
    inChapter: { ...chapter, title: said.chapterHeading(act, chapter.number, chapter.title) },
    conditions: conditionsOf(row, words),
    ...(facts.standing && { standing: standingOf(facts.standing, words) }),
    counterparts: [
      ...new Map(others.map((other) => [`${other.ref} ${other.punishment}`, other])).values(),
    ].map((other) => ({ ref: other.ref, punishment: said.punishment(other.punishment) })),
    ...(pairs.length > 0 && { verdict: punishmentVerdict(pairs, words).text }),
    row,
  };
}

const offencesOf = (act: Act): readonly Offence[] =>
  withReferences(
    [...sectionFacts[act].values()].flatMap(({ classification }) =>
      classification.map((row) => offenceOf(act, row, en, row.offence)),
    ),
  );

/** Every offence of each Act in the order of its Schedule. */
export const offences: Readonly<Record<Act, readonly Offence[]>> = {
  ipc: offencesOf('ipc'),
  bns: offencesOf('bns'),
};

/**
 * The offences of an Act in another language than English, in the same order.
 * @param sections those of the Act in that language, whose rows have the names of the offences
 */
export const offencesIn = (
  act: Act,
  sections: readonly { rows: readonly ClassificationRow[]; number: string }[],
  words: Words,
): readonly Offence[] =>
  withReferences(
    sections.flatMap(({ number, rows }) =>
      (sectionFacts[act].get(number)?.classification ?? []).map((row, at) =>
        offenceOf(act, row, words, rows[at]?.offence ?? row.offence),
      ),
    ),
  );
