/** The two Acts: which there are, and what is said of each wherever it is named. No data, so that anything may import it. */
export const ACTS = ['ipc', 'bns'] as const;

export type Act = (typeof ACTS)[number];

export const otherAct = (act: Act): Act => (act === 'ipc' ? 'bns' : 'ipc');

/** `IPC`: for scripts of the browser, which then load nothing else that is said of an Act. */
export const actInCapitals = (act: Act): string => act.toUpperCase();

interface ActProfile {
  /** `IPC` */
  short: string;
  name: string;
  year: number;
  /** `Act 45 of 1860` */
  citation: string;
  inForce: string;
  /** The code whose First Schedule classifies the offences. */
  procedure: string;
}

/** What is said of each Act wherever it is named. Source: India Code. */
export const acts: Readonly<Record<Act, ActProfile>> = {
  ipc: {
    short: 'IPC',
    name: 'Indian Penal Code',
    year: 1860,
    citation: 'Act 45 of 1860',
    inForce: '1 January 1862 to 30 June 2024',
    procedure: 'CrPC, 1973',
  },
  bns: {
    short: 'BNS',
    name: 'Bharatiya Nyaya Sanhita',
    year: 2023,
    citation: 'Act 45 of 2023',
    inForce: 'since 1 July 2024, except section 106(2)',
    procedure: 'BNSS, 2023',
  },
};

/** What stands on the bank of each Act, told from one of them: the old bank is always the IPC's. */
export const banksOf = <Bank>(act: Act, own: Bank, other: Bank): Record<Act, Bank> =>
  act === 'ipc' ? { ipc: own, bns: other } : { ipc: other, bns: own };
