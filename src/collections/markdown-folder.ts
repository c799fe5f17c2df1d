import type { z } from 'astro/zod';
import type { CollectionOptions } from './read-entry.ts';

/** A folder of Markdown files that rests on no fact table: src/content/{name}. Its files have a text unless told. */
export const markdownFolder = <Fields>(
  name: string,
  schema: z.ZodType<Fields>,
  options: Partial<CollectionOptions<Fields>> = {},
): CollectionOptions<Fields> => ({
  base: `src/content/${name}`,
  schema,
  slugs: true,
  bodyRequired: true,
  ...options,
});
