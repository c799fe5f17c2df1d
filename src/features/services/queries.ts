import { type CollectionEntry, getCollection } from 'astro:content';
import { serviceHref } from './hrefs.ts';

type Entry = CollectionEntry<'services'>;

export type Service = Entry['data']['prose'] & { slug: string; href: string; entry: Entry };

export async function getServices(): Promise<readonly Service[]> {
  const entries = await getCollection('services');
  return entries.map((entry) => ({
    ...entry.data.prose,
    slug: entry.id,
    href: serviceHref(entry.id),
    entry,
  }));
}
