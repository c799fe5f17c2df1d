import { getAllWords } from './queries.ts';

/** Pages made of words alone: one route serves them all. */
export async function wordsPaths() {
  const all = await getAllWords();
  return all
    .filter(({ shownAt }) => !shownAt)
    .map((words) => ({ params: { page: words.path.slice(1) }, props: { words } }));
}
