import { defineCollection } from 'astro:content';
import { entryLoader } from './entry-loader.ts';
import type { CollectionOptions } from './read-entry.ts';

/** What Astro is told of a folder of files: `data` of an entry is its front matter, as the schema gives it back. */
export const defineContent = <Fields>(options: CollectionOptions<Fields>) =>
  defineCollection({ loader: entryLoader(options), schema: options.schema });
