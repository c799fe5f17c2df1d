import { defineCollection } from 'astro:content';
import { entryLoader } from './entry-loader.ts';
import { lawCategoryOptions, storedCategory } from './law-categories.ts';

export const ipcCategories = defineCollection({
  loader: entryLoader(lawCategoryOptions('ipc')),
  schema: storedCategory,
});
