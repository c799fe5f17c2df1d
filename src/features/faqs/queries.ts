import { getCollection } from 'astro:content';
import { shown } from '@/config/claims.ts';

/** Questions in their groups. `id` is the group's anchor on the page. */
export async function getQuestionGroups() {
  return (await getCollection('faqs'))
    .map(({ id, data }) => ({ id, ...shown(data) }))
    .sort((a, b) => a.order - b.order);
}
