/** What the finder of offences and the lines of the lists say in English. The browser has them too: nothing else is in this file. */
import { FIELDS, type FieldName, labelOf, type OffenceFacts } from '@/features/offences/model/fields.ts';

type Subject = 'bail' | 'arrest' | 'settlement' | 'court';

/** In the line that differs, and above a list in which nearly all are so. */
type Wording = readonly [mark: string, usual: string];

/** The answers of the Schedule in the few words of a line. */
export type MarkWords = { readonly [Name in Subject]: Readonly<Record<OffenceFacts[Name], Wording>> };

const marks: MarkWords = {
  bail: {
    yes: ['Bailable', 'bail is a right'],
    no: ['Non-bailable', 'bail is not a right'],
    depends: ['Bail as for the main offence', 'bail is as for the main offence'],
  },
  arrest: {
    yes: ['No warrant needed', 'police may arrest without a warrant'],
    no: ['Warrant needed', 'police need a warrant to arrest'],
    depends: ['Arrest depends', 'arrest is as for the main offence'],
  },
  settlement: {
    harmed: ['Can be settled', 'the person harmed can settle the case'],
    permission: ['Can be settled with the court’s permission', 'the court has to permit a settlement'],
    no: ['Cannot be settled', 'the case cannot be settled'],
    depends: ['Settled as the main offence', 'the case is settled as the main offence can be'],
  },
  court: {
    session: ['Court of Session', 'a Court of Session tries the case'],
    'first-class': ['Magistrate of the first class', 'a Magistrate of the first class tries the case'],
    'any-magistrate': ['Any Magistrate', 'any Magistrate may try the case'],
    'main-offence': ['Court of the other offence', 'the court of the other offence tries the case'],
    'where-committed': ['Court where it happened', 'the court in which it happened deals with the case'],
  },
};

const sentence = new Intl.ListFormat('en-IN');

export const finderEn = {
  marks,
  /** Several answers in one sentence. */
  joined: (texts: readonly string[]): string => sentence.format(texts),
  /** Before the name of another offence. */
  sameAs: 'Same as:',
  /** What the form asks. */
  field: (name: FieldName): string => FIELDS.find((field) => field.name === name)?.label ?? '',
  choice: (name: FieldName, value: string): string => labelOf(name, value),

  noAnswer: (given: string, label: string) => `${given} is no answer to “${label}” and was left out.`,
  law: 'Law',
  chapter: 'Chapter',
  otherChapter: (chapterOf: string, act: string) =>
    `The chapter is one of the ${chapterOf}, so the ${act} was left out.`,
  firstLetters: (count: number) => `Only the first ${count} letters of the words were looked for.`,
  theChapter: 'the chapter',

  counted: (count: number): string => `${count} ${count === 1 ? 'offence' : 'offences'}`,
  show: 'Show',
  showCounted: (counted: string) => `Show ${counted}`,
  print: 'Print',
  download: 'Download as CSV',
  loading: 'Loading the offences…',
  failed: 'The offences could not be loaded. Press Show to try again, or use the lists below.',
  common: (usual: string) => `. Unless a line says otherwise, ${usual}.`,
  choose: 'Choose an answer, or type a word of the offence.',
  nothingFits: 'No offence fits all of this.',
  without: (what: string, count: string) => `Without ${what}: ${count}`,
  searchGuide: (words: string) => `Search the whole guide for “${words}”`,
  again: 'Begin again',
};

export type FinderWords = typeof finderEn;
