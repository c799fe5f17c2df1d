import { getServices } from './queries.ts';

export async function servicePaths() {
  return (await getServices()).map((service) => ({ params: { slug: service.slug }, props: { service } }));
}
