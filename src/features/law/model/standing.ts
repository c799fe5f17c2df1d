import type { SectionFacts } from '@/collections/facts.ts';

type Standing = NonNullable<SectionFacts['standing']>;

const STANDING: Readonly<Record<Standing['word'], string>> = {
  'struck down': 'Struck down in',
  'read down': 'Read down in',
  'in abeyance': 'In abeyance since',
  narrowed: 'Narrowed in',
};

/** What a court or a later Act did to a section, in a few words for a list: "Struck down in 2018". */
export const standingOf = ({ word, since }: Standing): string => `${STANDING[word]} ${since}`;
