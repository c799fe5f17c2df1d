import { defineCollection } from 'astro:content';
import { entryLoader } from './entry-loader.ts';
import { lawCategoryOptions, storedCategory } from './law-categories.ts';

export const bnsCategories = defineCollection({
  loader: entryLoader(lawCategoryOptions('bns')),
  schema: storedCategory,
});
