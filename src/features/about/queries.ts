import { getCollection } from 'astro:content';

/** The people who lead the company, in their order. Until one is named, the role stands in the name's place. */
export async function getTeam() {
  return (await getCollection('team'))
    .map(({ data }) => data.prose)
    .sort((a, b) => a.order - b.order)
    .map(({ name, role, description, image }) => ({
      heading: name ?? role,
      ...(name && { role }),
      description,
      image: `/team/${image}.png`,
    }));
}
