import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { entryLoader } from './entry-loader.ts';
import { type CaseFacts, caseFacts } from './facts.ts';

const caseFrontMatter = z.strictObject({
  slug: z.string().describe('The same as the file name'),
  description: z.string().trim().min(1).max(160).describe('What the case decided, in one or two sentences'),
  facts: z.string().trim().min(1).max(500).describe('What happened, in two sentences'),
  question: z.string().trim().min(1).max(300).describe('What the court had to decide'),
  holding: z.string().trim().min(1).max(500).describe('What it decided, in our own words, never a quotation'),
  whyItMatters: z.string().trim().min(1).max(500).describe('What a reader should take from it'),
  reviewed: z.iso.date('must be a date written as year-month-day: 2026-11-20'),
});

/** Decisions of the courts. The table says which exist; a file adds the story. */
export const cases = defineCollection({
  loader: entryLoader({
    base: 'src/content/cases',
    schema: caseFrontMatter,
    facts: caseFacts,
    idField: 'slug',
  }),
  schema: z.object({ facts: z.custom<CaseFacts>(), prose: caseFrontMatter.optional() }),
});
