/**
 * The questions by which offences are sorted, and what each may be answered: one rule for the lists, the finder and the
 * worker. Pure, so that all three can run it.
 */
import type { Act } from '@/lib/law/acts.ts';

export type YesNo = 'yes' | 'no' | 'depends';

export type Court = 'session' | 'first-class' | 'any-magistrate' | 'main-offence' | 'where-committed';

export type Settlement = 'harmed' | 'permission' | 'no' | 'depends';

/** What a sentence may be, and for terms of years how long the longest is. An offence may have several. */
export type Sentence =
  | 'death'
  | 'life'
  | '14-years'
  | '10-years'
  | '7-years'
  | '3-years'
  | '2-years'
  | '6-months'
  | 'fine'
  | 'community-service'
  | 'forfeiture'
  | 'main-offence';

/** What the BNS did to an offence, or to its forerunner. */
export type Development = 'new' | 'dropped' | 'raised' | 'lowered';

/** What the questions ask of an offence. */
export interface OffenceFacts {
  act: Act;
  /** `bns-vi` */
  chapter: string;
  bail: YesNo;
  arrest: YesNo;
  court: Court;
  settlement: Settlement;
  sentences: readonly Sentence[];
  /** The shortest prison term the law names, in months; 0 where it names none. */
  least: number;
  developments: readonly Development[];
}

export interface Choice {
  value: string;
  /** In the form: the everyday words, the term of the law behind them. */
  label: string;
  fits: (offence: OffenceFacts) => boolean;
}

interface Field {
  name: string;
  label: string;
  choices: readonly Choice[];
}

const yearsAtLeast = (years: number): Choice => ({
  value: `${years}`,
  label: years === 1 ? 'At least 1 year' : `At least ${years} years`,
  fits: ({ least }) => least >= years * 12,
});

const sentence = (value: Sentence, label: string): Choice => ({
  value,
  label,
  fits: ({ sentences }) => sentences.includes(value),
});

const development = (value: Development, label: string): Choice => ({
  value,
  label,
  fits: ({ developments }) => developments.includes(value),
});

/** The questions in the order of the form. */
export const FIELDS = [
  {
    name: 'bail',
    label: 'Bail',
    choices: [
      { value: 'yes', label: 'A right (bailable)', fits: ({ bail }) => bail === 'yes' },
      { value: 'no', label: 'Not a right (non-bailable)', fits: ({ bail }) => bail === 'no' },
      { value: 'depends', label: 'Depends', fits: ({ bail }) => bail === 'depends' },
    ],
  },
  {
    name: 'arrest',
    label: 'Arrest',
    choices: [
      { value: 'yes', label: 'Without a warrant (cognizable)', fits: ({ arrest }) => arrest === 'yes' },
      { value: 'no', label: 'Warrant needed (non-cognizable)', fits: ({ arrest }) => arrest === 'no' },
      { value: 'depends', label: 'Depends', fits: ({ arrest }) => arrest === 'depends' },
    ],
  },
  {
    name: 'court',
    label: 'Tried by',
    choices: [
      { value: 'session', label: 'Court of Session', fits: ({ court }) => court === 'session' },
      {
        value: 'first-class',
        label: 'Magistrate of the first class',
        fits: ({ court }) => court === 'first-class',
      },
      { value: 'any-magistrate', label: 'Any Magistrate', fits: ({ court }) => court === 'any-magistrate' },
      {
        value: 'main-offence',
        label: 'The court of another offence',
        fits: ({ court }) => court === 'main-offence',
      },
      {
        value: 'where-committed',
        label: 'The court in which it was committed',
        fits: ({ court }) => court === 'where-committed',
      },
    ],
  },
  {
    name: 'settlement',
    label: 'Can it be settled?',
    choices: [
      {
        value: 'yes',
        label: 'Yes (compoundable)',
        fits: ({ settlement }) => settlement === 'harmed' || settlement === 'permission',
      },
      {
        value: 'harmed',
        label: 'Yes, by the person harmed',
        fits: ({ settlement }) => settlement === 'harmed',
      },
      {
        value: 'permission',
        label: 'Yes, with the court’s permission',
        fits: ({ settlement }) => settlement === 'permission',
      },
      { value: 'no', label: 'No (not compoundable)', fits: ({ settlement }) => settlement === 'no' },
      { value: 'depends', label: 'Depends', fits: ({ settlement }) => settlement === 'depends' },
    ],
  },
  {
    name: 'longest',
    label: 'Longest punishment',
    choices: [
      sentence('death', 'Death'),
      sentence('life', 'Life imprisonment'),
      sentence('14-years', 'Over 10 years, up to 14'),
      sentence('10-years', 'Over 7 years, up to 10'),
      sentence('7-years', 'Over 3 years, up to 7'),
      sentence('3-years', 'Over 2 years, up to 3'),
      sentence('2-years', 'Over 6 months, up to 2 years'),
      sentence('6-months', 'Up to 6 months'),
      sentence('fine', 'A fine and nothing else'),
      sentence('community-service', 'Community service'),
      sentence('forfeiture', 'Forfeiture of property'),
      sentence('main-offence', 'That of another offence'),
    ],
  },
  {
    name: 'shortest',
    label: 'Shortest prison term',
    choices: [
      { value: 'any', label: 'Any minimum', fits: ({ least }) => least > 0 },
      ...[1, 2, 3, 5, 7, 10, 20].map(yearsAtLeast),
    ],
  },
  {
    name: 'change',
    label: 'Old law, new law',
    choices: [
      development('new', 'New in the BNS'),
      development('dropped', 'Not carried into the BNS'),
      development('raised', 'Punishment raised'),
      development('lowered', 'Punishment lowered'),
    ],
  },
] as const satisfies readonly Field[];

export type FieldName = (typeof FIELDS)[number]['name'];

/** Answers to some of the questions: `{ bail: 'no' }`. */
export type Asked = Readonly<Partial<Record<FieldName, string>>>;

const choiceOf = (name: FieldName, value: string | undefined): Choice | undefined =>
  FIELDS.find((field) => field.name === name)?.choices.find((choice) => choice.value === value);

/** Whether a question knows an answer. */
export const isChoice = (name: FieldName, value: string): boolean => choiceOf(name, value) !== undefined;

/** What an answer is called in the form; empty for none that it knows. */
export const labelOf = (name: FieldName, value: string): string => choiceOf(name, value)?.label ?? '';

/** Whether an offence fits every answer; one that no question knows fits nothing. */
export const fits = (offence: OffenceFacts, asked: Asked): boolean =>
  FIELDS.every(
    ({ name }) => asked[name] === undefined || choiceOf(name, asked[name])?.fits(offence) === true,
  );
