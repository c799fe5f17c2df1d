import { getCollection } from 'astro:content';
import { isShown } from '@/config/claims.ts';
import { jobHref } from './hrefs.ts';

/** Open positions in their order. */
export async function getJobs() {
  return (await getCollection('jobs', ({ data }) => isShown(data)))
    .map((entry) => ({ ...entry.data, slug: entry.id, href: jobHref(entry.id), entry }))
    .sort((a, b) => a.order - b.order);
}

export type Job = Awaited<ReturnType<typeof getJobs>>[number];
