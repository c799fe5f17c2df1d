import { getCollection } from 'astro:content';
import { isShown } from '@/config/claims.ts';

/** The people who lead the company, in their order. Until one is named, the role stands in the name's place. */
export async function getTeam() {
  return (await getCollection('team', ({ data }) => isShown(data)))
    .map(({ data }) => data)
    .sort((a, b) => a.order - b.order)
    .map(({ name, role, description, image, unconfirmed }) => ({
      heading: name ?? role,
      ...(name && { role }),
      description,
      unconfirmed,
      image: `/team/${image}.png`,
    }));
}
