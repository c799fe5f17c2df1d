import type { Act } from '@/lib/law/acts.ts';
import { getCategories } from './model/categories.ts';
import { getContents, getSections } from './model/queries.ts';

/** Sections whose page has a route file of its own. */
const DEDICATED: Readonly<Record<Act, readonly string[]>> = { ipc: ['302'], bns: [] };

/** Every section of an Act, for its files. */
export async function sectionPaths(act: Act) {
  return (await getSections(act)).map((section) => ({
    params: { number: section.number },
    props: { section },
  }));
}

/** Every section of an Act whose page is the common one. */
export async function sectionPagePaths(act: Act) {
  return (await sectionPaths(act)).filter(({ params }) => !DEDICATED[act].includes(params.number));
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
