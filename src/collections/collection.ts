import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { entryLoader } from './entry-loader.ts';
import type { CollectionOptions } from './read-entry.ts';

/** The collection of a folder of files that rests on no fact table. */
export const collection = <Fields>(options: CollectionOptions<Fields>) =>
  defineCollection({
    loader: entryLoader(options),
    schema: z.object({ facts: z.undefined(), prose: options.schema }),
  });

/** The collection of a folder whose files say in words what the tables know. The facts are checked with the tables. */
export const factCollection = <Fields, Facts>(options: CollectionOptions<Fields, Facts>) =>
  defineCollection({
    loader: entryLoader(options),
    schema: z.object({ facts: z.custom<Facts>(), prose: options.schema.optional() }),
  });
