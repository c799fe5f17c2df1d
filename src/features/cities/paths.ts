import { getCities } from './queries.ts';

export async function cityPaths() {
  return (await getCities()).map((city) => ({ params: { city: city.slug }, props: { city } }));
}
