/** The pages beside the sections that the search finds by their titles. A new kind of page is one line below. */
import { GUIDE_TOPICS } from '@/collections/guides.ts';
import { getPosts } from '@/features/blog/queries.ts';
import { getCases } from '@/features/cases/queries.ts';
import { getTerms } from '@/features/glossary/queries.ts';
import { getGuides } from '@/features/guides/queries.ts';
import { listsForSearch } from '@/features/offences/queries.ts';
import { getPracticeAreas } from '@/features/practice-areas/queries.ts';
import { getServices } from '@/features/services/queries.ts';
import { getTemplates } from '@/features/templates/queries.ts';
import { ACTS, acts } from '@/lib/law/acts.ts';
import { TERM } from '../index/entry.ts';
import type { PagesFile } from '../index/format.ts';

interface FoundPage {
  href: string;
  title: string;
  asked?: readonly string[];
}

interface Source {
  /** What stands before the title in the list of suggestions. */
  kind: string;
  pages: () => Promise<readonly FoundPage[]>;
}

/** Words around the name of a list that say only that one is asked for, and of which law; in the singular. */
const AROUND_A_LIST =
  'all are be can code crime criminal do doe have has india indian ipc bns bharatiya law list nyaya offence offense penal sanhita section that there under what which who act case dhara dharaen dharaye dharayen apradh kaun kaunsi kaunse konsi konse suchi धारा धाराएं धाराएँ अपराध कौन सी सूची';

const sources: readonly Source[] = [
  // The new law first: most who ask mean the law of today.
  ...ACTS.toReversed().map((act) => ({
    kind: `${acts[act].short} list`,
    pages: async () => listsForSearch(act),
  })),
  { kind: 'Case', pages: async () => (await getCases()).map(({ href, name }) => ({ href, title: name })) },
  { kind: TERM, pages: getTerms },
  ...GUIDE_TOPICS.map((topic) => ({ kind: 'Guide', pages: () => getGuides(topic) })),
  { kind: 'Article', pages: getPosts },
  { kind: 'Template', pages: getTemplates },
  { kind: 'Area', pages: getPracticeAreas },
  { kind: 'Service', pages: getServices },
];

export async function getPagesFile(): Promise<PagesFile> {
  return Promise.all(
    sources.map(async ({ kind, pages }) => {
      const found = await pages();
      const asked = found.map((page) => page.asked?.join(',') ?? '');
      return {
        kind,
        hrefs: found.map(({ href }) => href),
        titles: found.map(({ title }) => title),
        ...(asked.some(Boolean) && { asked, around: AROUND_A_LIST }),
      };
    }),
  );
}
