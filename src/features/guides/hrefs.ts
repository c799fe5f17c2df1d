import type { GuideTopic } from '@/collections/guides.ts';

/** The page of a topic: `/resources/bns-guides`. */
export const topicHref = (topic: GuideTopic): string => `/resources/${topic}`;

export const guideHref = (topic: GuideTopic, slug: string): string => `${topicHref(topic)}/${slug}`;
