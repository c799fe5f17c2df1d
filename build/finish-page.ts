import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const INLINE = /<(script|style)\b(?![^>]* src=)[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = / '(sha256-[^']+)'/g;

/** Where a page's first island stands. HTML allows no `<style>` there; src/styles/base.css has the rule instead. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
/** Made from the path of the project on the machine that builds, and read by nobody outside `astro dev`. */
const ISLAND_ID = /(<astro-island) uid="[^"]*"/g;

/** What runs the islands, where Astro puts it: before the first of them, which is the menu at the top of every page. */
const ISLAND_SCRIPTS = /((?:<script>\(\(\)=>\{(?:(?!<\/script>)[\s\S])*<\/script>)+)(?=<astro-island)/;

const known = new Map<string, string>();

function hashOf(source: string): string {
  const hash = known.get(source) ?? `sha256-${createHash('sha256').update(source).digest('base64')}`;
  known.set(source, hash);
  return hash;
}

/** Puts what runs the islands at the end of the page: nothing of them runs before a reader touches one. */
function islandsLast(html: string): string {
  const scripts = ISLAND_SCRIPTS.exec(html)?.[1];
  if (scripts === undefined) return html;
  // Functions, because a "$" in a script would be read as a pattern.
  return html.replace(scripts, () => '').replace('</body>', () => `${scripts}</body>`);
}

/**
 * A built page without what Astro puts into it and nobody needs: the style and the ids of islands, and the hashes in its
 * policy that nothing on the page has. Astro names every script it might put into a page, fifteen on each: they allow
 * more than is needed, and a hash cannot be compressed (430 bytes a page). What runs the islands comes last.
 */
export function finishPage(html: string): string {
  const page = islandsLast(html.replace(ISLAND_STYLE, '')).replace(ISLAND_ID, '$1');
  const own = new Set([...page.matchAll(INLINE)].map(([, , source = '']) => hashOf(source)));
  return page.replace(POLICY, (policy) => policy.replace(HASH, (text, hash) => (own.has(hash) ? text : '')));
}
