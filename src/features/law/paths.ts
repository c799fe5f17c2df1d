import type { Language } from '@/lib/languages.ts';
import type { Act } from '@/lib/law/acts.ts';
import { getCategories } from './model/categories.ts';
import { getContents, getSections, getWritten } from './model/queries.ts';
import type { Section } from './model/section.ts';

const pathOf = (section: Section) => ({ params: { number: section.number }, props: { section } });

/** Every section of an Act, for its page and its files. */
export const sectionPaths = async (act: Act) => (await getSections(act)).map(pathOf);

/** The sections of an Act that are written in Hindi. */
export async function hindiSectionPaths(act: Act) {
  const written = await getWritten(act);
  return (await getSections(act, 'hi')).filter(({ number }) => written.has(number)).map(pathOf);
}

export async function chapterPaths(act: Act, language: Language = 'en') {
  return (await getContents(act, language)).map((chapter) => ({
    params: { chapter: chapter.number.toLowerCase() },
    props: { chapter },
  }));
}

export async function categoryPaths(act: Act, language: Language = 'en') {
  return (await getCategories(act, language)).map((category) => ({
    params: { category: category.slug },
    props: { category },
  }));
}
