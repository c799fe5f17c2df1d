/** Articles on shelves: each shelf is a folder of src/content, a collection and an address under /resources. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { entryLoader } from './entry-loader.ts';
import { DESCRIPTION_LIMIT } from './law-section.ts';

export const SHELVES = [
  'guides',
  'updates',
  'bns-guides',
  'bns-comparison',
  'bns-analysis',
  'bns-updates',
] as const;

export type Shelf = (typeof SHELVES)[number];

const guideFrontMatter = z.strictObject({
  title: z.string().trim().min(1).max(70),
  description: z.string().trim().min(1).max(DESCRIPTION_LIMIT).describe('Also the search result'),
  order: z.int().default(100).describe('Place on its shelf, small numbers first'),
  sources: z
    .array(z.strictObject({ name: z.string().trim().min(1), url: z.url().optional() }))
    .min(1)
    .describe('What the article was checked against'),
  reviewed: z.iso.date('must be a date written as year-month-day: 2026-11-20'),
});

export type GuideFrontMatter = z.infer<typeof guideFrontMatter>;

const shelf = (name: Shelf) =>
  defineCollection({
    loader: entryLoader({ base: `src/content/${name}`, schema: guideFrontMatter, bodyRequired: true }),
    schema: z.object({ facts: z.undefined(), prose: guideFrontMatter }),
  });

export const guideShelves = {
  guides: shelf('guides'),
  updates: shelf('updates'),
  'bns-guides': shelf('bns-guides'),
  'bns-comparison': shelf('bns-comparison'),
  'bns-analysis': shelf('bns-analysis'),
  'bns-updates': shelf('bns-updates'),
} satisfies Record<Shelf, unknown>;
