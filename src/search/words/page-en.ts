import { searchEn } from './en.ts';

/** What the search page says beside: no other page loads it. */
export const searchPageEn = {
  ...searchEn,
  page: {
    found: (titles: number, texts: number): string => `${titles} by title or name, ${texts} by their text`,
    partly: (found: string): string =>
      `${found && `${found}. `}Not everything could be searched: press Search to try again, or use the lists below.`,
    nothing: (query: string): string => `Nothing found for “${query}”.`,
  },
};

export type SearchPageWords = typeof searchPageEn;
