/**
 * The answers on the cover of a section: three short answers to the questions readers bring (punishment, bail, arrest),
 * and who tries the case and whether it can be settled. Everything is made from the rows of the First Schedule; nothing
 * here may say more or less than they do.
 */
import type { ClassificationRow } from '@/collections/facts.ts';

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

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One kind of imprisonment, named once, at the beginning: only then can the kind move into the tag. */
const ONE_KIND =
  /^(Simple imprisonment|Rigorous imprisonment|Imprisonment)(?: of)? ((?:up to|at least|\d).*)$/;
/** Life beside a term: "Life imprisonment, or imprisonment up to 10 years, and fine". */
const LIFE_OR_TERM = /^Life imprisonment, or imprisonment (?:of )?((?:up to|at least|\d).*)$/;

/**
 * The punishment of a row in as few words as are safe: the kind of imprisonment may stand in the tag; "up to", "at
 * least", "or", "both", fine, forfeiture and a later conviction always stay. What does not fit the two known shapes is
 * said whole.
 */
function shortPunishment(punishment: string): ShortAnswer {
  const tag = (text: string): ShortAnswer['term'] => ({ text, tone: 'neutral' });
  // A second kind, or a second case behind a semicolon, would be left without its kind.
  const [, kind = '', rest = ''] = ONE_KIND.exec(punishment) ?? [];
  if (rest && !/imprisonment|[;:]/i.test(rest)) return answer(capitalised(rest), tag(kind));
  const [, term = ''] = LIFE_OR_TERM.exec(punishment) ?? [];
  if (term && !/imprisonment|[;:]/i.test(term)) return answer(`Life, or ${term}`, tag('Imprisonment'));
  return answer(punishment);
}

/** Whether bail is a right, for one row. */
export function bailAnswer({ bailable }: ClassificationRow): ShortAnswer {
  if (bailable === 'depends')
    return answer('Depends', { text: 'As for the main offence', tone: 'condition' });
  return bailable
    ? answer('A right', { text: 'Bailable', tone: 'good' })
    : answer('Not a right', { text: 'Non-bailable', tone: 'caution' });
}

function arrestAnswer({ cognizable }: ClassificationRow): ShortAnswer {
  if (cognizable === 'depends') return answer('Depends', { text: 'Cognizable if\u00a0…', tone: 'condition' });
  return cognizable
    ? answer('No warrant needed', { text: 'Cognizable', tone: 'neutral' })
    : answer('Warrant needed', { text: 'Non-cognizable', tone: 'neutral' });
}

const SETTLEMENT: Readonly<Record<`${ClassificationRow['compoundable']}`, ShortAnswer>> = {
  false: answer('No', { text: 'Not compoundable', tone: 'neutral' }),
  'by the parties': answer('Yes, by the person harmed', { text: 'Compoundable', tone: 'neutral' }),
  'with the permission of the court': answer('Yes, with the court’s permission', {
    text: 'Compoundable',
    tone: 'neutral',
  }),
  depends: answer('Depends', { text: 'As for the main offence', tone: 'condition' }),
};

/** Conditions of the tables that say no more than their tag "As for the main offence" does. */
const SAID_BY_TAG = new Set(['Depends on the main offence.', 'As for the main offence.']);

function conditionsOf(row: ClassificationRow): Condition[] {
  const notes: [string, string | undefined][] = [
    ['Arrest', row.cognizableNote],
    ['Settlement', row.compoundableNote],
    ['Note', row.note],
  ];
  return notes.flatMap(([subject, text]) => (text && !SAID_BY_TAG.has(text) ? [{ subject, text }] : []));
}

function answerLine(rows: readonly ClassificationRow[]): AnswerLine {
  const [row] = rows;
  if (!row) throw new Error('A line of answers needs at least one row of the Schedule.');
  const arrest = arrestAnswer(row);
  return {
    rows,
    punishment: shortPunishment(row.punishment),
    bail: bailAnswer(row),
    arrest:
      row.cognizable === 'depends' && SAID_BY_TAG.has(row.cognizableNote ?? '')
        ? answer('Depends', { text: 'As for the main offence', tone: 'condition' })
        : arrest,
    court: row.court,
    settlement: SETTLEMENT[`${row.compoundable}`],
    conditions: conditionsOf(row),
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
export function answerLines(rows: readonly ClassificationRow[]): readonly AnswerLine[] {
  if (rows.length === 0) return [];
  return new Set(rows.map(fingerprint)).size === 1
    ? [answerLine(rows)]
    : rows.map((row) => answerLine([row]));
}
