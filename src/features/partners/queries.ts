import { type CollectionEntry, getCollection } from 'astro:content';
import { shown } from '@/config/claims.ts';

type Item = CollectionEntry<'partners'>['data'];
type Of<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>;

/** Partners and programmes, each in its order. */
export async function getPartners() {
  const items = shown((await getCollection('partners')).map(({ data }) => data)).sort(
    (a, b) => a.order - b.order,
  );
  return {
    partners: items.filter((item): item is Of<'partner'> => item.kind === 'partner'),
    programs: items.filter((item): item is Of<'program'> => item.kind === 'program'),
  };
}
