/** What other features show of the lists. */
import type { Act } from '@/lib/law/acts.ts';
import { type ListLink, listLink, listPages } from './model/list-pages.ts';
import { LISTS } from './model/lists.ts';

/** The lists people ask for most. */
const MOST_ASKED = [
  'non-bailable',
  'bailable',
  'cognizable',
  'compoundable',
  'court-of-session',
  'death-penalty',
  'minimum-sentence',
];

/** Those of an Act that have offences, in that order. */
export const mostAskedLists = (act: Act): readonly ListLink[] =>
  MOST_ASKED.flatMap((slug) => {
    const list = LISTS.find((one) => one.slug === slug);
    return (list && listLink(act, list)) ?? [];
  });

/** Every list of an Act as the search knows it: by its heading, and by what people call it. */
export const listsForSearch = (act: Act) =>
  listPages
    .filter((page) => page.act === act)
    .map(({ heading, href, list: { asked = [] } }) => ({ title: heading, href, asked }));
