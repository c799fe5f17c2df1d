import { getCases } from './queries.ts';

export async function casePaths() {
  return (await getCases()).map((decision) => ({ params: { slug: decision.slug }, props: { decision } }));
}
