import { getTerms } from './queries.ts';

export async function termPaths() {
  return (await getTerms()).map((term) => ({ params: { term: term.slug }, props: { term } }));
}
