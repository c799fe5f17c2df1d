/**
 * Registered as `client:interaction` by build/interaction.ts. Astro puts the script of a directive before its own element
 * for islands, and defines that only where there is none: so ours, which this script brings, is the one that counts, and
 * build/finish-page.ts takes the other out of the page.
 */
import './island.ts';

/** Called by Astro's element alone. */
export default () => {};
