const formatterOf = (month: 'long' | 'short', locale = 'en-IN') =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });

const shortFormatter = formatterOf('short');
/** Kept, because to make one takes as long as to write two dozen dates with it. */
const longFormatters = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * `2026-11-20` → `20 November 2026`
 * @param locale for another language: `hi-IN-u-nu-latn`
 */
export function writtenDate(isoDate: string, locale?: string): string {
  const formatter = longFormatters.get(locale) ?? formatterOf('long', locale);
  longFormatters.set(locale, formatter);
  return formatter.format(new Date(`${isoDate}T00:00:00Z`));
}

/** `2026-11-20` → `20 Nov 2026`, with spaces that do not break. */
export const shortDate = (isoDate: string): string =>
  shortFormatter.format(new Date(`${isoDate}T00:00:00Z`)).replaceAll(' ', '\u00a0');
