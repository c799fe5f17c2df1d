import { getPracticeAreas } from './queries.ts';

export async function practiceAreaPaths() {
  return (await getPracticeAreas()).map((area) => ({ params: { area: area.slug }, props: { area } }));
}
