import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { entryLoader } from './entry-loader.ts';
import { type Chapter, chapters as chapterTable } from './facts.ts';
import { isoDate, pageFields } from './fields.ts';

const chapterFrontMatter = z.strictObject({
  description: pageFields.description,
  reviewed: isoDate,
});

const table = [...chapterTable.ipc, ...chapterTable.bns];

/** The id of a chapter, which is also its file name: `ipc-xvi`. */
const chapterId = ({ act, number }: Chapter): string => `${act}-${number.toLowerCase()}`;

/** The chapters of both Acts. The table says which exist; a file says what one covers. */
export const chapters = defineCollection({
  loader: entryLoader({
    base: 'src/content/chapters',
    schema: chapterFrontMatter,
    facts: new Map(table.map((chapter) => [chapterId(chapter), chapter])),
    bodyRequired: true,
  }),
  schema: z.object({ facts: z.custom<Chapter>(), prose: chapterFrontMatter.optional() }),
});
