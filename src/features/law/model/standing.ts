import type { SectionFacts } from '@/collections/facts.ts';
import { en, type Words } from '@/words/en.ts';

type Standing = NonNullable<SectionFacts['standing']>;

/** What a court or a later Act did to a section, in a few words for a list: "Struck down in 2018". */
export const standingOf = ({ word, since }: Standing, { guide }: Words = en): string =>
  guide.rows.standing[word](since);
