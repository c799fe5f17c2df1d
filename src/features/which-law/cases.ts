/** The cases a reader can be in, each with the dates that stand for it: the answers of the page without scripts. */
import { type Dates, type Verdict, whichLaw } from './rule.ts';

interface Situation {
  id: string;
  question: string;
  dates: Dates;
}

const situations: readonly Situation[] = [
  {
    id: 'before-before',
    question: 'Offence and FIR both before 1 July 2024',
    dates: { offence: '2024-05-10', proceedings: '2024-05-12' },
  },
  {
    id: 'before-after',
    question: 'Offence before 1 July 2024, FIR on or after that day',
    dates: { offence: '2024-05-10', proceedings: '2024-07-15' },
  },
  {
    id: 'after',
    question: 'Offence on or after 1 July 2024',
    dates: { offence: '2024-07-01', proceedings: '2024-07-02' },
  },
  {
    id: 'spanning',
    question: 'Offence began before 1 July 2024 and went on after it',
    dates: { offence: '2024-06-01', offenceEnd: '2024-08-01' },
  },
  {
    id: 'hit-and-run',
    question: 'A driver left a fatal accident after 1 July 2024 without reporting it',
    dates: { offence: '2024-08-01', proceedings: '2024-08-01', hitAndRun: true },
  },
  {
    id: 'no-date-old-fir',
    question: 'The date of the offence is not known, FIR before 1 July 2024',
    dates: { proceedings: '2024-05-12' },
  },
  {
    id: 'jammu-kashmir',
    question: 'Offence in Jammu and Kashmir or Ladakh before 31 October 2019',
    dates: { offence: '2019-05-10', jammuKashmir: true },
  },
  { id: 'unknown', question: 'The date of the offence is not known', dates: {} },
];

export const answeredSituations = situations.map((situation) => ({
  ...situation,
  verdict: whichLaw(situation.dates),
}));

const ACTS: readonly Verdict['act'][] = [
  'ipc',
  'bns',
  'both',
  'ranbir',
  'no-date',
  'before-both',
  'contradiction',
];
const PROCEDURES: readonly Verdict['procedure'][] = ['crpc', 'bnss', 'no-fir'];

/** Every verdict the rule can give, and a few it cannot: what the form may have to show. */
export const allVerdicts: readonly Verdict[] = ACTS.flatMap((act) =>
  PROCEDURES.flatMap((procedure) => [
    { act, procedure, notInForce: false },
    ...(act === 'bns' || act === 'both' ? [{ act, procedure, notInForce: true }] : []),
  ]),
);
