import type { Language } from '@/lib/languages.ts';
import { getAllPageCopies } from './queries.ts';

/** Pages without a design of their own: one route serves them all. */
export async function staticPagePaths(language: Language = 'en') {
  const all = await getAllPageCopies(language);
  return all
    .filter(({ shownAt }) => !shownAt)
    .map((copy) => ({ params: { page: copy.path.slice(1) }, props: { copy } }));
}
