import { getCollection, getEntry } from 'astro:content';

/**
 * The words of a page: title, description, heading, lead, buttons and parts.
 * @param slug the file name in src/content/pages. Throws, naming the file, where there is none.
 */
export async function getWords(slug: string) {
  const entry = await getEntry('pages', slug);
  if (!entry) throw new Error(`src/content/pages/${slug}.mdx is missing; the page needs its words`);
  return { ...entry.data.prose, path: `/${slug}` };
}

export type Words = Awaited<ReturnType<typeof getWords>>;

export async function getAllWords(): Promise<Words[]> {
  const entries = await getCollection('pages');
  return Promise.all(entries.map(({ id }) => getWords(id)));
}
