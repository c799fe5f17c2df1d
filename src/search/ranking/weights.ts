/** What the ranking counts with. `npm run test:dist` says what a change does to the queries of tests/search/queries.json. */
import type { Place } from '../index/entry.ts';

/** What a page is worth that just these words ask for, and what more in the Act that they name. */
export const TOPIC = 1400;
export const TOPIC_OF_ACT = 1;

/** What a number is worth. Nothing that only words say comes near. */
export const NUMBER_WANTED = 1300;
export const NUMBER_EXACT = 1200;
export const NUMBER_COUNTERPART = 1100;
export const NUMBER_PREFIX = 1000;
/** What it adds when an old section became just the sub-section that is asked for. */
export const SAME_SUBSECTION = 1;

/** What a word is worth where it stands. */
export const PLACE_WORTH: Readonly<Record<Place, number>> = {
  title: 1,
  name: 0.85,
  longName: 0.7,
  description: 0.4,
};
/** The title of a page that is no section, so that sections come first. */
export const PAGE_WORTH = 0.5;
/** The title of a word of the glossary: who types "acid attack" wants its section, and the meaning next. */
export const TERM_WORTH = 0.35;
/** The same where a meaning is asked for: "what does cognizable mean". */
export const TERM_ASKED_WORTH = 2;

/** How well a word of the index fits a word of the query, where they are not the same. */
export const SAME_SOUND = 0.95;
export const BEGINS = 0.45;
/** What it adds to a beginning when the whole word is typed but for a letter or two. */
export const BEGINS_AND_NEARLY_WHOLE = 0.3;
export const SAME_STEM = 0.7;
export const SYNONYM = 0.6;
export const ONE_TYPO = 0.55;
export const TWO_TYPOS = 0.35;

/** A name of an old section speaks for the new one, which follows at once. */
export const CARRIED = 0.97;
/** What it adds when all words of the title are in the query. */
export const WHOLE_TITLE = 0.35;
/** What it adds when the title begins with the query, so much of it as the query is. */
export const TITLE_BEGINS = 1;
/** What each further match of the word in the same entry adds, up to a few. */
export const AGAIN = 0.04;
export const AGAIN_AT_MOST = 4;
