/** The cases a reader can be in, each with the dates that stand for it: the answers of the page without scripts. */
import type { SituationId } from '@/words/between-en.ts';
import { type Dates, type Verdict, whichLaw } from './rule.ts';

interface Situation {
  id: SituationId;
  dates: Dates;
}

const situations: readonly Situation[] = [
  {
    id: 'before-before',
    dates: { offence: '2024-05-10', proceedings: '2024-05-12' },
  },
  {
    id: 'before-after',
    dates: { offence: '2024-05-10', proceedings: '2024-07-15' },
  },
  {
    id: 'after',
    dates: { offence: '2024-07-01', proceedings: '2024-07-02' },
  },
  {
    id: 'spanning',
    dates: { offence: '2024-06-01', offenceEnd: '2024-08-01' },
  },
  {
    id: 'hit-and-run',
    dates: { offence: '2024-08-01', proceedings: '2024-08-01', hitAndRun: true },
  },
  {
    id: 'no-date-old-fir',
    dates: { proceedings: '2024-05-12' },
  },
  {
    id: 'jammu-kashmir',
    dates: { offence: '2019-05-10', jammuKashmir: true },
  },
  { id: 'unknown', dates: {} },
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
