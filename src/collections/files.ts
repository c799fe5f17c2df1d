import type { z } from 'astro/zod';
import type { EntryLoaderOptions } from './entry-loader.ts';

/** Folders of Markdown files with a schema and nothing else to check: src/content/{name}. */
export const files = <FrontMatter>(
  name: string,
  schema: z.ZodType<FrontMatter>,
  options: { bodyRequired: boolean } = { bodyRequired: true },
): EntryLoaderOptions<FrontMatter, undefined> => ({ base: `src/content/${name}`, schema, ...options });
