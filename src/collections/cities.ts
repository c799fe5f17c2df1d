import { z } from 'astro/zod';
import { lead, pageFields, path, reviewed, sources, text, unconfirmed } from './common-fields.ts';
import { markdownFolder } from './markdown-folder.ts';

const point = z.strictObject({
  name: text(80).describe('Its name, or the kind of dispute'),
  text: text(400).describe('What it does for the city, or what is particular here'),
});

const cityFrontMatter = z.strictObject({
  name: text(40).describe('The city as it is written today: Mumbai'),
  ...pageFields,
  lead,
  state: text(60).describe('State or union territory'),
  grid: z.int().positive().optional().describe('Place in the city grid of the home page'),
  stats: z
    .strictObject({
      lawyers: text(12).describe('Lawyers here: "500+"'),
      cases: text(12).optional().describe('Cases handled: "10,000+"'),
      clients: text(12).optional().describe('Clients: "25,000+"'),
      unconfirmed,
    })
    .optional()
    .describe('Counts of this city as shown: "500+"; none where nobody has counted'),
  specializations: z
    .array(
      z.strictObject({
        name: text(60).describe('An area of law'),
        path: path.optional().describe('Its page, where there is one'),
      }),
    )
    .length(5)
    .describe('What lawyers of this city are asked most'),
  courts: z.array(point).min(2).describe('Courts and tribunals that sit in the city, by name'),
  legalAid: point.describe(
    'The legal services authority and what is particular to it here; who qualifies and the helpline stand on every page',
  ),
  disputes: z.array(point).min(3).max(5).describe('Disputes that are typical of the city'),
  sources,
  reviewed,
});

/** City pages; the file name in small letters is the address: `/city/mumbai`. The text below says the rest. */
export const cities = markdownFolder('cities', cityFrontMatter, {
  address: (id) => `/city/${id}`,
  anchors: () => [],
  drawings: ({ id }) => [{ field: 'file', name: `/cities/${id}.png` }],
});

export type CityFrontMatter = z.infer<typeof cityFrontMatter>;
