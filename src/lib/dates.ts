const formatterOf = (month: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });

const formatter = formatterOf('long');
const shortFormatter = formatterOf('short');

/** `2026-11-20` → `20 November 2026` */
export const writtenDate = (isoDate: string): string => formatter.format(new Date(`${isoDate}T00:00:00Z`));

/** `2026-11-20` → `20 Nov 2026`, with spaces that do not break. */
export const shortDate = (isoDate: string): string =>
  shortFormatter.format(new Date(`${isoDate}T00:00:00Z`)).replaceAll(' ', '\u00a0');
