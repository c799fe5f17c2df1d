import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { entryLoader } from './entry-loader.ts';
import { DESCRIPTION_LIMIT } from './law-section.ts';

const line = z.string().trim().min(1);

const serviceFrontMatter = z.strictObject({
  title: line.max(70),
  description: line.max(DESCRIPTION_LIMIT).describe('Also the search result'),
  lead: line.max(300),
  /** Fixed price packages; none where the price depends on the matter. */
  packages: z
    .array(
      z.strictObject({ name: line, price: z.int().positive().describe('Rupees'), features: z.array(line) }),
    )
    .default([]),
  questions: z.array(z.strictObject({ question: line, answer: line })).default([]),
  call: z.strictObject({ name: line, path: line }).describe('Where the button of the page leads'),
});

/** What the service offers, one file a page. */
export const services = defineCollection({
  loader: entryLoader({ base: 'src/content/services', schema: serviceFrontMatter, bodyRequired: true }),
  schema: z.object({ facts: z.undefined(), prose: serviceFrontMatter }),
});
