import { type CollectionEntry, getCollection } from 'astro:content';
import type { GuideFrontMatter, Shelf } from '@/collections/guides.ts';
import { guideHref } from './hrefs.ts';

export interface Guide extends GuideFrontMatter {
  slug: string;
  shelf: Shelf;
  href: string;
  entry: CollectionEntry<Shelf>;
}

/** The articles of a shelf in their order. */
export async function getGuides(shelf: Shelf): Promise<readonly Guide[]> {
  return (await getCollection(shelf))
    .map((entry) => ({ ...entry.data, slug: entry.id, shelf, href: guideHref(shelf, entry.id), entry }))
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en'));
}
