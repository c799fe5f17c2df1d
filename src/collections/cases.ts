import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { entryLoader } from './entry-loader.ts';
import { type CaseFacts, caseFacts } from './facts.ts';
import { isoDate, text } from './fields.ts';

const caseFrontMatter = z.strictObject({
  slug: z.string().describe('The same as the file name'),
  description: text(160).describe('What the case decided, in one or two sentences'),
  facts: text(500).describe('What happened, in two sentences'),
  question: text(300).describe('What the court had to decide'),
  holding: text(500).describe('What it decided, in our own words, never a quotation'),
  whyItMatters: text(500).describe('What a reader should take from it'),
  reviewed: isoDate,
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
