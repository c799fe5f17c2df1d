import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
/** Code and styles in the page; blocks of data are no code and need no permission. */
const INLINE = /<(script|style)\b(?![^>]* (?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = / '(sha256-[^']+)'/g;

/** Where a page's first island stands. HTML allows no `<style>` there; src/styles/base.css has the rule instead. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
/** Made from the path of the project on the machine that builds, and read by nobody outside `astro dev`. */
const ISLAND_ID = /(<astro-island) uid="[^"]*"/g;

const known = new Map<string, string>();

function hashOf(source: string): string {
  const hash = known.get(source) ?? `sha256-${createHash('sha256').update(source).digest('base64')}`;
  known.set(source, hash);
  return hash;
}

/**
 * A built page without what Astro puts into it and nobody needs: the style and the ids of islands, and the hashes in its
 * policy that nothing on the page has. Astro names every script it might put into a page, fifteen on each: they allow
 * more than is needed, and a hash cannot be compressed (430 bytes a page).
 */
export function finishPage(html: string): string {
  const page = html.replace(ISLAND_STYLE, '').replace(ISLAND_ID, '$1');
  const own = new Set([...page.matchAll(INLINE)].map(([, , source = '']) => hashOf(source)));
  return page.replace(POLICY, (policy) => policy.replace(HASH, (text, hash) => (own.has(hash) ? text : '')));
}
