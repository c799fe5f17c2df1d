import { type Act, otherAct } from '@/lib/law/acts.ts';

/** `ipc` → `/ipc-to-bns`: the table that leads from an Act to the other one. */
export const bridgeIndexHref = (act: Act): string => `/${act}-to-${otherAct(act)}`;

/** The short answer for one section: `/ipc-to-bns/420`. */
export const bridgeHref = (act: Act, number: string): string => `${bridgeIndexHref(act)}/${number}`;

/** The table as a file: `/data/ipc-to-bns.csv`. */
export const downloadHref = (act: Act, format: 'csv' | 'json'): string =>
  `/data${bridgeIndexHref(act)}.${format}`;

export const compareHref = (ipc: string, bns: string): string => `/compare/ipc-${ipc}/bns-${bns}`;

export const whichLawHref = '/which-law-applies';
