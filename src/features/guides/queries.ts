import { type CollectionEntry, getCollection } from 'astro:content';
import type { GuideFrontMatter, GuideTopic } from '@/collections/guides.ts';
import { guideHref } from './hrefs.ts';

export interface Guide extends GuideFrontMatter {
  slug: string;
  topic: GuideTopic;
  href: string;
  entry: CollectionEntry<GuideTopic>;
}

/** The guides of a topic in their order. */
export async function getGuides(topic: GuideTopic): Promise<readonly Guide[]> {
  return (await getCollection(topic))
    .map((entry) => ({ ...entry.data, slug: entry.id, topic, href: guideHref(topic, entry.id), entry }))
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en'));
}
