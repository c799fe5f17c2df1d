import type { Shelf } from '@/collections/guides.ts';

/** A shelf of articles: `/resources/bns-guides`. */
export const shelfHref = (shelf: Shelf): string => `/resources/${shelf}`;

export const guideHref = (shelf: Shelf, slug: string): string => `${shelfHref(shelf)}/${slug}`;
