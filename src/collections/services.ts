import { z } from 'astro/zod';
import { lead, link, pageFields, QUESTIONS, question, text, unconfirmed } from './common-fields.ts';
import { markdownFolder } from './markdown-folder.ts';

/** The value of a feature that a package does not have. */
export const NOT_INCLUDED = 'Not included';

const packages = z.array(
  z.strictObject({
    name: text(40).describe('Basic, Standard or Premium'),
    price: z.int().positive().describe('Rupees'),
    features: z
      .array(
        z.strictObject({
          label: text(60).describe('The row of the table: "Length"'),
          value: text(80).describe('What this package has there: "30 minutes"'),
          unconfirmed,
        }),
      )
      .min(1)
      .max(8)
      .describe('What is included; the same label in several packages becomes one row of the table'),
  }),
);

type Package = z.infer<typeof packages>[number];

const includes = ({ features }: Package, label: string) =>
  features.some((feature) => feature.label === label && feature.value !== NOT_INCLUDED);

/** What a dearer package lacks that the one before it has: who pays more gets no less. */
const lackingIn = (dearer: Package, cheaper: Package): string[] =>
  cheaper.features
    .map(({ label }) => label)
    .filter((label) => includes(cheaper, label) && !includes(dearer, label));

const serviceFrontMatter = z.strictObject({
  ...pageFields,
  name: text(40).describe('Its short name, in lists and trails: Legal notice'),
  image: text(60).describe('Name of a drawing in src/art/features: notice'),
  lead,
  order: z.int().default(100).describe('Place among the services, small numbers first'),
  packages: packages
    .superRefine((all, context) => {
      for (const [index, one] of all.entries()) {
        const cheaper = all[index - 1];
        for (const label of cheaper ? lackingIn(one, cheaper) : [])
          context.addIssue({
            code: 'custom',
            path: [index, 'features'],
            message: `lacks "${label}", which ${cheaper?.name} has; a package includes what the one before it does`,
          });
      }
    })
    .default([])
    .describe('Packages with a price, the cheapest first; none where the price depends on the matter'),
  steps: z.array(text(200)).default([]).describe('What happens, in order'),
  ready: z.array(text(160)).default([]).describe('What to have at hand before it begins, one thing each'),
  questions: z
    .array(z.strictObject({ ...question.shape, unconfirmed }))
    .default([])
    .describe(QUESTIONS),
  call: link.describe('Where the button of the page leads'),
});

/** What the service offers, one file a page. */
export const services = markdownFolder('services', serviceFrontMatter, {
  address: (id) => `/services/${id}`,
  anchors: () => [],
  drawings: ({ frontMatter }) => [{ field: 'image', name: `/features/${frontMatter.image}.png` }],
});

export type ServiceFrontMatter = z.infer<typeof serviceFrontMatter>;
