/** What the pages between the two Acts say in English: bridges, comparisons, which law applies, what changed. */

import type { Change } from '@/features/reform/model/changes.ts';
import type { Verdict as LawVerdict } from '@/features/which-law/rule.ts';
import { type Act, acts } from '@/lib/law/acts.ts';

export interface VerdictText {
  /** The answer, in words that stand alone. */
  name: string;
  /** What decides it, in a few words under the answer. */
  basis: string;
  reason: string;
}

/** The situations of src/features/which-law/cases.ts. */
export type SituationId =
  | 'before-before'
  | 'before-after'
  | 'after'
  | 'spanning'
  | 'hit-and-run'
  | 'no-date-old-fir'
  | 'jammu-kashmir'
  | 'unknown';

/** The lists of changes that are not about a punishment, and those that are. */
export type ChangeListId = 'new-sections' | 'new-parts' | 'dropped' | 'dropped-parts' | 'merged' | Change;

const list = new Intl.ListFormat('en-IN');

export const betweenEn = {
  /** Several references in a sentence. */
  listed: (references: readonly string[]): string => list.format(references),

  bridgePage: {
    toOther: (own: string, other: string) => `${own} to ${other}`,
    indexTitle: (own: string, other: string, count: number) =>
      `${own} to ${other}: Table of All ${count} Sections`,
    indexDescription: (own: Act, other: Act, count: number) =>
      `Every section of the ${acts[own].name} with its number in the ${acts[other].name}: ${count} rows to filter, print or download as CSV and JSON.`,
    indexLead: (own: string, other: string, count: number, placed: number) =>
      `${count} sections of the ${own}, ${placed} with a place in the ${other}.`,
    hint: '420, theft…',
    heading: 'Heading',
    none: { 'not re-enacted': 'dropped', 'repealed before 2024': 'repealed earlier', new: 'new' },
    otherWay: 'The other way',
    otherWayText: 'Every number the other way round',
    dateDecides: 'The date of the offence decides',
    file: 'This table as a file',

    title: (own: string, other: string, target: string) => `${own} in ${other}: ${target}`,
    noCounterpart: 'no counterpart',
    is: (name: string, target: string) => `${name} is ${target}`,
    isSince: (name: string, target: string) => `${name} is ${target} since 1 July 2024.`,
    replacedInPart: (name: string, target: string) => `${name} was replaced in part by ${target}`,
    replacedInPartSince: (name: string, target: string) =>
      `${name} was replaced in part by ${target} since 1 July 2024.`,
    was: (name: string, target: string) => `${name} was ${target}`,
    wasUntil: (name: string, target: string) => `${name} took the place of ${target} on 1 July 2024.`,
    tookIn: (name: string, count: number, other: string) => `${name} took in ${count} ${other} sections`,
    tookInSince: (name: string, count: number, other: string) =>
      `${name} took the place of ${count} ${other} sections on 1 July 2024.`,
    isNew: (name: string) => `${name} is new`,
    isNewText: (name: string) => `${name} is new: the IPC had no such section.`,
    noPlace: (name: string) => `${name} has no place in the BNS`,
    noPlaceText: (name: string) => `${name} was repealed before 2024, so the BNS has nothing in its place.`,
    notCarried: (name: string) => `${name} was not carried into the BNS`,
    notCarriedText: (name: string) =>
      `${name} has no section in the BNS. It still governs acts before 1 July 2024.`,
    allSame: 'Punishment and procedure are the same.',
    marked: 'What changed is marked below.',
    sameProcedure: 'Same procedure',
    whatChanged: 'What changed',
    sources: 'Sources',
    whichOfTwo: 'Which of the two applies?',
    whichOfTwoText: 'The date of the offence decides: before 1 July 2024 the IPC, from then on the BNS.',
    dateOfOffence: 'Date of the offence',
    checkDate: 'Check the date',
    bothExplained: 'Both explained side by side',
    around: 'Around it, old number to new',
    sideBySide: 'Side by side',
    changed: 'Changed',
    theSame: 'the same',
    notCarriedOver: 'Not carried over',
    new: 'New',
    pair: (own: string, other: string) => `${own} and ${other}`,
    compareTitle: (pair: string, title: string) => `${pair} Compared: ${title}`,
    compareDescription: (pair: string) =>
      `${pair} side by side: what each says, what must be proved, punishment and bail, and what changed on 1 July 2024.`,
    compareHeading: (pair: string) => `${pair} compared`,
  },

  /** The questions of a comparison, and the answers that the plate does not have. */
  compared: {
    punishment: 'Punishment',
    bail: 'Bail as of right?',
    arrest: 'Can police arrest without a warrant?',
    court: 'Tried by',
    settlement: 'Can it be settled?',
    yes: 'Yes',
    noMagistrate: 'No, a magistrate’s order is needed',
    noCourt: 'No, a court decides',
    no: 'No',
    sentence: (text: string) => `${text}.`,
  },

  whichLaw: {
    crumb: 'Which law applies?',
    title: 'Which Law Applies: IPC or BNS?',
    description:
      'The date of the offence decides: IPC up to 30 June 2024, BNS from 1 July 2024. Check your dates, for the offence and for the procedure.',
    heading: 'Which law applies?',
    lead: 'The date of the offence decides the Act. For the procedure it counts what was already pending. The day the new laws began is 1 July 2024.',
    fields: {
      offence: 'Date of the offence, or its first day',
      end: 'Last day, if it went on',
      fir: 'Date of the FIR or complaint',
    },
    accident: 'A driver left a fatal accident without reporting it',
    jammuKashmir: 'It happened in Jammu and Kashmir or Ladakh',
    check: 'Check',
    answer: 'Answer',
    notSettled: 'What this does not settle',
    notSettledText: [
      'A court may ask on which day an act was complete, whether a lighter punishment of the new law can help, or which code governs a step such as bail or an appeal in an old case. On that last point the High Courts have differed:',
      'pending cases and the old code',
      '. Those are questions for a lawyer with the papers.',
    ] as readonly [string, string, string],
    byCase: 'The answers, case by case',
    knowNumber: 'Know the number, not the law?',
    whichAct: 'Which Act?',
    whichProcedure: 'Which procedure?',
    till: 'till 30 June 2024',
    from: 'from 1 July 2024',
    begin: 'New laws begin',
    beginDay: '1 July 2024',
    days: { offence: 'Offence', end: 'Last day', fir: 'FIR' },
    situations: {
      'before-before': 'Offence and FIR both before 1 July 2024',
      'before-after': 'Offence before 1 July 2024, FIR on or after that day',
      after: 'Offence on or after 1 July 2024',
      spanning: 'Offence began before 1 July 2024 and went on after it',
      'hit-and-run': 'A driver left a fatal accident after 1 July 2024 without reporting it',
      'no-date-old-fir': 'The date of the offence is not known, FIR before 1 July 2024',
      'jammu-kashmir': 'Offence in Jammu and Kashmir or Ladakh before 31 October 2019',
      unknown: 'The date of the offence is not known',
    } as Readonly<Record<SituationId, string>>,
    acts: {
      ipc: {
        name: 'Indian Penal Code, 1860',
        basis: 'The date of the offence decides.',
        reason:
          'The offence was before 1 July 2024, so the Indian Penal Code applies, even if the case is registered or tried later (BNS section 358; Constitution, article 20(1)).',
      },
      bns: {
        name: 'Bharatiya Nyaya Sanhita, 2023',
        basis: 'The date of the offence decides.',
        reason:
          'The offence was on or after 1 July 2024, so the Bharatiya Nyaya Sanhita applies (BNS section 1).',
      },
      both: {
        name: 'Both laws may matter',
        basis: 'The offence lies on both sides of 1 July 2024.',
        reason:
          'The offence began before 1 July 2024 and went on after it. Acts on each side of that day fall under the law of their own day; which one a court uses for an offence that goes on depends on what was still done after it. This needs a lawyer’s eye.',
      },
      ranbir: {
        name: 'Ranbir Penal Code',
        basis: 'In Jammu and Kashmir and Ladakh up to 30 October 2019.',
        reason:
          'Until 30 October 2019 the Indian Penal Code did not extend to the State of Jammu and Kashmir, which included Ladakh. The State’s own Ranbir Penal Code governs what was done there before 31 October 2019; what was done later falls under the law of its own day. The State had its own code of procedure as well, so an old case needs a lawyer’s eye.',
      },
      'no-date': {
        name: 'It cannot be said yet',
        basis: 'The date of the offence decides.',
        reason:
          'The date of the offence decides: up to 30 June 2024 it is the Indian Penal Code, from 1 July 2024 the Bharatiya Nyaya Sanhita. In Jammu and Kashmir and Ladakh it is the Ranbir Penal Code up to 30 October 2019.',
      },
      'before-both': {
        name: 'An older law',
        basis: 'The offence was before 1862.',
        reason: 'The Indian Penal Code came into force on 1 January 1862. An older law would apply.',
      },
      contradiction: {
        name: 'Check the dates',
        basis: 'They contradict each other.',
        reason: 'The last day or the FIR is dated before the offence.',
      },
    } as Readonly<Record<LawVerdict['act'], VerdictText>>,
    procedures: {
      crpc: {
        name: 'CrPC, 1973',
        basis: 'For what was pending on 1 July 2024.',
        reason:
          'An investigation, inquiry, trial, application or appeal that was pending on 1 July 2024 goes on under the Code of Criminal Procedure, 1973 (BNSS section 531). An old FIR is not by itself a pending case: for a step that began later, High Courts differ on whether the old code or the BNSS governs it.',
      },
      bnss: {
        name: 'BNSS, 2023',
        basis: 'For a case registered from 1 July 2024.',
        reason:
          'The case was registered on or after 1 July 2024, so the procedure is that of the Bharatiya Nagarik Suraksha Sanhita, 2023 (BNSS section 531).',
      },
      'no-fir': {
        name: 'It depends',
        basis: 'On the date of the FIR.',
        reason:
          'For the procedure, what was already going on counts: what was pending on 1 July 2024 goes on under the CrPC, and a case registered from that day on follows the BNSS (BNSS section 531).',
      },
    } as Readonly<Record<LawVerdict['procedure'], VerdictText>>,
    notInForce:
      'BNS section 106(2), on leaving a fatal accident without reporting it, has not been brought into force. A death by rash or negligent driving falls under section 106(1).',
  },
};

export type BetweenWords = typeof betweenEn;
