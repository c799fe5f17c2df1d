import { getCollection } from 'astro:content';

/** Questions in their groups. `id` is the group's anchor on the page. */
export async function getQuestionGroups() {
  return (await getCollection('faqs'))
    .map(({ id, data }) => ({ id, ...data.prose }))
    .sort((a, b) => a.order - b.order);
}
