import { type CollectionEntry, getCollection } from 'astro:content';
import { shown } from '@/config/claims.ts';

type Item = CollectionEntry<'press'>['data'];
type Of<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>;

const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date);

/** What the press page shows: releases and coverage with the newest first, awards by year. */
export async function getPress() {
  const items = shown((await getCollection('press')).map(({ data }) => data));
  return {
    releases: items.filter((item): item is Of<'release'> => item.kind === 'release').sort(newestFirst),
    media: items.filter((item): item is Of<'media'> => item.kind === 'media').sort(newestFirst),
    awards: items
      .filter((item): item is Of<'award'> => item.kind === 'award')
      .sort((a, b) => b.year - a.year),
  };
}
