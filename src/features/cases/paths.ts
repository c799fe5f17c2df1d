import { getCases } from './queries.ts';

export async function casePaths() {
  return (await getCases()).map((study) => ({ params: { slug: study.slug }, props: { study } }));
}
