import type { Act } from '@/lib/law/acts.ts';
import { getCategories } from './model/categories.ts';
import { getContents, getSections } from './model/queries.ts';

/** Every section of an Act, for its page and its files. */
export async function sectionPaths(act: Act) {
  return (await getSections(act)).map((section) => ({
    params: { number: section.number },
    props: { section },
  }));
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
