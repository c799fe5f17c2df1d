import { finderEn } from '@/words/finder-en.ts';
import type { Court } from './fields.ts';

/** The questions about several sections that some of them leave open. */
export type Question = 'bail' | 'arrest' | 'settlement';

const SUBJECTS: Readonly<Record<Question, string>> = {
  bail: 'Bail',
  arrest: 'Arrest',
  settlement: 'Settlement',
};

const are = (count: number): string => (count > 1 ? 'are' : 'is');

/** What is said of several sections charged together. `named` are their names as a list, `count` how many there are. */
export const togetherEn = {
  locale: 'en-IN',
  subjects: { ...SUBJECTS, court: 'Highest court', heaviest: 'Heaviest punishment', beside: 'Beside them' },
  /** Of sections whose answer is that of another offence. */
  depends: (question: Question, named: string): string =>
    `${SUBJECTS[question]} under ${named} depends on the main offence.`,
  /** Of sections whose offences differ. */
  mixed: (question: Question, named: string): string =>
    `${SUBJECTS[question]} under ${named} depends on which case of the section is charged.`,
  bail: {
    no: (named: string, count: number): string =>
      `Not a right, because ${named} ${are(count)} non-bailable: a court decides.`,
    alone: (named: string): string => `Under ${named} alone it would be a right.`,
    some: (named: string): string => `A right under ${named}.`,
    all: 'A right: every one of these offences is bailable.',
  },
  arrest: {
    yes: (named: string, count: number): string =>
      `The police need no warrant, because ${named} ${are(count)} cognizable.`,
    some: (named: string): string => `A warrant is needed under ${named}.`,
    none: 'The police need a warrant: none of these offences is cognizable.',
  },
  settlement: {
    no: (named: string): string => `${named} cannot be settled.`,
    harmed: (named: string): string => `${named} can be settled by the person harmed.`,
    permission: (named: string): string => `${named} can be settled with the court’s permission.`,
  },
  court: (court: Court, named: string): string => `${finderEn.choice('court', court)}, for ${named}.`,
  heaviest: (punishment: string, name: string): string => `${punishment} (${name}).`,
  beside: (named: string, count: number): string =>
    `${named} ${count > 1 ? 'have' : 'has'} no punishment of ${count > 1 ? 'their' : 'its'} own.`,
  /** What the answer leaves out. */
  assumed: (act: string): string =>
    `No law is named, so the numbers were read as those of the ${act}. Write the law beside them if it is another.`,
  missing: (named: string): string => `There is no ${named}.`,
  others: (named: string): string =>
    `Sections of ${named} are not in this guide, and can change every answer.`,
  rests:
    'This is what the First Schedules say of each section. Only a court decides on bail, on the charge and on the sentence.',
};

export type TogetherWords = typeof togetherEn;
