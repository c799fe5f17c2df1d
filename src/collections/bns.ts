import { defineCollection } from 'astro:content';
import { entryLoader } from './entry-loader.ts';
import { lawSectionOptions, storedSection } from './law-section.ts';

/** The Bharatiya Nyaya Sanhita, 2023: 358 sections. */
export const bns = defineCollection({ loader: entryLoader(lawSectionOptions('bns')), schema: storedSection });
