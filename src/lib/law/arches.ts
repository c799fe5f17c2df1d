/**
 * The arch of the site, each half in the colour of its bank: the old law's left, the new law's right. `box` is the view
 * box; the drawing is stretched to the place it has.
 */

/** Stands in a line of text. */
export const smallArch = { box: '0 0 48 16', ipc: 'M0 15Q12 1 24 1', bns: 'M48 15Q36 1 24 1' } as const;

/** Stands between two piers, with deck and hangers. */
export const largeArch = {
  box: '0 0 96 32',
  ipc: 'M0 31h48M0 31Q24 1 48 1M12 31V18M24 31V9M36 31V3',
  bns: 'M96 31H48M96 31Q72 1 48 1M84 31V18M72 31V9M60 31V3M48 31V1',
} as const;

/** The mark of the site and its favicon, in a view box of 38 by 21. */
export const markArches = {
  ipc: 'M1 19h18M3 19Q9 2 19 2M8 19V10.5M13.5 19V5',
  bns: 'M19 19h18M35 19Q29 2 19 2M19 19V2M30 19V10.5M24.5 19V5',
} as const;
