/** What a list says of a section at the end of its line: punishment and bail, or how it stands. */

import type { Tone } from './answer-plate.ts';
import { answersOf } from './answers.ts';
import type { Section } from './section.ts';

export interface RowAnswers {
  /** Each punishment once, whole; none for a section without one. */
  punishments: readonly string[];
  bail?: { text: string; tone: Tone };
  standing?: string;
}

const BAIL_TONES: Readonly<Record<string, Tone>> = { Bailable: 'good', 'Non-bailable': 'caution' };

const STANDING = {
  'struck down': 'Struck down in',
  'read down': 'Read down in',
  'in abeyance': 'In abeyance since',
  narrowed: 'Narrowed in',
} as const;

/** The answers of a section for one line of a list. Cases that differ in bail are not merged into one word. */
export function rowAnswersOf({ rows, standing, status, repealedYear }: Section): RowAnswers {
  const terms = new Set(
    rows.map((row) => answersOf(row).find(({ question }) => question === 'Bail as of right?')?.term ?? ''),
  );
  const [term] = terms;
  const isRepealed = status === 'repealed earlier';
  return {
    punishments: [...new Set(rows.map(({ punishment }) => punishment))],
    ...(terms.size > 1 && { bail: { text: 'Bail depends on the case', tone: 'neutral' } }),
    ...(terms.size === 1 &&
      term && {
        bail:
          term === 'Depends'
            ? { text: 'Bail as for the main offence', tone: 'neutral' }
            : { text: term, tone: BAIL_TONES[term] ?? 'neutral' },
      }),
    ...(standing && { standing: `${STANDING[standing.word]} ${standing.since}` }),
    ...(isRepealed && { standing: repealedYear ? `Repealed in ${repealedYear}` : 'Repealed' }),
  };
}
