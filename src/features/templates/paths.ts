import { getTemplates } from './queries.ts';

export async function templatePaths() {
  return (await getTemplates()).map((template) => ({ params: { slug: template.slug }, props: { template } }));
}
