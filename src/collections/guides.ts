/** Guides by topic: each topic is a folder of src/content, a collection and an address under /resources. */
import { z } from 'astro/zod';
import { pageFields, reviewed, sources } from './common-fields.ts';
import { markdownFolder } from './markdown-folder.ts';

export const GUIDE_TOPICS = [
  'guides',
  'updates',
  'bns-guides',
  'bns-comparison',
  'bns-analysis',
  'bns-updates',
] as const;

export type GuideTopic = (typeof GUIDE_TOPICS)[number];

const guideFrontMatter = z.strictObject({
  ...pageFields,
  order: z.int().default(100).describe('Place within its topic, small numbers first'),
  sources,
  reviewed,
});

export type GuideFrontMatter = z.infer<typeof guideFrontMatter>;

/** How the guides of one topic are loaded. */
export const guideTopic = (name: GuideTopic) =>
  markdownFolder(name, guideFrontMatter, {
    address: (id) => `/resources/${name}/${id}`,
    listings: [`/resources/${name}`],
    anchors: () => [],
    components: ['Helplines'],
  });
