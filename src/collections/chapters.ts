import { z } from 'astro/zod';
import { pageFields, reviewed } from './common-fields.ts';
import { chapters as chapterTable, sectionTablesRead } from './facts.ts';
import type { CollectionOptions } from './read-entry.ts';

const chapterFrontMatter = z.strictObject({
  description: pageFields.description,
  reviewed,
});

type ChapterFields = z.infer<typeof chapterFrontMatter>;

const table = [...chapterTable.ipc, ...chapterTable.bns];

/** The chapters of both Acts. The table says which exist; a file says what one covers. */
export const chapters: CollectionOptions<ChapterFields> = {
  base: 'src/content/chapters',
  schema: chapterFrontMatter,
  ids: sectionTablesRead ? new Set(table.map(({ id }) => id)) : undefined,
  bodyRequired: true,
  address: (id) => `/${id.replace('-', '/chapter/')}`,
};
