/** Articles on shelves: each shelf is a folder of src/content, a collection and an address under /resources. */
import { z } from 'astro/zod';
import { pageFields, pastDate, sources } from './fields.ts';
import { files } from './files.ts';

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
  ...pageFields,
  order: z.int().default(100).describe('Place on its shelf, small numbers first'),
  sources,
  reviewed: pastDate,
});

export type GuideFrontMatter = z.infer<typeof guideFrontMatter>;

/** How the files of one shelf are loaded. */
export const shelf = (name: Shelf) =>
  files(name, guideFrontMatter, {
    address: (id) => `/resources/${name}/${id}`,
    listings: [`/resources/${name}`],
    anchors: () => [],
  });
