/**
 * What several sections charged together mean as a whole: bail, arrest, settlement, the highest court and the heaviest
 * punishment. Each statement names the sections it rests on, and says no more than their rows of the Schedule do. Pure.
 */
import type { Court, OffenceFacts, Sentence } from './fields.ts';
import type { OffenceLine } from './marks.ts';

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

const list = new Intl.ListFormat('en-IN');

const listed = (charges: readonly Charged[]): string => list.format(charges.map(({ name }) => name));

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

type Question = 'bail' | 'arrest' | 'settlement';

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

const DEPENDS = 'depends on the main offence';
const MIXED = 'depends on which case of the section is charged';

/** "Bail under IPC 109 depends on the main offence." for what cannot be said of the whole. */
const openQuestions = (subject: string, depends: readonly Charged[], mixed: readonly Charged[]): string[] => [
  ...(depends.length > 0 ? [`${subject} under ${listed(depends)} ${DEPENDS}.`] : []),
  ...(mixed.length > 0 ? [`${subject} under ${listed(mixed)} ${MIXED}.`] : []),
];

function bail(charges: readonly Charged[]): Statement {
  const of = byAnswer('bail', charges);
  const open = openQuestions('Bail', of('depends'), of('mixed'));
  if (of('no').length > 0) {
    const rest = of('yes').length > 0 ? [`Under ${listed(of('yes'))} alone it would be a right.`] : [];
    const text = [
      `Not a right, because ${listed(of('no'))} ${are(of('no'))} non-bailable: a court decides.`,
      ...rest,
      ...open,
    ];
    return { subject: 'Bail', text: text.join(' '), tone: 'caution' };
  }
  if (open.length > 0) {
    const right = of('yes').length > 0 ? [`A right under ${listed(of('yes'))}.`] : [];
    return { subject: 'Bail', text: [...right, ...open].join(' ') };
  }
  return { subject: 'Bail', text: 'A right: every one of these offences is bailable.', tone: 'good' };
}

const are = (charges: readonly Charged[]): string => (charges.length > 1 ? 'are' : 'is');

function arrest(charges: readonly Charged[]): Statement {
  const of = byAnswer('arrest', charges);
  const open = openQuestions('Arrest', of('depends'), of('mixed'));
  const text =
    of('yes').length > 0
      ? [`The police need no warrant, because ${listed(of('yes'))} ${are(of('yes'))} cognizable.`, ...open]
      : open.length > 0
        ? [...(of('no').length > 0 ? [`A warrant is needed under ${listed(of('no'))}.`] : []), ...open]
        : ['The police need a warrant: none of these offences is cognizable.'];
  return { subject: 'Arrest', text: text.join(' ') };
}

function settlement(charges: readonly Charged[]): Statement {
  const of = byAnswer('settlement', charges);
  const parts: [readonly Charged[], string][] = [
    [of('no'), 'cannot be settled'],
    [of('harmed'), 'can be settled by the person harmed'],
    [of('permission'), 'can be settled with the court’s permission'],
  ];
  const text = parts.flatMap(([some, verb]) => (some.length > 0 ? [`${listed(some)} ${verb}.`] : []));
  return {
    subject: 'Settlement',
    text: [...text, ...openQuestions('Settlement', of('depends'), of('mixed'))].join(' '),
  };
}

/** From the highest down. */
const COURTS: readonly (readonly [Court, string])[] = [
  ['session', 'Court of Session'],
  ['first-class', 'Magistrate of the first class'],
  ['any-magistrate', 'Any Magistrate'],
];

/** The highest court that tries any of them; nothing where another offence or place decides for each. */
function court(charges: readonly Charged[]): Statement | undefined {
  const [highest] = COURTS.flatMap(([kind, name]) => {
    const tried = charges.filter(({ lines }) => lines.some((line) => line.court === kind));
    return tried.length > 0 ? [`${name}, for ${listed(tried)}.`] : [];
  });
  return highest === undefined ? undefined : { subject: 'Highest court', text: highest };
}

const RANKS: readonly Sentence[] = ['death', 'life'];
const MONTHS = { year: 12, month: 1 } as const;

/** The longest term a punishment names, in months. */
const longestTerm = (punishment: string): number =>
  Math.max(
    0,
    ...[...punishment.matchAll(/(\d+) (year|month)/g)].map(
      ([, count, unit]) => Number(count) * MONTHS[unit as keyof typeof MONTHS],
    ),
  );

/** Death before life, life before any term, a longer term before a shorter one. */
const weightOf = ({ sentences, punishment }: OffenceLine): number => {
  const rank = RANKS.findIndex((sentence) => sentences.includes(sentence));
  return rank < 0 ? longestTerm(punishment) : (RANKS.length - rank) * 10_000;
};

function heaviest(charges: readonly Charged[]): Statement | undefined {
  const all = charges.flatMap(({ name, lines }) => lines.map((line) => ({ name, line })));
  // What is punished as another offence has no weight of its own.
  const [first] = all
    .filter(({ line }) => !line.sentences.includes('main-offence'))
    .toSorted((a, b) => weightOf(b.line) - weightOf(a.line));
  return first && { subject: 'Heaviest punishment', text: `${first.line.punishment} (${first.name}).` };
}

/**
 * What the charges mean together, in the order of the questions readers ask.
 * @param charges at least one; those without an offence are named in a statement of their own
 * @returns nothing where no charge has an offence
 */
export function together(charges: readonly Charged[]): readonly Statement[] {
  const punished = charges.filter(({ lines }) => lines.length > 0);
  const rules = charges.filter(({ lines }) => lines.length === 0);
  if (punished.length === 0) return [];
  const beside: Statement[] =
    rules.length > 0
      ? [
          {
            subject: 'Beside them',
            text: `${listed(rules)} ${rules.length > 1 ? 'have' : 'has'} no punishment of ${rules.length > 1 ? 'their' : 'its'} own.`,
          },
        ]
      : [];
  return [
    bail(punished),
    arrest(punished),
    settlement(punished),
    ...[court(punished), heaviest(punished)].filter((statement) => statement !== undefined),
    ...beside,
  ];
}
