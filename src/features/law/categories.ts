/** The read model of the category pages. References between categories are resolved here, and a dangling one throws. */
import { type CollectionEntry, getCollection } from 'astro:content';
import type { Act } from '@/collections/facts.ts';
import { categoryHref } from './hrefs.ts';
import { type ChapterLink, chapterLink, pickSections, type Section } from './queries.ts';

type Entry = CollectionEntry<'ipc-categories'>;

export interface CategoryLink {
  slug: string;
  title: string;
  description: string;
  range: string;
  icon: Entry['data']['prose']['icon'];
  /** How many sections its own list has. */
  count: number;
  href: string;
}

export interface Category extends CategoryLink {
  entry: Entry;
  forms: Entry['data']['prose']['forms'];
  chapter: ChapterLink;
  sections: readonly Section[];
  keyPoints: readonly string[];
  related: readonly CategoryLink[];
  reviewed: string;
}

/** The specification's keys, in its order: the "browse by category" grid of the home page of the Act. */
const BROWSE_ORDER: readonly string[] = [
  'offences-against-state',
  'public-tranquility',
  'public-servants',
  'contempts-authority',
  'offences-against-person',
  'property-offences',
];

/** The categories with a page of their own besides, for links beside that grid. */
const FURTHER_ORDER: readonly string[] = ['army-navy', 'religion', 'criminal-intimidation'];

function toLink(act: Act, { data: { prose } }: Entry): CategoryLink {
  const { slug, title, description, sectionRange: range, icon, sections } = prose;
  return { slug, title, description, range, icon, count: sections.length, href: categoryHref(act, slug) };
}

/** Every category of an Act. Throws naming the file when one refers to a category that does not exist. */
export async function getCategories(act: 'ipc'): Promise<readonly Category[]> {
  const entries = new Map((await getCollection('ipc-categories')).map((entry) => [entry.id, entry]));
  const link = (slug: string, from: Entry) => {
    const entry = entries.get(slug);
    if (!entry) {
      throw new Error(
        `${from.filePath}: relatedCategories: there is no category "${slug}"; use one of: ${[...entries.keys()].join(', ')}`,
      );
    }
    return toLink(act, entry);
  };
  return Promise.all(
    [...entries.values()].map(async (entry) => {
      const { prose } = entry.data;
      return {
        ...toLink(act, entry),
        entry,
        forms: prose.forms,
        chapter: chapterLink(act, prose.chapter),
        sections: await pickSections(act, prose.sections),
        keyPoints: prose.keyPoints,
        related: prose.relatedCategories.map((slug) => link(slug, entry)),
        reviewed: prose.reviewed,
      };
    }),
  );
}

async function pick(act: 'ipc', order: readonly string[]): Promise<readonly CategoryLink[]> {
  const bySlug = new Map((await getCategories(act)).map((category) => [category.slug, category]));
  return order.flatMap((slug) => bySlug.get(slug) ?? []);
}

export const getBrowseCategories = (act: 'ipc') => pick(act, BROWSE_ORDER);
export const getFurtherCategories = (act: 'ipc') => pick(act, FURTHER_ORDER);

/** How many other categories a dynamic category page shows (specification, section 9). */
const OTHER_LIMIT = 3;

export async function getOtherCategories(act: 'ipc', slug: string): Promise<readonly CategoryLink[]> {
  const others = (await getBrowseCategories(act)).filter((category) => category.slug !== slug);
  const start = BROWSE_ORDER.indexOf(slug);
  // Start after the category itself, so that every category is offered somewhere.
  return [...others.slice(Math.max(0, start)), ...others].slice(0, OTHER_LIMIT);
}
