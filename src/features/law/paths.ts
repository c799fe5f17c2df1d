import type { Act } from '@/collections/facts.ts';
import { getCategories } from './category-queries.ts';
import { getContents, getSections } from './queries.ts';

/** Sections whose page has a route file of its own. */
const DEDICATED: Readonly<Record<Act, readonly string[]>> = { ipc: ['302'], bns: [] };

export async function sectionPaths(act: Act) {
  return (await getSections(act))
    .filter(({ number }) => !DEDICATED[act].includes(number))
    .map((section) => ({ params: { number: section.number }, props: { section } }));
}

export async function chapterPaths(act: Act) {
  return (await getContents(act)).map((chapter) => ({
    params: { chapter: chapter.number.toLowerCase() },
    props: { chapter },
  }));
}

export async function categoryPaths(act: Act) {
  return (await getCategories(act)).map((category) => ({
    params: { category: category.slug },
    props: { category },
  }));
}
