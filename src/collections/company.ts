/** What the company says of itself: its pages, people, jobs, press, partners, questions and terms. */
import { z } from 'astro/zod';
import {
  isoDate,
  link,
  pageFields,
  pastDate,
  pastYear,
  path,
  question,
  text,
  unconfirmed,
  webAddress,
} from './fields.ts';
import { files } from './files.ts';

const item = z.strictObject({
  title: text(80),
  text: text(400).optional(),
  value: text(20).optional().describe('The figure of a stat: "50K+"'),
  path: path.optional().describe('Makes the item a link'),
  image: text(60).optional().describe('Name of a drawing in src/art/features: instant'),
  unconfirmed,
});

const block = z.strictObject({
  id: text(40).optional().describe('For links to this part: get-started'),
  kind: z.enum(['cards', 'steps', 'points', 'stats']),
  heading: text(80),
  lead: text(300).optional(),
  items: z.array(item).min(1),
  call: link.optional(),
  unconfirmed,
});

const pageFrontMatter = z.strictObject({
  shownAt: path
    .optional()
    .describe(
      'Address of the page with a design of its own that asks for these words; the rest are pages by themselves',
    ),
  ...pageFields,
  heading: text(90),
  lead: text(300),
  calls: z.array(link).max(2).default([]).describe('Buttons below the heading'),
  blocks: z.array(block).default([]),
  app: z.boolean().default(false).describe('Whether the page leads to the app, with its store links'),
  noindex: z.boolean().default(false),
});

/** Words of pages whose design is in code, or that need none of their own. The file name is the address. */
export const pages = files('pages', pageFrontMatter, {
  bodyRequired: false,
  address: (id, fields) => fields?.shownAt ?? `/${id}`,
  hasRoute: ({ shownAt }) => shownAt !== undefined,
  anchors: ({ blocks }) => blocks.flatMap(({ id }) => id ?? []),
  drawings: ({ frontMatter }) =>
    frontMatter.blocks.flatMap(({ items }, block) =>
      items.flatMap(({ image }, index) =>
        image ? [{ field: `blocks.${block}.items.${index}.image`, name: `/features/${image}.png` }] : [],
      ),
    ),
});

const memberFrontMatter = z.strictObject({
  name: text(60).optional().describe('Left out until the owner has named the person'),
  role: text(60),
  description: text(300),
  image: text(60).describe('Name of a drawing in src/art/team'),
  order: z.int(),
  unconfirmed,
});

export const team = files('team', memberFrontMatter, {
  bodyRequired: false,
  drawings: ({ frontMatter }) => [{ field: 'image', name: `/team/${frontMatter.image}.png` }],
});

const jobFrontMatter = z.strictObject({
  ...pageFields,
  department: text(60),
  location: text(60),
  type: z.enum(['Full-time', 'Part-time', 'Contract', 'Internship']),
  experience: text(60),
  requirements: z.array(text(200)).min(3),
  posted: pastDate,
  closes: isoDate,
  order: z.int(),
  unconfirmed,
});

export const jobs = files('jobs', jobFrontMatter, {
  address: (id) => `/careers/${id}`,
  anchors: () => [],
});

const pressFrontMatter = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('release'),
    title: text(120),
    date: pastDate,
    description: text(400),
    category: text(40),
    unconfirmed,
  }),
  z.strictObject({
    kind: z.literal('media'),
    outlet: text(60),
    title: text(120),
    date: pastDate,
    link: webAddress.optional(),
    unconfirmed,
  }),
  z.strictObject({
    kind: z.literal('award'),
    year: pastYear(2000),
    title: text(120),
    organization: text(80),
    unconfirmed,
  }),
]);

export const press = files('press', pressFrontMatter, { bodyRequired: false });

const partnerFrontMatter = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('partner'),
    name: text(60),
    logo: text(60).describe('Name of a drawing in src/art/partners'),
    type: text(60),
    order: z.int(),
    unconfirmed,
  }),
  z.strictObject({
    kind: z.literal('program'),
    title: text(80),
    description: text(300),
    benefits: z.array(text(160)).min(2),
    order: z.int(),
    unconfirmed,
  }),
]);

export const partners = files('partners', partnerFrontMatter, {
  bodyRequired: false,
  drawings: ({ frontMatter }) =>
    frontMatter.kind === 'partner' ? [{ field: 'logo', name: `/partners/${frontMatter.logo}.png` }] : [],
});

const faqFrontMatter = z.strictObject({
  title: text(60),
  order: z.int(),
  questions: z
    .array(z.strictObject({ ...question.shape, more: link.optional(), unconfirmed }))
    .min(3)
    .describe('Each with an answer, and where there is more'),
});

/** Questions in groups, one file a group. */
export const faqs = files('faqs', faqFrontMatter, { bodyRequired: false, partsOf: '/faqs' });

const legalFrontMatter = z.strictObject({
  ...pageFields,
  lead: text(300),
  updated: pastDate,
  order: z.int(),
  draft: text(400)
    .optional()
    .describe('What counsel has still to confirm. The page calls itself a draft until the line is deleted'),
});

/** Policies and terms; the file name is the address. */
export const legal = files('legal', legalFrontMatter, {
  address: (id) => `/${id}`,
  anchors: () => [],
});
