import { z } from 'astro/zod';
import { link, pageFields, question, sample, text } from './fields.ts';
import { files } from './files.ts';

const serviceFrontMatter = z.strictObject({
  ...pageFields,
  lead: text(300),
  order: z.int().default(100).describe('Place among the services, small numbers first'),
  /** Fixed price packages; none where the price depends on the matter. */
  packages: z
    .array(
      z.strictObject({
        name: text(40),
        price: z.int().positive().describe('Rupees'),
        features: z
          .array(z.strictObject({ label: text(60), value: text(80) }))
          .min(1)
          .describe('What is included; the same label in several packages becomes one row of the table'),
      }),
    )
    .default([]),
  steps: z.array(text(200)).default([]).describe('What happens, in order'),
  questions: z.array(question).default([]),
  call: link.describe('Where the button of the page leads'),
  sample,
});

/** What the service offers, one file a page. */
export const services = files('services', serviceFrontMatter, {
  address: (id) => `/services/${id}`,
  anchors: () => [],
});

export type ServiceFrontMatter = z.infer<typeof serviceFrontMatter>;
