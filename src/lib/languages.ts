/** The languages of the site. English stands at its addresses, every other one below its own name. */
export type Language = 'en' | 'hi';

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'hi' : 'en');

/** The language of the page at an address of this site: `/hi/ipc-section/420` is in Hindi. */
export const languageAt = (address: string): Language => (/^\/hi(?:[./]|$)/.test(address) ? 'hi' : 'en');

/** The address in Hindi of the page that has an address in English: `/` → `/hi`. */
export const hindiAddress = (address: string): string => `/hi${address === '/' ? '' : address}`;

/** The address of a page of the site in a language; one that names its language keeps it. */
export const addressIn = (language: Language, address: string): string =>
  language === 'hi' && languageAt(address) === 'en' ? hindiAddress(address) : address;

/** The address in English of the page that has an address in Hindi: `/hi` → `/`. One in English stays. */
export const englishAddress = (address: string): string => address.replace(/^\/hi(?=[./]|$)/, '') || '/';

/**
 * What a page says of itself and its twin in the other language: each with its address, and the English one for readers of any
 * other language. Both pages say the same. Nothing for a page without a twin.
 */
export function languagesOf(
  address: string,
  twin: string | undefined,
): { language: Language | 'x-default'; address: string }[] {
  if (twin === undefined) return [];
  const [en, hi] = languageAt(address) === 'en' ? [address, twin] : [twin, address];
  return [
    { language: 'en', address: en },
    { language: 'hi', address: hi },
    { language: 'x-default', address: en },
  ];
}
