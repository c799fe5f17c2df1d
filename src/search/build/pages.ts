/** The pages beside the sections that the search finds by their titles. A new kind of page is one line below. */
import { GUIDE_TOPICS } from '@/collections/guides.ts';
import { getPosts } from '@/features/blog/queries.ts';
import { getCases } from '@/features/cases/queries.ts';
import { getTerms } from '@/features/glossary/queries.ts';
import { getGuides } from '@/features/guides/queries.ts';
import { getPracticeAreas } from '@/features/practice-areas/queries.ts';
import { getServices } from '@/features/services/queries.ts';
import { getTemplates } from '@/features/templates/queries.ts';
import type { PagesFile } from '../index/format.ts';

interface Source {
  /** What stands before the title in the list of suggestions. */
  kind: string;
  pages: () => Promise<readonly { href: string; title: string }[]>;
}

const sources: readonly Source[] = [
  { kind: 'Case', pages: async () => (await getCases()).map(({ href, name }) => ({ href, title: name })) },
  { kind: 'Term', pages: getTerms },
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
      return { kind, hrefs: found.map(({ href }) => href), titles: found.map(({ title }) => title) };
    }),
  );
}
