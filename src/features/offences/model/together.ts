/**
 * What several sections charged together mean as a whole: bail, arrest, settlement, the highest court and the heaviest
 * punishment. Each statement names the sections it rests on, and says no more than their rows of the Schedule do. Pure.
 */
import type { Court, OffenceFacts, Sentence } from './fields.ts';
import type { OffenceLine } from './marks.ts';
import { type Question, type TogetherWords, togetherEn } from './together-en.ts';

/** A section of a charge: how it is named, and its offences, of which it may have several or none. */
export interface Charged {
  /** `BNS 318(4)` */
  name: string;
  lines: readonly OffenceLine[];
}

export interface Statement {
  subject: string;
  text: string;
  tone?: 'caution' | 'good';
}

/**
 * The offences that a reference means: those of the sub-section itself, or of clauses in it; for a clause that has no
 * offence of its own those of the sub-section around it; else all of the section.
 * @param lines the offences of the section
 */
export function linesOf(reference: string, lines: readonly OffenceLine[]): readonly OffenceLine[] {
  const own = lines.filter(({ ref }) => ref === reference || ref.startsWith(`${reference}(`));
  if (own.length > 0) return own;
  const around = lines.filter(({ ref }) => ref.includes('(') && reference.startsWith(`${ref}(`));
  return around.length > 0 ? around : lines;
}

/** The charges by what their offences answer; one whose offences differ is among `mixed`. */
function byAnswer<Name extends Question>(question: Name, charges: readonly Charged[]) {
  const answers = new Map<OffenceFacts[Name] | 'mixed', Charged[]>();
  for (const charge of charges) {
    const [answer, ...others] = new Set(charge.lines.map((line) => line[question]));
    const key = others.length > 0 || answer === undefined ? 'mixed' : answer;
    answers.set(key, [...(answers.get(key) ?? []), charge]);
  }
  return (answer: OffenceFacts[Name] | 'mixed') => answers.get(answer) ?? [];
}

/** From the highest down. */
const COURTS: readonly Court[] = ['session', 'first-class', 'any-magistrate'];

const RANKS: readonly Sentence[] = ['death', 'life'];
/** By how the punishments of each language name them. */
const MONTHS = { year: 12, month: 1, वर्ष: 12, महीने: 1 } as const;

/** The longest term a punishment names, in months. */
const longestTerm = (punishment: string): number =>
  Math.max(
    0,
    ...[...punishment.matchAll(/(\d+) (year|month|वर्ष|महीने)/g)].map(
      ([, count, unit]) => Number(count) * MONTHS[unit as keyof typeof MONTHS],
    ),
  );

/** Death before life, life before any term, a longer term before a shorter one. */
const weightOf = ({ sentences, punishment }: OffenceLine): number => {
  const rank = RANKS.findIndex((sentence) => sentences.includes(sentence));
  return rank < 0 ? longestTerm(punishment) : (RANKS.length - rank) * 10_000;
};

/** The statements about charges in the words of a language. */
class Statements {
  readonly #words: TogetherWords;
  readonly #list: Intl.ListFormat;

  constructor(words: TogetherWords) {
    this.#words = words;
    this.#list = new Intl.ListFormat(words.locale);
  }

  #listed(charges: readonly Charged[]): string {
    return this.#list.format(charges.map(({ name }) => name));
  }

  /** A sentence about some charges; none where there are none. */
  #of(charges: readonly Charged[], say: (named: string, count: number) => string): string[] {
    return charges.length > 0 ? [say(this.#listed(charges), charges.length)] : [];
  }

  /** "Bail under IPC 109 depends on the main offence." for what cannot be said of the whole. */
  #open(question: Question, depends: readonly Charged[], mixed: readonly Charged[]): string[] {
    return [
      ...this.#of(depends, (named) => this.#words.depends(question, named)),
      ...this.#of(mixed, (named) => this.#words.mixed(question, named)),
    ];
  }

  bail(charges: readonly Charged[]): Statement {
    const { subjects, bail: say } = this.#words;
    const subject = subjects.bail;
    const of = byAnswer('bail', charges);
    const open = this.#open('bail', of('depends'), of('mixed'));
    if (of('no').length > 0) {
      const text = [...this.#of(of('no'), say.no), ...this.#of(of('yes'), say.alone), ...open];
      return { subject, text: text.join(' '), tone: 'caution' };
    }
    if (open.length > 0) return { subject, text: [...this.#of(of('yes'), say.some), ...open].join(' ') };
    return { subject, text: say.all, tone: 'good' };
  }

  arrest(charges: readonly Charged[]): Statement {
    const { subjects, arrest: say } = this.#words;
    const of = byAnswer('arrest', charges);
    const open = this.#open('arrest', of('depends'), of('mixed'));
    const [without] = this.#of(of('yes'), say.yes);
    const closed = open.length > 0 ? this.#of(of('no'), say.some) : [say.none];
    return { subject: subjects.arrest, text: [...(without ? [without] : closed), ...open].join(' ') };
  }

  settlement(charges: readonly Charged[]): Statement {
    const { subjects, settlement: say } = this.#words;
    const of = byAnswer('settlement', charges);
    const text = [
      ...this.#of(of('no'), say.no),
      ...this.#of(of('harmed'), say.harmed),
      ...this.#of(of('permission'), say.permission),
      ...this.#open('settlement', of('depends'), of('mixed')),
    ];
    return { subject: subjects.settlement, text: text.join(' ') };
  }

  /** The highest court that tries any of them; nothing where another offence or place decides for each. */
  court(charges: readonly Charged[]): Statement | undefined {
    const { subjects, court: say } = this.#words;
    const [highest] = COURTS.flatMap((kind) => {
      const tried = charges.filter(({ lines }) => lines.some((line) => line.court === kind));
      return this.#of(tried, (named) => say(kind, named));
    });
    return highest === undefined ? undefined : { subject: subjects.court, text: highest };
  }

  heaviest(charges: readonly Charged[]): Statement | undefined {
    const { subjects, heaviest: say } = this.#words;
    const all = charges.flatMap(({ name, lines }) => lines.map((line) => ({ name, line })));
    // What is punished as another offence has no weight of its own.
    const [first] = all
      .filter(({ line }) => !line.sentences.includes('main-offence'))
      .toSorted((a, b) => weightOf(b.line) - weightOf(a.line));
    return first && { subject: subjects.heaviest, text: say(first.line.punishment, first.name) };
  }

  beside(rules: readonly Charged[]): Statement[] {
    const { subjects, beside: say } = this.#words;
    return this.#of(rules, say).map((text) => ({ subject: subjects.beside, text }));
  }
}

/**
 * What the charges mean together, in the order of the questions readers ask.
 * @param charges at least one; those without an offence are named in a statement of their own
 * @returns nothing where no charge has an offence
 */
export function together(
  charges: readonly Charged[],
  words: TogetherWords = togetherEn,
): readonly Statement[] {
  const punished = charges.filter(({ lines }) => lines.length > 0);
  const rules = charges.filter(({ lines }) => lines.length === 0);
  if (punished.length === 0) return [];
  const statements = new Statements(words);
  return [
    statements.bail(punished),
    statements.arrest(punished),
    statements.settlement(punished),
    ...[statements.court(punished), statements.heaviest(punished)].filter(
      (statement) => statement !== undefined,
    ),
    ...statements.beside(rules),
  ];
}
