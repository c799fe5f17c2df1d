import { SHELVES } from '@/collections/guides.ts';
import { getGuides } from './queries.ts';

/** Every article of every shelf. */
export async function guidePaths() {
  const guides = (await Promise.all(SHELVES.map(getGuides))).flat();
  return guides.map((guide) => ({ params: { shelf: guide.shelf, slug: guide.slug }, props: { guide } }));
}

/** Every shelf that has articles. */
export async function shelfPaths() {
  const filled = await Promise.all(
    SHELVES.map(async (shelf) => ({ shelf, count: (await getGuides(shelf)).length })),
  );
  return filled
    .filter(({ count }) => count > 0)
    .map(({ shelf }) => ({ params: { shelf }, props: { shelf } }));
}
