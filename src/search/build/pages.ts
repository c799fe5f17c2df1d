/** The pages beside the sections that the search finds by their titles. A new kind of page is one line below. */
import { GUIDE_TOPICS } from '@/collections/guides.ts';
import { getPosts } from '@/features/blog/queries.ts';
import { getCases } from '@/features/cases/queries.ts';
import { getTerms } from '@/features/glossary/queries.ts';
import { getGuides } from '@/features/guides/queries.ts';
import { getHindiAddresses } from '@/features/hindi/queries.ts';
import { listsForSearch } from '@/features/offences/queries.ts';
import { getPracticeAreas } from '@/features/practice-areas/queries.ts';
import { getServices } from '@/features/services/queries.ts';
import { getTemplates } from '@/features/templates/queries.ts';
import { addressIn, type Language } from '@/lib/languages.ts';
import { ACTS, acts } from '@/lib/law/acts.ts';
import { TERM } from '../index/entry.ts';
import type { PagesFile } from '../index/format.ts';

interface FoundPage {
  href: string;
  title: string;
  /** Its title in English, where that is not its title. */
  name?: string;
  asked?: readonly string[];
}

interface Source {
  /** What stands before the title in the list of suggestions. */
  kind: string;
  pages: (language: Language) => Promise<readonly FoundPage[]>;
}

interface Titled {
  slug: string;
  href: string;
  title: string;
}

/** Pages with a title in each language: in Hindi the English one is a name beside it. */
async function inLanguage(
  language: Language,
  pagesIn: (language: Language) => Promise<readonly Titled[]>,
): Promise<FoundPage[]> {
  const english = new Map((await pagesIn('en')).map(({ slug, title }) => [slug, title.replaceAll(',', '')]));
  return (await pagesIn(language)).map(({ slug, href, title }) => {
    const name = english.get(slug);
    return { href, title, ...(name && name !== title && language !== 'en' && { name }) };
  });
}

/** Words around the name of a list that say only that one is asked for, and of which law; in the singular. */
const AROUND_A_LIST =
  'all are be can code crime criminal do doe have has india indian ipc bns bharatiya law list nyaya offence offense penal sanhita section that there under what which who act case dhara dharaen dharaye dharayen apradh kaun kaunsi kaunse konsi konse suchi धारा धाराएं धाराएँ अपराध कौन सी सूची';

const sources: readonly Source[] = [
  // The new law first: most who ask mean the law of today.
  ...ACTS.toReversed().map((act) => ({
    kind: `${acts[act].short} list`,
    pages: (language: Language) => listsForSearch(act, language),
  })),
  {
    kind: 'Case',
    pages: (language) =>
      inLanguage(language, async (own) => (await getCases(own)).map((one) => ({ ...one, title: one.name }))),
  },
  { kind: TERM, pages: (language) => inLanguage(language, getTerms) },
  ...GUIDE_TOPICS.map((topic) => ({ kind: 'Guide', pages: () => getGuides(topic) })),
  { kind: 'Article', pages: () => getPosts() },
  { kind: 'Template', pages: () => getTemplates() },
  { kind: 'Area', pages: () => getPracticeAreas() },
  { kind: 'Service', pages: () => getServices() },
];

export async function getPagesFile(language: Language): Promise<PagesFile> {
  const standing = language === 'hi' ? await getHindiAddresses() : new Set();
  const placed = (href: string) => {
    const own = addressIn(language, href);
    return standing.has(own) ? own : href;
  };
  return Promise.all(
    sources.map(async ({ kind, pages }) => {
      const found = await pages(language);
      const names = found.map(({ name = '' }) => name);
      const asked = found.map((page) => page.asked?.join(',') ?? '');
      return {
        kind,
        hrefs: found.map(({ href }) => placed(href)),
        titles: found.map(({ title }) => title),
        ...(names.some(Boolean) && { names }),
        ...(asked.some(Boolean) && { asked, around: AROUND_A_LIST }),
      };
    }),
  );
}
