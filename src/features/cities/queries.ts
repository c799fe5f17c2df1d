import { type CollectionEntry, getCollection } from 'astro:content';
import type { CityFrontMatter } from '@/collections/cities.ts';
import { shown } from '@/config/claims.ts';
import { perBuild } from '@/lib/per-build.ts';
import { cityHref } from './hrefs.ts';

export interface City extends CityFrontMatter {
  slug: string;
  href: string;
  /** Address of the drawing of its landmark. */
  image: string;
  entry: CollectionEntry<'cities'>;
}

const loadCities = perBuild(
  async (_all: 'all'): Promise<readonly City[]> =>
    (await getCollection('cities'))
      .map((entry) => ({
        ...shown(entry.data),
        slug: entry.id,
        href: cityHref(entry.id),
        image: `/cities/${entry.id}.png`,
        entry,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
);

/** Every city with a page, by name. */
export const getCities = () => loadCities('all');

/** The cities of the home page's grid, in its order. */
export async function getGridCities(): Promise<readonly City[]> {
  return (await getCities())
    .filter(({ grid }) => grid !== undefined)
    .sort((a, b) => (a.grid ?? 0) - (b.grid ?? 0));
}
