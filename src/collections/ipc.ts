import { defineCollection } from 'astro:content';
import { entryLoader } from './entry-loader.ts';
import { lawSectionOptions, storedSection } from './law-section.ts';

/** The Indian Penal Code, 1860: 575 sections. */
export const ipc = defineCollection({ loader: entryLoader(lawSectionOptions('ipc')), schema: storedSection });
