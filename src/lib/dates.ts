const formatterOf = (month: 'long' | 'short', locale = 'en-IN') =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });

const formatter = formatterOf('long');
const shortFormatter = formatterOf('short');

/**
 * `2026-11-20` → `20 November 2026`
 * @param locale for another language: `hi-IN-u-nu-latn`
 */
export const writtenDate = (isoDate: string, locale?: string): string =>
  (locale ? formatterOf('long', locale) : formatter).format(new Date(`${isoDate}T00:00:00Z`));

/** `2026-11-20` → `20 Nov 2026`, with spaces that do not break. */
export const shortDate = (isoDate: string): string =>
  shortFormatter.format(new Date(`${isoDate}T00:00:00Z`)).replaceAll(' ', '\u00a0');
