/** A row of the First Schedule in the words of a reader's questions. */
import type { ClassificationRow } from '@/collections/facts.ts';

export interface Answer {
  question: string;
  /** The legal term, shown as a tag. */
  term?: string;
  /** `caution`: take care; `good`: a right you have. Other terms are neutral. */
  tone?: 'caution' | 'good';
  text: string;
}

const AS_MAIN_OFFENCE = 'As for the main offence';

function cognizable({ cognizable: value, cognizableNote }: ClassificationRow): Omit<Answer, 'question'> {
  if (value === 'depends') return { term: 'Depends', text: cognizableNote ?? AS_MAIN_OFFENCE };
  return value
    ? { term: 'Cognizable', text: 'Yes' }
    : { term: 'Non-cognizable', text: 'No, a magistrate’s order is needed' };
}

function bailable({ bailable: value }: ClassificationRow): Omit<Answer, 'question'> {
  if (value === 'depends') return { term: 'Depends', text: AS_MAIN_OFFENCE };
  return value
    ? { term: 'Bailable', tone: 'good', text: 'Yes' }
    : { term: 'Non-bailable', tone: 'caution', text: 'No, a court decides' };
}

const SETTLED_BY = {
  'by the parties': 'Yes, by the person harmed',
  'with the permission of the court': 'Yes, with the court’s permission',
} as const;

function compoundable({
  compoundable: value,
  compoundableNote,
}: ClassificationRow): Omit<Answer, 'question'> {
  if (value === 'depends') {
    // The note says the same in the words of the Schedule; what it adds is the provision in brackets.
    const provision = compoundableNote?.match(/ \(.+\)/)?.[0] ?? '';
    return { term: 'Depends', text: AS_MAIN_OFFENCE + provision };
  }
  const note = compoundableNote ? ` ${compoundableNote}` : '';
  if (value === false) return { term: 'Not compoundable', text: `No${note}` };
  return { term: 'Compoundable', text: note ? `${SETTLED_BY[value]}.${note}` : SETTLED_BY[value] };
}

/** The answers for one limb of an offence, in the order of the page: punishment, bail, arrest, court, settlement. */
export function answersOf(row: ClassificationRow): Answer[] {
  return [
    { question: 'Punishment', text: row.note ? `${row.punishment}. ${row.note}` : row.punishment },
    { question: 'Bail as of right?', ...bailable(row) },
    { question: 'Can police arrest without a warrant?', ...cognizable(row) },
    { question: 'Tried by', text: row.court },
    { question: 'Can it be settled?', ...compoundable(row) },
  ];
}
