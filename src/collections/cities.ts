import { z } from 'astro/zod';
import { pageFields, pastDate, path, sources, text, unconfirmed } from './common-fields.ts';
import { markdownFolder } from './markdown-folder.ts';

const point = z.strictObject({ name: text(80), text: text(400) });

const cityFrontMatter = z.strictObject({
  name: text(40),
  ...pageFields,
  lead: text(300),
  state: text(60).describe('State or union territory'),
  grid: z.int().positive().optional().describe('Place in the city grid of the home page'),
  stats: z
    .strictObject({
      lawyers: text(12),
      cases: text(12).optional(),
      clients: text(12).optional(),
      unconfirmed,
    })
    .optional()
    .describe('Counts of this city as shown: "500+"; none where nobody has counted'),
  specializations: z.array(z.strictObject({ name: text(60), path: path.optional() })).length(5),
  courts: z.array(point).min(2).describe('Courts and tribunals that sit in the city, by name'),
  legalAid: point.describe('The State’s legal services authority and what it does for the city'),
  disputes: z.array(point).min(3).max(5).describe('Disputes that are typical of the city'),
  sources,
  reviewed: pastDate,
});

/** City pages; the file name in small letters is the address: `/city/mumbai`. The text below says the rest. */
export const cities = markdownFolder('cities', cityFrontMatter, {
  address: (id) => `/city/${id}`,
  anchors: () => [],
  drawings: ({ id }) => [{ field: 'file', name: `/cities/${id}.png` }],
});

export type CityFrontMatter = z.infer<typeof cityFrontMatter>;
