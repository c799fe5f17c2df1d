/** A row of the First Schedule in the words of a reader's questions. */
import type { ClassificationRow } from '@/collections/facts.ts';

export interface Answer {
  question: string;
  /** The legal term, shown as a tag. */
  term?: string;
  tone?: 'caution' | 'good';
  text: string;
}

function cognizable({ cognizable: value, cognizableNote }: ClassificationRow): Omit<Answer, 'question'> {
  if (value === 'depends') return { term: 'Depends', text: cognizableNote ?? 'Depends on the main offence.' };
  return value
    ? { term: 'Cognizable', tone: 'caution', text: 'Yes' }
    : { term: 'Non-cognizable', tone: 'good', text: 'No, a magistrate’s order is needed' };
}

function bailable({ bailable: value }: ClassificationRow): Omit<Answer, 'question'> {
  if (value === 'depends') return { term: 'Depends', text: 'As for the main offence' };
  return value
    ? { term: 'Bailable', tone: 'good', text: 'Yes' }
    : { term: 'Non-bailable', tone: 'caution', text: 'No, a court decides' };
}

function compoundable({
  compoundable: value,
  compoundableNote,
}: ClassificationRow): Omit<Answer, 'question'> {
  const note = compoundableNote ? ` ${compoundableNote}` : '';
  if (value === false) return { term: 'Not compoundable', text: `No${note}` };
  const how = value === 'by the parties' ? 'Yes, by the person harmed' : 'Yes, with the court’s permission';
  return { term: 'Compoundable', text: note ? `${how}.${note}` : how };
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
