/**
 * The words of a page, by its address: Hindi stands below `/hi`, English at addresses without a language. A component asks
 * with its own `Astro`, so that no language is handed down.
 */
import { type Language, languageAt } from '@/lib/languages.ts';
import { en, type Words } from './en.ts';
import { hi } from './hi.ts';

/** The words of each language. */
export const WORDS: Readonly<Record<Language, Words>> = { en, hi };

/** The words of the page that is being rendered. */
export const wordsFor = ({ url }: { url: URL }): Words => WORDS[languageAt(url.pathname)];
