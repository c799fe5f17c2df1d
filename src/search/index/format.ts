/**
 * The files the search loads, as the build writes them and the browser reads them. What is of one kind stands together,
 * a list for each: the names then weigh 26.7 kB (brotli) instead of 29.2 row by row.
 */
import type { Act } from '@/lib/law/acts.ts';

/** The sections of an Act in statutory order: place 7 of every list is about one section. */
export interface SectionNames {
  numbers: readonly string[];
  titles: readonly string[];
  /**
   * The names people give each, joined with commas. A name that a BNS section shares with the IPC section it replaced
   * stands with the old one only: the search carries it over.
   */
  names: readonly string[];
  /** For the IPC the references in the BNS that took the place of each, joined with commas; for the BNS nothing. */
  counterparts: readonly string[];
  /** In Hindi only, a letter for each section: `h` where its page stands in Hindi, `e` where it is in English alone. */
  pages?: string;
}

export type NamesFile = Readonly<Record<Act, SectionNames>>;

/** Descriptions in the order of the names file. */
export type DescriptionsFile = Readonly<Record<Act, readonly string[]>> & {
  /** In Hindi only: the title of each section in English, which is a title as well. */
  readonly english?: Readonly<Record<Act, readonly string[]>>;
};

/** In the order of the names file what people who ask in Hindi call each section, joined with commas. */
export type HindiNamesFile = Readonly<Record<Act, readonly string[]>>;

/**
 * Punishment and bail of each section in a few words, in the order of the names file: places in a list of texts, because
 * many sections answer alike.
 */
export type AnswersFile = Readonly<Record<Act, readonly number[]>> & {
  readonly texts: readonly string[];
  /** The same of sub-sections that answer otherwise than their section as a whole: `318(4)`. */
  readonly parts: Readonly<Record<string, number>>;
};

/** Pages of one kind that are no sections. */
interface PageTitles {
  /** What stands before the title in the list of suggestions: `Case`. */
  kind: string;
  hrefs: readonly string[];
  titles: readonly string[];
  /** In Hindi only: the title of each in English. */
  names?: readonly string[];
  /** What people call each, joined with commas, where a query of just these words asks for it before any section. */
  asked?: readonly string[];
  /** The words that may stand around those: "list of", "offences", "which". Data, so that no page loads them as script. */
  around?: string;
}

export type PagesFile = readonly PageTitles[];
