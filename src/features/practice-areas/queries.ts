import { getCollection } from 'astro:content';
import { practiceAreaHref } from './hrefs.ts';

/** What lawyers help with, in order. */
export async function getPracticeAreas() {
  return (await getCollection('practice-areas'))
    .map((entry) => ({ ...entry.data, slug: entry.id, href: practiceAreaHref(entry.id), entry }))
    .sort((a, b) => a.order - b.order);
}

export type PracticeArea = Awaited<ReturnType<typeof getPracticeAreas>>[number];
