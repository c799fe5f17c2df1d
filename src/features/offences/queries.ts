/** What other features show of the lists. */
import { getSections, getWritten } from '@/features/law/model/queries.ts';
import type { Language } from '@/lib/languages.ts';
import type { Act } from '@/lib/law/acts.ts';
import { perBuild } from '@/lib/per-build.ts';
import type { Words } from '@/words/en.ts';
import { WORDS } from '@/words/words-for.ts';
import { rowsFile } from './finder/make-rows-file.ts';
import { listHref } from './hrefs.ts';
import { type ListLink, type ListPage, listLink, listPages, pageIn } from './model/list-pages.ts';
import { LISTS } from './model/lists.ts';
import { type Offence, offencesIn } from './model/offences.ts';
import type { RowsFile } from './model/rows-file.ts';

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
export const mostAskedLists = (act: Act, words: Words): readonly ListLink[] =>
  MOST_ASKED.flatMap((slug) => {
    const list = LISTS.find((one) => one.slug === slug);
    return (list && listLink(act, list, words)) ?? [];
  });

/** The offences of an Act in Hindi, in the order of its Schedule. Those whose section is not written keep their English name. */
const loadHindi = perBuild(
  async (act: Act): Promise<readonly Offence[]> => offencesIn(act, await getSections(act, 'hi'), WORDS.hi),
);

/** What the finder in Hindi looks through. */
export const hindiRowsFile = async (): Promise<RowsFile> =>
  rowsFile({
    words: WORDS.hi,
    offences: { ipc: await loadHindi('ipc'), bns: await loadHindi('bns') },
    written: { ipc: await getWritten('ipc'), bns: await getWritten('bns') },
  });

/** Addresses of every list, of its later parts too. */
export const listAddresses: readonly string[] = listPages.flatMap(({ act, slug, parts }) =>
  Array.from({ length: parts }, (_, at) => listHref(act, slug, at + 1)),
);

/** A list in the words of a language. */
export const listPageIn = async (page: ListPage, words: Words): Promise<ListPage> =>
  words.language === 'en' ? page : pageIn(page, await loadHindi(page.act), words);

/** Every list of an Act as the search knows it: by its heading in a language, and by what people call it. */
export const listsForSearch = (act: Act, language: Language) =>
  Promise.all(
    listPages
      .filter((page) => page.act === act)
      .map(async (page) => {
        const { heading, href, list } = await listPageIn(page, WORDS[language]);
        return { title: heading, href, asked: list.asked ?? [] };
      }),
  );
