import { GUIDE_TOPICS } from '@/collections/guides.ts';
import { getGuides } from './queries.ts';

/** Every guide of every topic. */
export async function guidePaths() {
  const guides = (await Promise.all(GUIDE_TOPICS.map(getGuides))).flat();
  return guides.map((guide) => ({ params: { topic: guide.topic, slug: guide.slug }, props: { guide } }));
}

/** Every topic that has guides. */
export async function topicPaths() {
  const filled = await Promise.all(
    GUIDE_TOPICS.map(async (topic) => ({ topic, count: (await getGuides(topic)).length })),
  );
  return filled
    .filter(({ count }) => count > 0)
    .map(({ topic }) => ({ params: { topic }, props: { topic } }));
}
