import { getAllPageCopies } from './queries.ts';

/** Pages without a design of their own: one route serves them all. */
export async function staticPagePaths() {
  const all = await getAllPageCopies();
  return all
    .filter(({ shownAt }) => !shownAt)
    .map((copy) => ({ params: { page: copy.path.slice(1) }, props: { copy } }));
}
