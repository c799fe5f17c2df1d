import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { type EntryLoaderOptions, entryLoader } from './entry-loader.ts';

/** The collection of a folder of files that rests on no fact table. */
export const collection = <FrontMatter>(options: EntryLoaderOptions<FrontMatter, undefined>) =>
  defineCollection({
    loader: entryLoader(options),
    schema: z.object({ facts: z.undefined(), prose: options.schema }),
  });
