/**
 * What a line of a list says beside number, offence and punishment. What nearly all lines of a list have in common is
 * said once above it, and only lines that differ repeat it: a list of 200 offences stays readable. Pure: the finder does
 * the same in the browser.
 */
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

type Subject = 'bail' | 'arrest' | 'settlement' | 'court';

interface Wording {
  /** In the line that differs. */
  mark: Mark;
  /** Above a list in which nearly all are so. */
  usual: string;
}

const said = (text: string, usual: string, tone?: Mark['tone']): Wording => ({
  mark: { text, ...(tone && { tone }) },
  usual,
});

const WORDS: { readonly [Name in Subject]: Readonly<Record<OffenceFacts[Name], Wording>> } = {
  bail: {
    yes: said('Bailable', 'bail is a right', 'good'),
    no: said('Non-bailable', 'bail is not a right', 'caution'),
    depends: said('Bail as for the main offence', 'bail is as for the main offence'),
  },
  arrest: {
    yes: said('No warrant needed', 'police may arrest without a warrant'),
    no: said('Warrant needed', 'police need a warrant to arrest'),
    depends: said('Arrest depends', 'arrest is as for the main offence'),
  },
  settlement: {
    harmed: said('Can be settled', 'the person harmed can settle the case'),
    permission: said('Can be settled with the court’s permission', 'the court has to permit a settlement'),
    no: said('Cannot be settled', 'the case cannot be settled'),
    depends: said('Settled as the main offence', 'the case is settled as the main offence can be'),
  },
  court: {
    session: said('Court of Session', 'a Court of Session tries the case'),
    'first-class': said('Magistrate of the first class', 'a Magistrate of the first class tries the case'),
    'any-magistrate': said('Any Magistrate', 'any Magistrate may try the case'),
    'main-offence': said('Court of the other offence', 'the court of the other offence tries the case'),
    'where-committed': said('Court where it happened', 'the court in which it happened deals with the case'),
  },
};

const SUBJECTS = Object.keys(WORDS) as Subject[];

const sentence = new Intl.ListFormat('en-IN');

/** What this share of a list has in common is said above it. */
const NEARLY_ALL = 0.75;

export interface Usual {
  /** The answers that lines need not repeat. */
  answers: Readonly<Partial<Record<Subject, string>>>;
  /** "police may arrest without a warrant and the case cannot be settled"; empty where lines say all there is to say. */
  text: string;
}

const wordingOf = <Name extends Subject>(subject: Name, answer: OffenceFacts[Name]): Wording =>
  WORDS[subject][answer];

/**
 * What a list has in common.
 * @param asked the answers that its title gives already: they are neither repeated in lines nor said above
 */
export function usualOf(lines: readonly OffenceLine[], asked: Asked): Usual {
  const answers: Partial<Record<Subject, string>> = {};
  const texts: string[] = [];
  for (const subject of SUBJECTS) {
    const counts = new Map<OffenceFacts[typeof subject], number>();
    for (const line of lines) counts.set(line[subject], (counts.get(line[subject]) ?? 0) + 1);
    const [answer, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
    if (!answer || !count || count < lines.length * NEARLY_ALL) continue;
    answers[subject] = answer;
    const titled = asked[subject] !== undefined && counts.size === 1;
    if (!titled) texts.push(wordingOf(subject, answer).usual);
  }
  return { answers, text: sentence.format(texts) };
}

const SAME = /^Same\b/;

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
export function marksOf(line: OffenceLine, { answers }: Usual): Mark[] {
  const marks = SUBJECTS.flatMap((subject) =>
    line[subject] === answers[subject] ? [] : [wordingOf(subject, line[subject]).mark],
  );
  return line.standing ? [{ text: line.standing, tone: 'caution' }, ...marks] : marks;
}

/** The columns that a list as a file and the file of the finder share. */
export const answersInFile = ({ act, ref, name, sameAs, punishment, standing, ...line }: OffenceLine) => ({
  act: act.toUpperCase(),
  reference: ref,
  offence: name,
  sameAs,
  punishment,
  bail: wordingOf('bail', line.bail).mark.text,
  arrest: wordingOf('arrest', line.arrest).mark.text,
  settlement: wordingOf('settlement', line.settlement).mark.text,
  court: wordingOf('court', line.court).mark.text,
  standing,
});
