/**
 * Every word that the frame and the section pages say in English, by the place where it stands. The other languages have the
 * same keys: `Words` is the type of this file, so that a word without its Hindi does not compile.
 */
import { HELPLINES } from '@/collections/helplines.ts';
import { footerColumns, type MenuWord, type NamedLink } from '@/config/navigation.ts';
import { site } from '@/config/site.ts';
import { shortDate, writtenDate } from '@/lib/dates.ts';
import type { Language } from '@/lib/languages.ts';
import { type Act, acts } from '@/lib/law/acts.ts';
import { betweenEn } from './between-en.ts';
import { finderEn } from './finder-en.ts';
import { guideEn } from './guide-en.ts';
import { offencesEn } from './offences-en.ts';
import { reformEn } from './reform-en.ts';
import { shortPunishment } from './short-punishment.ts';

/** Columns of the tables whose values are shown as they stand there. */
type ValueField =
  | 'court'
  | 'cognizableNote'
  | 'compoundableNote'
  | 'note'
  | 'correspondenceNote'
  | 'sectionNote'
  | 'standing'
  | 'repealedBy'
  | 'decidedBy'
  | 'correction';

const NEW_LAWS_BEGAN = '1\u00a0July\u00a02024';

const raised = (up: boolean): string => (up ? 'raised' : 'lowered');

export const en = {
  /** Of the document. */
  language: 'en' as Language,
  locale: site.locale,
  /** Of the document: what the styles of a script rest on. */
  class: undefined as string | undefined,
  ogLocale: 'en_IN',
  /** The language of a text that is not in that of the page: what the other files have not in theirs yet. */
  languageOf: (_text: string | undefined): string | undefined => undefined,
  /** The other language, in its own word. */
  twin: { language: 'hi' as Language, name: 'हिन्दी' },
  /** What ends a sentence. */
  stop: '.',
  date: (iso: string): string => writtenDate(iso),
  shortDate: (iso: string): string => shortDate(iso),
  acts: { ipc: acts.ipc.name, bns: acts.bns.name },
  helplines: HELPLINES as Readonly<Record<keyof typeof HELPLINES, string>>,

  /** What the tables say. */
  facts: {
    /** The heading of a section, which the tables have in English. */
    heading: (_act: Act, _number: string, english: string): string => english,
    chapterNumber: (roman: string): string => roman,
    chapterHeading: (_act: Act, _number: string, english: string): string => english,
    partHeading: (_act: Act, english: string): string => english,
    punishment: (text: string): string => text,
    /** In as few words as are safe, with the kind of imprisonment where it may stand in the tag. */
    shortPunishment,
    value: (_field: ValueField, text: string): string => text,
    source: (name: string): string => name,
  },

  shell: {
    tagline: site.tagline,
    skip: 'Skip to content',
    home: `${site.name}, home`,
    search: 'Search',
    numberOrOffence: 'Number or offence',
    breadcrumb: 'Breadcrumb',
    footer: 'Footer',
    /** A name in the bar or the footer. */
    nameOf: (name: MenuWord): string => name,
    footerColumns: footerColumns as readonly { heading: string; links: readonly NamedLink[] }[],
    /** Which of the pages that the footer names are in English. */
    inEnglish: undefined as string | undefined,
    promise: `${site.tagline}. The law in plain words, and a lawyer when you need one.`,
  },

  section: {
    title: (short: string, number: string, heading: string) => `${short} ${number}: ${heading}`,
    shared: (short: string, number: string, heading: string) => `${short} ${number}: ${heading}`,
    named: (short: string, number: string) => `${short} section ${number}: `,
    chapter: (number: string) => `Chapter ${number}`,
    section: (number: string) => `Section ${number}`,
    now: '· now ',
    was: '· was ',
    neighbours: 'Neighbouring sections',
    contents: 'On this page',
    related: 'Related sections',
    whichIsIt: 'Which section is it?',
    definesOnly: 'Defines the offence; others punish it',
    thisIs: (short: string, number: string) => `This is ${short} ${number}`,
    howItWorks: 'How it works',
    thisIsNot: 'This is not',
  },

  /** The headings of a section page. */
  outline: {
    changed: 'What changed under the BNS',
    replaced: 'What it replaced',
    new: 'New in the BNS',
    elements: 'What must be proved',
    explanation: 'Explanation',
    examples: 'Examples',
    confused: 'Often confused with',
    cases: 'Important case laws',
    amendments: 'Amendments',
    corrections: 'Corrections',
    sources: 'Sources',
  },

  /** Below the title. */
  plate: {
    label: 'The answers in short',
    punishment: 'Punishment',
    bail: 'Bail',
    bailRest: ' as of right?',
    arrest: 'Arrest',
    arrestRest: ' without a warrant?',
    court: 'Tried by',
    settlement: 'Can it be settled?',
    conditions: { arrest: 'Arrest', settlement: 'Settlement', note: 'Note' },
    unpunished: (references: readonly string[]) =>
      `${references.join(', ')}: no punishment of ${references.length === 1 ? 'its' : 'their'} own.`,
    checked: 'Checked',
    sources: (count: number) => `${count} ${count === 1 ? 'source' : 'sources'}`,
    report: 'Report an error',
  },

  /** Answers of one row of the Schedule, with the term of the law. */
  answers: {
    depends: 'Depends',
    asMainOffence: 'As for the main offence',
    aRight: 'A right',
    bailable: 'Bailable',
    notARight: 'Not a right',
    nonBailable: 'Non-bailable',
    cognizableIf: 'Cognizable if\u00a0…',
    noWarrant: 'No warrant needed',
    cognizable: 'Cognizable',
    warrant: 'Warrant needed',
    nonCognizable: 'Non-cognizable',
    no: 'No',
    notCompoundable: 'Not compoundable',
    byTheHarmed: 'Yes, by the person harmed',
    byPermission: 'Yes, with the court’s permission',
    compoundable: 'Compoundable',
  },

  /** The cells of a section without a punishment to show. */
  plain: {
    kinds: {
      rule: 'A general rule',
      sentence: 'A rule on punishment',
      defence: 'A defence',
      definition: 'A definition',
    },
    inTheNewLaw: 'In the new law',
    inTheOldLaw: 'In the old law',
    notCarriedOver: 'Not carried over',
    newInTheBns: 'New in the BNS',
    none: 'None',
    punishmentItHad: 'Punishment it had',
    now: 'Now',
    noLongerUsed: 'No longer used',
    notACrime: 'Not a crime',
    struckDown: 'Struck down',
    whatItIs: 'What it is',
    noLongerLaw: 'No longer law',
    repealed: 'Repealed',
    inYear: (year: number) => `In ${year}`,
    before2024: 'Before 2024',
    punishment: 'Punishment',
    notHere: 'Not here',
    inOtherSections: 'In other sections',
    noOffence: 'No offence here',
  },

  status: {
    inForceInPart: 'In force in part',
    inForceSince: `In force since ${NEW_LAWS_BEGAN}`,
    struckDown: 'Struck down',
    repealedIn: (year: number) => `Repealed in ${year}`,
    repealed: 'Repealed',
    repealedThen: `Repealed ${NEW_LAWS_BEGAN}`,
    standing: {
      'struck down': (year: number) => `Struck down by the Supreme Court in ${year}.`,
      'read down': (year: number) => `Read down by the Supreme Court in ${year}.`,
      'in abeyance': (year: number) => `Kept in abeyance since ${year}.`,
      narrowed: (year: number) => `Narrowed in ${year}.`,
    },
    notLaw: 'Not law any more.',
    partLabel: 'In force in part.',
    goneLabel: (year: number | undefined) => `Struck down in ${year}.`,
    gone: 'It was no longer law when the Code was repealed.',
    repealedLabel: 'Repealed on 1 July 2024.',
    stillApplies: (number: string) => `IPC ${number} still applies to offences committed before that date.`,
    inForceLabel: 'In force since 1 July 2024.',
    applies: (number: string) => `BNS ${number} applies to offences committed on or after 1 July 2024.`,
    isNew: 'It is new: the Indian Penal Code had nothing like it.',
  },

  /** Two banks, and what stands between them. */
  bridge: {
    till: 'till 30 June 2024',
    from: 'from 1 July 2024',
    none: 'none',
    whichLaw: 'Which law applies?',
    samePunishment: 'The punishment is the same.',
    otherPunishment: 'The punishment is not the same.',
    bothLaws: 'Both laws side by side',
    nearest: (own: string, others: string) =>
      `${own} and ${others} are not the same provision; one is only the nearest equivalent of the other.`,
  },

  verdict: {
    new: 'New in the BNS',
    notCarriedOver: 'Not carried over',
    repealedBefore: 'Repealed before 2024',
    replacedInPart: 'Replaced in part',
    droppedInPart: 'Dropped in part',
    split: (count: number) => `Split into ${count} sections`,
    same: 'Same provision',
    nearest: 'Nearest equivalent',
    samePunishment: 'Same punishment',
    punishmentChanged: 'Punishment changed',
    fine: (up: boolean, from: string, to: string) => `Fine ${raised(up)}: ₹${from} → ₹${to}`,
    term: (up: boolean, from: string, to: string, unit: string) =>
      `${up ? 'Raised' : 'Lowered'}: ${from} → ${to} ${unit}${to === '1' ? '' : 's'}`,
    minimum: (up: boolean, from: string, to: string, unit: string) =>
      `Minimum ${raised(up)}: ${from} → ${to} ${unit}${to === '1' ? '' : 's'}`,
  },

  helplineBox: { title: 'Need help now?', free: 'These calls are free.' },

  ask: {
    title: 'Is it about you?',
    text: 'Ask a verified lawyer. The price is shown before you pay.',
    from: (price: string) => `From ${price} →`,
  },

  /** What stands at the end of a section. */
  end: {
    states: 'Some States have changed this section. State amendments are outside this guide.',
    checked: 'Last checked on',
    notAdvice: 'Information, not legal advice:',
    disclaimer: 'disclaimer',
    citeAs: 'Cite as:',
    copyCitation: 'Copy citation',
    copyLink: 'Copy link',
    citation: (act: string, year: number, number: string) => `${act}, ${year}, s. ${number}`,
    copied: undefined as string | undefined,
    /** What of the page is not in its language. */
    inEnglish: undefined as string | undefined,
    moreOnThis: 'More sections on this subject',
  },

  /** What the picture of a link says. */
  card: {
    punishment: 'Punishment',
    kinds: (count: number) => `${count} kinds, depending on the case`,
    isNew: 'None: it is new',
    inThe: (short: string) => `In the ${short}`,
    several: 'Several changes',
  },

  guide: guideEn,
  ...betweenEn,
  ...reformEn,
  offences: offencesEn,
  finder: finderEn,
};

/** What every language has to say. */
export type Words = typeof en;
