/** A row of the First Schedule in the words of a reader's questions. */
import type { ClassificationRow } from '@/collections/facts.ts';
import { en, type Words } from '@/words/en.ts';

export interface Answer {
  question: string;
  /** The legal term, shown as a tag. */
  term?: string;
  /** `caution`: take care; `good`: a right you have. Other terms are neutral. */
  tone?: 'caution' | 'good';
  text: string;
}

type Said = Omit<Answer, 'question'>;

function cognizable(
  { cognizable: value, cognizableNote }: ClassificationRow,
  { answers, compared, facts }: Words,
): Said {
  if (value === 'depends') {
    const text = cognizableNote ? facts.value('cognizableNote', cognizableNote) : answers.asMainOffence;
    return { term: answers.depends, text };
  }
  return value
    ? { term: answers.cognizable, text: compared.yes }
    : { term: answers.nonCognizable, text: compared.noMagistrate };
}

function bailable({ bailable: value }: ClassificationRow, { answers, compared }: Words): Said {
  if (value === 'depends') return { term: answers.depends, text: answers.asMainOffence };
  return value
    ? { term: answers.bailable, tone: 'good', text: compared.yes }
    : { term: answers.nonBailable, tone: 'caution', text: compared.noCourt };
}

function compoundable(
  { compoundable: value, compoundableNote }: ClassificationRow,
  { answers, compared, facts }: Words,
): Said {
  const said = compoundableNote && facts.value('compoundableNote', compoundableNote);
  if (value === 'depends') {
    // The note says the same in the words of the Schedule; what it adds is the provision in brackets.
    const provision = said?.match(/ \(.+\)/)?.[0] ?? '';
    return { term: answers.depends, text: answers.asMainOffence + provision };
  }
  const note = said ? ` ${said}` : '';
  if (value === false) return { term: answers.notCompoundable, text: `${compared.no}${note}` };
  const settled = value === 'by the parties' ? answers.byTheHarmed : answers.byPermission;
  return { term: answers.compoundable, text: note ? compared.sentence(settled) + note : settled };
}

/** The answers for one limb of an offence, in the order of the page: punishment, bail, arrest, court, settlement. */
export function answersOf(row: ClassificationRow, words: Words = en): Answer[] {
  const { compared, facts } = words;
  const punishment = facts.punishment(row.punishment);
  const note = row.note && facts.value('note', row.note);
  return [
    { question: compared.punishment, text: note ? `${compared.sentence(punishment)} ${note}` : punishment },
    { question: compared.bail, ...bailable(row, words) },
    { question: compared.arrest, ...cognizable(row, words) },
    { question: compared.court, text: facts.value('court', row.court) },
    { question: compared.settlement, ...compoundable(row, words) },
  ];
}
