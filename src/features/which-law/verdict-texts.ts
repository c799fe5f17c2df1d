/** What a verdict says, and why. The keys are those of rule.ts. */
import type { Act } from '@/lib/law/acts.ts';
import type { Verdict } from './rule.ts';

interface VerdictText {
  /** The answer, in words that stand alone. */
  name: string;
  /** What decides it, in a few words under the answer. */
  basis: string;
  reason: string;
  /** The bank it stands on; nothing where it is neither the old law nor the new. */
  bank?: Act;
}

export const actTexts: Readonly<Record<Verdict['act'], VerdictText>> = {
  ipc: {
    name: 'Indian Penal Code, 1860',
    basis: 'The date of the offence decides.',
    bank: 'ipc',
    reason:
      'The offence was before 1 July 2024, so the Indian Penal Code applies, even if the case is registered or tried later (BNS section 358; Constitution, article 20(1)).',
  },
  bns: {
    name: 'Bharatiya Nyaya Sanhita, 2023',
    basis: 'The date of the offence decides.',
    bank: 'bns',
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
};

export const procedureTexts: Readonly<Record<Verdict['procedure'], VerdictText>> = {
  crpc: {
    name: 'CrPC, 1973',
    basis: 'For what was pending on 1 July 2024.',
    bank: 'ipc',
    reason:
      'An investigation, inquiry, trial, application or appeal that was pending on 1 July 2024 goes on under the Code of Criminal Procedure, 1973 (BNSS section 531). An old FIR is not by itself a pending case: for a step that began later, High Courts differ on whether the old code or the BNSS governs it.',
  },
  bnss: {
    name: 'BNSS, 2023',
    basis: 'For a case registered from 1 July 2024.',
    bank: 'bns',
    reason:
      'The case was registered on or after 1 July 2024, so the procedure is that of the Bharatiya Nagarik Suraksha Sanhita, 2023 (BNSS section 531).',
  },
  'no-fir': {
    name: 'It depends',
    basis: 'On the date of the FIR.',
    reason:
      'For the procedure, what was already going on counts: what was pending on 1 July 2024 goes on under the CrPC, and a case registered from that day on follows the BNSS (BNSS section 531).',
  },
};

const notInForceText =
  'BNS section 106(2), on leaving a fatal accident without reporting it, has not been brought into force. A death by rash or negligent driving falls under section 106(1).';

/** The answers to a verdict in short: the Act, and the procedure where it can be said. */
export const lawsOf = ({ act, procedure }: Verdict): readonly VerdictText[] =>
  procedure === 'no-fir' ? [actTexts[act]] : [actTexts[act], procedureTexts[procedure]];

/** Why, a paragraph each. */
export const reasonsOf = ({ act, procedure, notInForce }: Verdict): readonly string[] => [
  actTexts[act].reason,
  ...(notInForce ? [notInForceText] : []),
  procedureTexts[procedure].reason,
];
