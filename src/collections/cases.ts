import { z } from 'astro/zod';
import { reviewed, text } from './common-fields.ts';
import { caseFacts, caseTableRead } from './facts.ts';
import type { CollectionOptions } from './read-entry.ts';

const caseFrontMatter = z.strictObject({
  slug: z.string().describe('The same as the file name'),
  description: text(160).describe('What the case decided, in one or two sentences'),
  facts: text(500).describe('What happened, in two sentences'),
  question: text(300).describe('What the court had to decide'),
  holding: text(500).describe('What it decided, in our own words, never a quotation'),
  whyItMatters: text(500).describe('What a reader should take from it'),
  reviewed,
});

type CaseFields = z.infer<typeof caseFrontMatter>;

/** Decisions of the courts. The table says which exist; a file adds the story. */
export const cases: CollectionOptions<CaseFields> = {
  base: 'src/content/cases',
  schema: caseFrontMatter,
  ids: caseTableRead ? new Set(caseFacts.keys()) : undefined,
  idField: 'slug',
  address: (id) => `/resources/cases/${id}`,
};
