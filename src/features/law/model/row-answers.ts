/** What a list says of a section at the end of its line: punishment and bail, or how it stands. */

import type { ClassificationRow } from '@/collections/facts.ts';
import { en, type Words } from '@/words/en.ts';
import { bailAnswer, type Tone } from './answer-plate.ts';
import type { Section } from './section.ts';
import { standingOf } from './standing.ts';
import { shortStatusOf } from './status.ts';

export interface RowAnswers {
  /** Each punishment once, whole; none for a section without one. */
  punishments: readonly string[];
  bail?: { text: string; tone: Tone } | undefined;
  standing?: string;
}

/** The term of the plate says it in a list too, but for the condition, which needs its subject. */
const bailOf = (row: ClassificationRow, words: Words): RowAnswers['bail'] =>
  row.bailable === 'depends'
    ? { text: words.guide.rows.bailOfMainOffence, tone: 'neutral' }
    : bailAnswer(row, words).term;

/** The answers of a section for one line of a list. Cases that differ in bail are not merged into one word. */
export function rowAnswersOf(section: Section, words: Words = en): RowAnswers {
  const { rows: said } = words.guide;
  const { rows, standing } = section;
  const kinds = new Set(rows.map(({ bailable }) => bailable));
  const [first] = rows;
  return {
    punishments: [...new Set(rows.map(({ punishment }) => words.facts.punishment(punishment)))],
    ...(first && { bail: kinds.size > 1 ? { text: said.mixedBail, tone: 'neutral' } : bailOf(first, words) }),
    ...(standing && { standing: standingOf(standing, words) }),
    ...(section.status === 'repealed earlier' && { standing: shortStatusOf(section, words) }),
  };
}
