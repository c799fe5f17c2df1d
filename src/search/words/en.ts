import type { Language } from '@/lib/languages.ts';

/** What the search says in the browser. */
export const searchEn = {
  language: 'en' as Language,
  /** What stands before the title of a page that is no section, by its kind; English kinds say it themselves. */
  kinds: {} as Readonly<Record<string, string>>,
  wasOld: (number: string): string => `was IPC ${number}`,
  nowNew: (number: string): string => `now BNS ${number}`,
  loading: 'Loading the list of sections…',
  searching: 'Searching…',

  field: {
    label: 'Search sections by number, offence or name',
    hint: '420, theft, dahej…',
    button: 'Search',
    list: 'Sections',
    all: (query: string): string => `All results for “${query}”, cases and guides too`,
    count: (count: number): string => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    failed: 'Suggestions could not be loaded. Press Search to go on without them.',
    nothing: 'Nothing matches. Press Search to look through all pages.',
  },
};

export type SearchWords = typeof searchEn;
