/**
 * The answers on the cover of a section: three short answers to the questions readers bring (punishment, bail, arrest),
 * and who tries the case and whether it can be settled. Everything is made from the rows of the First Schedule; nothing
 * here may say more or less than they do.
 */
import type { ClassificationRow } from '@/collections/facts.ts';
import { en, type Words } from '@/words/en.ts';

/** `caution`: take care; `good`: a right you have; `neutral`: a term; `condition`: read the condition. */
export type Tone = 'caution' | 'good' | 'neutral' | 'condition';

export interface ShortAnswer {
  /** In words that stand alone: "Up to 7 years, and fine". */
  answer: string;
  /** The legal term: "Non-bailable". */
  term?: { text: string; tone: Tone };
  /** Whether the answer is a long text, for a smaller size. */
  long: boolean;
}

interface Condition {
  /** What the condition is about: "Arrest". */
  subject: string;
  text: string;
}

/** The answers for one row, or for several rows whose answers are all the same. */
export interface AnswerLine {
  rows: readonly ClassificationRow[];
  punishment: ShortAnswer;
  bail: ShortAnswer;
  arrest: ShortAnswer;
  court: string;
  settlement: ShortAnswer;
  /** Whole, never shortened. */
  conditions: readonly Condition[];
}

/** An answer of more letters than this does not fit a cell in the large size. */
const LARGE_AT_MOST = 42;

const answer = (text: string, term?: ShortAnswer['term']): ShortAnswer => ({
  answer: text,
  long: text.length > LARGE_AT_MOST,
  ...(term && { term }),
});

/** The punishment of a row, with the kind of imprisonment in the tag where it may stand there. */
function punishmentAnswer({ punishment }: ClassificationRow, { facts }: Words): ShortAnswer {
  const { answer: text, kind } = facts.shortPunishment(punishment);
  return answer(text, kind === undefined ? undefined : { text: kind, tone: 'neutral' });
}

const asMainOffence = ({ depends, asMainOffence: text }: Words['answers']): ShortAnswer =>
  answer(depends, { text, tone: 'condition' });

/** Whether bail is a right, for one row. */
export function bailAnswer({ bailable }: ClassificationRow, { answers }: Words = en): ShortAnswer {
  if (bailable === 'depends') return asMainOffence(answers);
  return bailable
    ? answer(answers.aRight, { text: answers.bailable, tone: 'good' })
    : answer(answers.notARight, { text: answers.nonBailable, tone: 'caution' });
}

function arrestAnswer({ cognizable, cognizableNote }: ClassificationRow, { answers }: Words): ShortAnswer {
  if (cognizable === 'depends') {
    return SAID_BY_TAG.has(cognizableNote ?? '')
      ? asMainOffence(answers)
      : answer(answers.depends, { text: answers.cognizableIf, tone: 'condition' });
  }
  return cognizable
    ? answer(answers.noWarrant, { text: answers.cognizable, tone: 'neutral' })
    : answer(answers.warrant, { text: answers.nonCognizable, tone: 'neutral' });
}

function settlementAnswer({ compoundable }: ClassificationRow, { answers }: Words): ShortAnswer {
  if (compoundable === 'depends') return asMainOffence(answers);
  if (!compoundable) return answer(answers.no, { text: answers.notCompoundable, tone: 'neutral' });
  const settled = compoundable === 'by the parties' ? answers.byTheHarmed : answers.byPermission;
  return answer(settled, { text: answers.compoundable, tone: 'neutral' });
}

/** Conditions of the tables that say no more than their tag "As for the main offence" does. */
const SAID_BY_TAG = new Set(['Depends on the main offence.', 'As for the main offence.']);

function conditionsOf(row: ClassificationRow, { plate, facts }: Words): Condition[] {
  const notes = [
    [plate.conditions.arrest, 'cognizableNote'],
    [plate.conditions.settlement, 'compoundableNote'],
    [plate.conditions.note, 'note'],
  ] as const;
  return notes.flatMap(([subject, field]) => {
    const text = row[field];
    return text && !SAID_BY_TAG.has(text) ? [{ subject, text: facts.value(field, text) }] : [];
  });
}

function answerLine(rows: readonly ClassificationRow[], words: Words): AnswerLine {
  const [row] = rows;
  if (!row) throw new Error('A line of answers needs at least one row of the Schedule.');
  return {
    rows,
    punishment: punishmentAnswer(row, words),
    bail: bailAnswer(row, words),
    arrest: arrestAnswer(row, words),
    court: words.facts.value('court', row.court),
    settlement: settlementAnswer(row, words),
    conditions: conditionsOf(row, words),
  };
}

/** The five facts, and the conditions, that must all be equal before rows may share one strip. */
const fingerprint = (row: ClassificationRow): string =>
  JSON.stringify([
    row.punishment,
    row.bailable,
    row.cognizable,
    row.court,
    row.compoundable,
    row.cognizableNote,
    row.compoundableNote,
    row.note,
  ]);

/**
 * The lines of a section's plate, in the order of the Schedule: one where every row gives the same five answers, else
 * one for each row. Empty for a section that creates no offence.
 */
export function answerLines(rows: readonly ClassificationRow[], words: Words = en): readonly AnswerLine[] {
  if (rows.length === 0) return [];
  return new Set(rows.map(fingerprint)).size === 1
    ? [answerLine(rows, words)]
    : rows.map((row) => answerLine([row], words));
}
