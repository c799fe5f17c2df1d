/** The read model of the category pages. References between them were checked when the content was read. */
import type { CollectionEntry } from 'astro:content';
import type { Correction } from '@/collections/corrections.ts';
import { chapters } from '@/collections/facts.ts';
import { entriesIn } from '@/features/hindi/model/entries.ts';
import type { Language } from '@/lib/languages.ts';
import { type Act, acts } from '@/lib/law/acts.ts';
import { categoryHref } from '@/lib/law/hrefs.ts';
import { perBuild } from '@/lib/per-build.ts';
import { chapterInHindi } from './hindi-section.ts';
import { type ChapterLink, chapterLink } from './links.ts';
import { pickSections } from './queries.ts';
import type { Section } from './section.ts';

type Entry = CollectionEntry<'ipc-categories' | 'bns-categories'>;

export interface CategoryLink {
  act: Act;
  slug: string;
  title: string;
  description: string;
  range: string;
  icon: Entry['data']['icon'];
  /** How many sections its own list has. */
  count: number;
  href: string;
}

export interface Category extends CategoryLink {
  entry: Entry;
  forms: Entry['data']['forms'];
  chapter: ChapterLink;
  sections: readonly Section[];
  keyPoints: readonly string[];
  related: readonly CategoryLink[];
  reviewed: string;
  corrections: readonly Correction[];
}

/**
 * The "browse by category" grid of an Act's home page. For the IPC the specification's keys in its order, then the
 * categories with a page of their own besides; for the BNS the specification's three first.
 */
const BROWSE_ORDER: Readonly<Record<Act, readonly string[]>> = {
  ipc: [
    'offences-against-state',
    'public-tranquility',
    'public-servants',
    'contempts-authority',
    'offences-against-person',
    'property-offences',
  ],
  bns: ['state', 'public-order', 'person'],
};

/** Second pages on a subject that the grid already offers. */
const SECOND_PAGES: Readonly<Record<Act, readonly string[]>> = { ipc: ['state', 'person'], bns: [] };

function toLink(act: Act, { data }: Entry): CategoryLink {
  const { slug, title, description, sectionRange: range, icon, sections } = data;
  return {
    act,
    slug,
    title,
    description,
    range,
    icon,
    count: sections.length,
    href: categoryHref(act, slug),
  };
}

async function loadCategories(act: Act, language: Language): Promise<readonly Category[]> {
  const entries = new Map<string, Entry>(
    (await entriesIn(`${act}-categories`, language)).map((entry) => [entry.id, entry]),
  );
  const link = (slug: string): CategoryLink[] => {
    const entry = entries.get(slug);
    if (entry) return [toLink(act, entry)];
    // In Hindi one may not be written yet.
    if (language === 'hi') return [];
    throw new Error(`${acts[act].short} category ${slug} is linked but does not exist.`);
  };
  return Promise.all(
    [...entries.values()].map(async (entry) => {
      const { data } = entry;
      return {
        ...toLink(act, entry),
        entry,
        forms: data.forms,
        chapter:
          language === 'hi' ? chapterInHindi(chapterLink(act, data.chapter)) : chapterLink(act, data.chapter),
        sections: await pickSections(act, data.sections, language),
        keyPoints: data.keyPoints,
        related: data.relatedCategories.flatMap(link),
        reviewed: data.reviewed,
        corrections: data.corrections,
      };
    }),
  );
}

const loaded: Readonly<Record<Language, (act: Act) => Promise<readonly Category[]>>> = {
  en: perBuild((act) => loadCategories(act, 'en')),
  hi: perBuild((act) => loadCategories(act, 'hi')),
};

/** Every category of an Act, in Hindi those that are written. */
export const getCategories = (act: Act, language: Language = 'en'): Promise<readonly Category[]> =>
  loaded[language](act);

/** The categories of the "browse by category" grid, in its order. */
export async function getBrowseCategories(
  act: Act,
  language: Language = 'en',
): Promise<readonly CategoryLink[]> {
  const bySlug = new Map((await getCategories(act, language)).map((category) => [category.slug, category]));
  return BROWSE_ORDER[act].flatMap((slug) => bySlug.get(slug) ?? []);
}

/** Every other subject, in the order of its chapter, for links beside that grid. */
export async function getFurtherCategories(
  act: Act,
  language: Language = 'en',
): Promise<readonly CategoryLink[]> {
  const shown = new Set([...BROWSE_ORDER[act], ...SECOND_PAGES[act]]);
  const order = chapters[act].map(({ number }) => number);
  return (await getCategories(act, language))
    .filter(({ slug }) => !shown.has(slug))
    .sort((a, b) => order.indexOf(a.chapter.number) - order.indexOf(b.chapter.number));
}

/** How many other categories a dynamic category page shows (specification, section 9). */
const OTHER_LIMIT = 3;

/** The categories after this one in the grid, so that every category is offered somewhere. */
export async function getOtherCategories(
  act: Act,
  slug: string,
  language: Language,
): Promise<readonly CategoryLink[]> {
  const others = (await getBrowseCategories(act, language)).filter((category) => category.slug !== slug);
  const start = Math.max(0, BROWSE_ORDER[act].indexOf(slug));
  return [...others.slice(start), ...others].slice(0, OTHER_LIMIT);
}
