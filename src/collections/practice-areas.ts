import { z } from 'astro/zod';
import { lead, link, pageFields, QUESTIONS, question, reviewed, sources, text } from './common-fields.ts';
import { markdownFolder } from './markdown-folder.ts';

const practiceAreaFrontMatter = z.strictObject({
  ...pageFields,
  lead,
  order: z.int().describe('Place among the areas, small numbers first'),
  covers: z.array(text(160)).min(5).max(10).describe('Matters that belong to the area'),
  laws: z
    .array(
      z.strictObject({
        name: text(120).describe('The Act with its year'),
        text: text(300).describe('What it settles'),
      }),
    )
    .min(3)
    .describe('The main Acts, each with what it is for'),
  questions: z.array(question).min(4).describe(QUESTIONS),
  more: z.array(link).min(2).describe('Pages of this site worth reading next'),
  sources,
  reviewed,
});

/** What lawyers here help with, one file an area. The text below the front matter is the law in brief. */
export const practiceAreas = markdownFolder('practice-areas', practiceAreaFrontMatter, {
  address: (id) => `/practice-areas/${id}`,
  anchors: () => [],
});
