/**
 * Which Act punishes an offence and which code governs the procedure, from dates. It runs in the reader's browser too, so
 * its words stand apart, in words.ts.
 *
 * Sources: BNS section 1 (commencement, 1 July 2024; section 106(2) not brought into force) and section 358 (repeal and
 * savings); Constitution, article 20(1) (no one is punished under a law that was not in force at the time of the act);
 * BNSS section 531 (what was pending on 1 July 2024 goes on under the CrPC); Jammu and Kashmir Reorganisation Act, 2019,
 * section 95 and Fifth Schedule (the IPC extended there, and the Ranbir Penal Code repealed, from 31 October 2019).
 */

/** The first day of the BNS and the BNSS, ISO date. */
export const COMMENCEMENT = '2024-07-01';

/** The first day of the IPC, ISO date. */
const IPC_COMMENCEMENT = '1862-01-01';

/** The first day of the IPC in Jammu and Kashmir and Ladakh, ISO date. */
const IPC_IN_JAMMU_AND_KASHMIR = '2019-10-31';

export interface Dates {
  /** ISO date of the offence, or of its first day when it went on; undefined when unknown. */
  offence?: string;
  /** ISO date of the last day of an offence that went on for more than a day. */
  offenceEnd?: string;
  /** ISO date on which the FIR was registered or the complaint made; undefined when unknown or not yet. */
  proceedings?: string;
  /** Whether the case is about leaving a fatal road accident without reporting it, BNS section 106(2). */
  hitAndRun?: boolean;
  /** Whether it happened in what was the State of Jammu and Kashmir, with Ladakh, until 30 October 2019. */
  jammuKashmir?: boolean;
}

type ActVerdict = 'ipc' | 'bns' | 'both' | 'ranbir' | 'no-date' | 'before-both' | 'contradiction';
type ProcedureVerdict = 'crpc' | 'bnss' | 'no-fir';

export interface Verdict {
  act: ActVerdict;
  procedure: ProcedureVerdict;
  /** Whether to add that section 106(2) is not in force. */
  notInForce: boolean;
}

/** The earliest of some days; undefined when none is known. */
const earliest = (...days: (string | undefined)[]): string | undefined =>
  days.filter((day) => day !== undefined).sort()[0];

function actFor({ offence, offenceEnd, proceedings, jammuKashmir }: Dates): ActVerdict {
  // Such dates are a slip of the pen, not a case.
  if (offence && earliest(offence, offenceEnd, proceedings) !== offence) return 'contradiction';
  // An act comes before its report: whatever the unknown first day was, it was not after these.
  const began = offence ?? earliest(offenceEnd, proceedings);
  if (!began) return 'no-date';
  if (began < IPC_COMMENCEMENT) return 'before-both';
  if (began >= COMMENCEMENT) return offence ? 'bns' : 'no-date';
  if (jammuKashmir && began < IPC_IN_JAMMU_AND_KASHMIR) return 'ranbir';
  // Without its first day, it may have been before the IPC came there.
  if (jammuKashmir && !offence) return 'no-date';
  return offenceEnd && offenceEnd >= COMMENCEMENT ? 'both' : 'ipc';
}

function procedureFor({ proceedings, offence }: Dates): ProcedureVerdict {
  // What happened after the BNSS began can only be registered after it.
  const known = proceedings ?? (offence && offence >= COMMENCEMENT ? offence : undefined);
  if (!known) return 'no-fir';
  return known < COMMENCEMENT ? 'crpc' : 'bnss';
}

/**
 * Says which law applies. Dates are ISO dates (`2024-06-30`), compared as days. Never throws; dates that contradict each
 * other give `contradiction` and leave the procedure open.
 */
export function whichLaw(dates: Dates): Verdict {
  const act = actFor(dates);
  return {
    act,
    procedure: act === 'contradiction' ? 'no-fir' : procedureFor(dates),
    notInForce: Boolean(dates.hitAndRun) && (act === 'bns' || act === 'both'),
  };
}
