/**
 * What a line of a list says beside number, offence and punishment. What nearly all lines of a list have in common is
 * said once above it, and only lines that differ repeat it: a list of 200 offences stays readable. Pure: the finder does
 * the same in the browser.
 */
import { actInCapitals } from '@/lib/law/acts.ts';
import { type FinderWords, finderEn, type MarkWords } from '@/words/finder-en.ts';
import type { Asked, OffenceFacts } from './fields.ts';

/** An offence as a line shows it. */
export interface OffenceLine extends OffenceFacts {
  ref: string;
  href: string;
  name: string;
  /** What "Same" at the beginning of its name means: the name of the offence before it that says more. */
  sameAs?: string;
  punishment: string;
  /** What an answer hangs on, in whole sentences. */
  conditions: readonly string[];
  /** "Struck down in 2018" */
  standing?: string;
}

export interface Mark {
  text: string;
  tone?: 'caution' | 'good';
}

type Subject = keyof MarkWords;

/** The answers that a reader may want to see at once. */
const TONES: { readonly [Name in Subject]?: Readonly<Partial<Record<OffenceFacts[Name], Mark['tone']>>> } = {
  bail: { yes: 'good', no: 'caution' },
};

const SUBJECTS = Object.keys(finderEn.marks) as Subject[];

/** What this share of a list has in common is said above it. */
const NEARLY_ALL = 0.75;

export interface Usual {
  /** The answers that lines need not repeat. */
  answers: Readonly<Partial<Record<Subject, string>>>;
  /** "police may arrest without a warrant and the case cannot be settled"; empty where lines say all there is to say. */
  text: string;
}

const usualWords = <Name extends Subject>(
  subject: Name,
  answer: OffenceFacts[Name],
  { marks }: FinderWords,
): string => marks[subject][answer][1];

function markOf<Name extends Subject>(subject: Name, answer: OffenceFacts[Name], words: FinderWords): Mark {
  const [text] = words.marks[subject][answer];
  const tone = TONES[subject]?.[answer];
  return { text, ...(tone && { tone }) };
}

/**
 * What a list has in common.
 * @param asked the answers that its title gives already: they are neither repeated in lines nor said above
 */
export function usualOf(lines: readonly OffenceLine[], asked: Asked, words: FinderWords = finderEn): Usual {
  const answers: Partial<Record<Subject, string>> = {};
  const texts: string[] = [];
  for (const subject of SUBJECTS) {
    const counts = new Map<OffenceFacts[typeof subject], number>();
    for (const line of lines) counts.set(line[subject], (counts.get(line[subject]) ?? 0) + 1);
    const [answer, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
    if (!answer || !count || count < lines.length * NEARLY_ALL) continue;
    answers[subject] = answer;
    const titled = asked[subject] !== undefined && counts.size === 1;
    if (!titled) texts.push(usualWords(subject, answer, words));
  }
  return { answers, text: texts.length > 0 ? words.joined(texts) : '' };
}

const SAME = /^(?:Same\b|वही(?: |,))/;

/** Lines of one Act in the order of its Schedule, each "Same, …" with the name that it refers to. */
export function withReferences<Line extends OffenceLine>(lines: readonly Line[]): Line[] {
  let last = '';
  return lines.map((line) => {
    if (SAME.test(line.name)) return { ...line, sameAs: last };
    last = line.name;
    return line;
  });
}

/** What "Same" means in a line, where the line before it in its list does not show it. */
export const referenceShown = (line: OffenceLine, previous: OffenceLine | undefined): string | undefined =>
  line.sameAs === previous?.name || line.sameAs === previous?.sameAs ? undefined : line.sameAs;

/** What one line says that is not usual in its list. */
export function marksOf(line: OffenceLine, { answers }: Usual, words: FinderWords = finderEn): Mark[] {
  const marks = SUBJECTS.flatMap((subject) =>
    line[subject] === answers[subject] ? [] : [markOf(subject, line[subject], words)],
  );
  return line.standing ? [{ text: line.standing, tone: 'caution' }, ...marks] : marks;
}

/** The columns that a list as a file and the file of the finder share. */
export const answersInFile = (
  { act, ref, name, sameAs, punishment, standing, ...line }: OffenceLine,
  words: FinderWords = finderEn,
) => ({
  act: actInCapitals(act),
  reference: ref,
  offence: name,
  sameAs,
  punishment,
  bail: markOf('bail', line.bail, words).text,
  arrest: markOf('arrest', line.arrest, words).text,
  settlement: markOf('settlement', line.settlement, words).text,
  court: markOf('court', line.court, words).text,
  standing,
});
