import type { Language } from '@/lib/languages.ts';

const english = {
  noSection: (act: string, number: string): string => `The ${act} has no section ${number}`,
  otherLaw: (reference: string): string => `Section ${reference} of a law that this guide does not explain`,
};

/** What the search says of a section in a charge that it cannot lead to. It comes with the code that reads charges. */
export const CHARGE_WORDS: Readonly<Record<Language, typeof english>> = {
  en: english,
  hi: {
    noSection: (act, number) => `${act} में धारा ${number} नहीं है`,
    otherLaw: (reference) => `धारा ${reference}, ऐसे क़ानून की जो इस गाइड में नहीं है`,
  },
};
