import type { Act } from '@/lib/law/acts.ts';
import { getCategories } from './model/categories.ts';
import { getContents, getHindiSections, getSections } from './model/queries.ts';
import type { Section } from './model/section.ts';

const pathOf = (section: Section) => ({ params: { number: section.number }, props: { section } });

/** Every section of an Act, for its page and its files. */
export const sectionPaths = async (act: Act) => (await getSections(act)).map(pathOf);

/** The sections of an Act that are written in Hindi. */
export const hindiSectionPaths = async (act: Act) => (await getHindiSections(act)).map(pathOf);

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
