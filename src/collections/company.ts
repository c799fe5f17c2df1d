/** What the company says of itself: its pages, people, jobs, press, partners, questions and terms. */
import { z } from 'astro/zod';
import {
  isoDate,
  lead,
  link,
  order,
  pageFields,
  pastDate,
  pastYear,
  path,
  QUESTIONS,
  question,
  text,
  unconfirmed,
  webAddress,
} from './common-fields.ts';
import { HELPLINE_NUMBERS } from './helplines.ts';
import { markdownFolder } from './markdown-folder.ts';

const item = z.strictObject({
  title: text(80).describe('The heading of the item'),
  text: text(400).optional().describe('One to three sentences below it'),
  value: text(20).optional().describe('The figure of a stat: "50K+"'),
  path: path.optional().describe('Makes the item a link'),
  image: text(60).optional().describe('Name of a drawing in src/art/features: instant'),
  icon: z
    .enum(['speech', 'shield', 'clock', 'video', 'person', 'people', 'house', 'gavel'])
    .optional()
    .describe('A line icon above the title'),
  unconfirmed,
});

const block = z.strictObject({
  id: text(40).optional().describe('For links to this part: get-started'),
  kind: z
    .enum(['cards', 'steps', 'points', 'stats'])
    .describe('cards: side by side; steps: numbered; points: a list; stats: figures'),
  heading: text(80).describe('The heading of the block'),
  lead: lead.optional(),
  items: z.array(item).min(1).describe('What the block shows, in order'),
  call: link.optional().describe('A button below the items'),
  unconfirmed,
});

const pageFrontMatter = z.strictObject({
  shownAt: path
    .optional()
    .describe(
      'Address of the page with a design of its own that asks for these words; the rest are pages by themselves',
    ),
  ...pageFields,
  heading: text(90).describe('The main heading'),
  lead,
  calls: z.array(link).max(2).default([]).describe('Buttons below the heading'),
  blocks: z.array(block).default([]).describe('The blocks of the page, in order'),
  helplines: z
    .array(z.enum(HELPLINE_NUMBERS))
    .default([])
    .describe("Free numbers that stand beside the page: ['112', '181']"),
  app: z.boolean().default(false).describe('Whether the page leads to the app, with its store links'),
  noindex: z.boolean().default(false).describe('true keeps the page out of search engines'),
});

/** Words of pages whose design is in code, or that need none of their own. The file name is the address. */
export const pages = markdownFolder('pages', pageFrontMatter, {
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
  role: text(60).describe('What the person answers for'),
  description: text(300).describe('What the person does here, in one or two sentences'),
  image: text(60).describe('Name of a drawing in src/art/team'),
  order,
  unconfirmed,
});

export const team = markdownFolder('team', memberFrontMatter, {
  bodyRequired: false,
  drawings: ({ frontMatter }) => [{ field: 'image', name: `/team/${frontMatter.image}.png` }],
});

const jobFrontMatter = z.strictObject({
  ...pageFields,
  department: text(60).describe('The team: Engineering'),
  location: text(60).describe('City, or Remote'),
  type: z.enum(['Full-time', 'Part-time', 'Contract', 'Internship']).describe('The kind of employment'),
  experience: text(60).describe('What is asked: 3+ years'),
  requirements: z.array(text(200)).min(3).describe('What the applicant brings, one item each'),
  send: text(160).describe('What goes with the letter, in the middle of a sentence: a link to …'),
  posted: pastDate.describe('The day it was published'),
  closes: isoDate.describe('The last day to apply'),
  order,
  unconfirmed,
});

export const jobs = markdownFolder('jobs', jobFrontMatter, {
  address: (id) => `/careers/${id}`,
  anchors: () => [],
});

const headline = text(120).describe('The title as published');
const published = pastDate.describe('The day it was published');

const pressFrontMatter = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('release'),
    title: headline,
    date: published,
    description: text(400).describe('What it announces'),
    category: text(40).describe('Its subject: Product'),
    unconfirmed,
  }),
  z.strictObject({
    kind: z.literal('media'),
    outlet: text(60).describe('Who published it'),
    title: headline,
    date: published,
    link: webAddress.optional().describe('Where it can be read'),
    unconfirmed,
  }),
  z.strictObject({
    kind: z.literal('award'),
    year: pastYear(2000).describe('When it was given'),
    title: headline,
    organization: text(80).describe('Who gave it'),
    unconfirmed,
  }),
]);

export const press = markdownFolder('press', pressFrontMatter, { bodyRequired: false });

const partnerFrontMatter = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('partner'),
    name: text(60).describe('The partner as it calls itself'),
    logo: text(60).describe('Name of a drawing in src/art/partners'),
    type: text(60).describe('What kind of partner: Law firm'),
    order,
    unconfirmed,
  }),
  z.strictObject({
    kind: z.literal('program'),
    title: text(80).describe('The name of the program'),
    description: text(300).describe('Whom it is for and what it is'),
    benefits: z.array(text(160)).min(2).describe('What a partner gets, one item each'),
    order,
    unconfirmed,
  }),
]);

export const partners = markdownFolder('partners', partnerFrontMatter, {
  bodyRequired: false,
  drawings: ({ frontMatter }) =>
    frontMatter.kind === 'partner' ? [{ field: 'logo', name: `/partners/${frontMatter.logo}.png` }] : [],
});

const faqFrontMatter = z.strictObject({
  title: text(60).describe('The heading of the group'),
  order,
  questions: z
    .array(
      z.strictObject({
        ...question.shape,
        more: link.optional().describe('Where there is more'),
        unconfirmed,
      }),
    )
    .min(3)
    .describe(QUESTIONS),
});

/** Questions in groups, one file a group. */
export const faqs = markdownFolder('faqs', faqFrontMatter, { bodyRequired: false, anchoredOn: '/faqs' });

const legalFrontMatter = z.strictObject({
  ...pageFields,
  lead,
  updated: pastDate.describe('The day of the last change'),
  order,
  draft: text(400)
    .optional()
    .describe('What counsel has still to confirm. The page calls itself a draft until the line is deleted'),
});

/** Policies and terms; the file name is the address. */
export const legal = markdownFolder('legal', legalFrontMatter, {
  address: (id) => `/${id}`,
  anchors: () => [],
});
