import { getAllWords } from './queries.ts';

/** Files whose page has a design, and a route, of its own. */
const WITH_OWN_PAGE = new Set([
  'for-clients',
  'for-lawyers',
  'home',
  'about',
  'blog',
  'careers',
  'careers-general',
  'cities',
  'city-default',
  'contact',
  'faqs',
  'partners',
  'practice-areas',
  'press',
  'templates',
]);

/** Pages made of words alone: one route serves them all. */
export async function wordsPaths() {
  const all = await getAllWords();
  return all
    .filter(({ path }) => !WITH_OWN_PAGE.has(path.slice(1)))
    .map((words) => ({ params: { page: words.path.slice(1) }, props: { words } }));
}
