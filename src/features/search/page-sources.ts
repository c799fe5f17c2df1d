/** The pages beside the sections that the search finds by their titles. A new kind of page is one line below. */
import { GUIDE_TOPICS } from '@/collections/guides.ts';
import { blogHref } from '@/features/blog/hrefs.ts';
import { getPosts } from '@/features/blog/queries.ts';
import { casesHref } from '@/features/cases/hrefs.ts';
import { getCases } from '@/features/cases/queries.ts';
import { topicHref } from '@/features/guides/hrefs.ts';
import { getGuides } from '@/features/guides/queries.ts';
import { practiceAreasHref } from '@/features/practice-areas/hrefs.ts';
import { getPracticeAreas } from '@/features/practice-areas/queries.ts';
import { getServices } from '@/features/services/queries.ts';
import { templatesHref } from '@/features/templates/hrefs.ts';
import { getTemplates } from '@/features/templates/queries.ts';
import type { PagesFile } from '@/lib/search/files.ts';

interface Source {
  /** What stands before the title in the list of suggestions. */
  kind: string;
  /** The address all its pages stand below. */
  folder: string;
  pages: () => Promise<readonly { slug: string; title: string }[]>;
}

const sources: readonly Source[] = [
  {
    kind: 'Case',
    folder: casesHref,
    pages: async () => (await getCases()).map(({ slug, name }) => ({ slug, title: name })),
  },
  ...GUIDE_TOPICS.map((topic) => ({
    kind: 'Guide',
    folder: topicHref(topic),
    pages: () => getGuides(topic),
  })),
  { kind: 'Article', folder: blogHref, pages: getPosts },
  { kind: 'Template', folder: templatesHref, pages: getTemplates },
  { kind: 'Area', folder: practiceAreasHref, pages: getPracticeAreas },
  { kind: 'Service', folder: '/services', pages: getServices },
];

export async function getPagesFile(): Promise<PagesFile> {
  return Promise.all(
    sources.map(
      async ({ kind, folder, pages }) =>
        [kind, folder, (await pages()).map(({ slug, title }) => [slug, title] as const)] as const,
    ),
  );
}
