import { createHash } from 'node:crypto';
import { detached } from './detached.ts';
import type { ScriptWords } from './script-words.ts';
import { usedStyles } from './used-styles.ts';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const DIRECTIVE = /\b(script|style)-src [^;"]*/g;
const HASH = / 'sha256-[^']+'/g;

/** Where a page's first island stands. HTML allows no `<style>` there; src/components/site/header.css has the rule instead. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
/** What only Astro's element reads. The `uid` is made from the path of the project on the machine that builds. */
const ISLAND_ATTRIBUTES = / (?:uid="[^"]*"|client="[^"]*"|opts="[^"]*"|await-children)/g;
const ISLAND = /<astro-island[^>]*>/g;

/** What a template leaves in the place of parts that a page does not have; one space means as much. Lines are left: a template to be copied has them as they are. */
const GAPS = /> {2,}</g;

/** Astro's element for islands, right before the first one. It finds src/islands/island.ts there already and does nothing. */
const ISLAND_SCRIPT =
  /<script>(?:(?!<\/script>)[\s\S])*customElements\.define\("astro-island",\w+\)\}\}\)\(\);<\/script>(?=<astro-island)/;

/** What tells that element of our directive. */
const ISLAND_DIRECTIVE =
  /var \w+=\(\)=>\{\};\(self\.Astro\|\|\(self\.Astro=\{\}\)\)\.interaction=\w+;window\.dispatchEvent\(new Event\("astro:interaction"\)\);/;

/** What the policy has to allow by its hash: code, and the rules by which pages are fetched beforehand. */
const ALLOWED = /<script(?: type="(?:module|speculationrules)")?>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** Code that stands in the page; data and what is loaded have more to their tags. */
const SCRIPT = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
const CLASSES = / class="([^"]*)"/g;
const ELEMENTS = /<([a-z][\w-]*)/g;

const known = new Map<string, string>();

function hashOf(source: string): string {
  const kept = known.get(source);
  if (kept) return kept;
  const hash = ` 'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  known.set(detached(source), hash);
  return hash;
}

/** Leaves of the styles what the page can use. */
function withUsedStyles(page: string, scriptWords: ScriptWords): string {
  const present = new Set([...page.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(/\s+/)));
  for (const [, element = ''] of page.matchAll(ELEMENTS)) present.add(element);
  const mayCome = scriptWords(page);
  const has = (name: string) => present.has(name) || mayCome(name);
  return page.replace(STYLE, (_, css) => `<style>${usedStyles(css, has)}</style>`);
}

/** A script that is one function, called where it stands. */
const ONE_FUNCTION = /^\(\(\)=>\{((?:(?!\}\)\(\);)[\s\S])*)\}\)\(\);$/;

/**
 * Puts the scripts of a page together at its end. Each is a function of its own: their names do not meet, and what one
 * throws stops no other and is logged. Astro puts no script with an `import` into a page.
 */
function withOneScript(page: string): string {
  const sources = [...page.matchAll(SCRIPT)].map(
    ([, source = '']) => `(async()=>{${source.trim().replace(ONE_FUNCTION, '$1')}})();`,
  );
  if (sources.length === 0) return page;
  const script = `<script type="module">${sources.join('')}</script>`;
  return page.replace(SCRIPT, '').replace(/<\/body>/, (end) => script + end);
}

/** Names in the policy the hashes of what stands in the page, and no other. */
function withOwnHashes(page: string): string {
  const hashes = (pattern: RegExp) =>
    [...new Set([...page.matchAll(pattern)].map(([, source = '']) => hashOf(source)))].join('');
  const own: Record<string, string> = { script: hashes(ALLOWED), style: hashes(STYLE) };
  return page.replace(POLICY, (policy) =>
    policy.replace(DIRECTIVE, (directive, kind) => directive.replace(HASH, '') + own[kind]),
  );
}

/**
 * A built page without what Astro puts into it and nobody needs: the style, element and marks of islands, gaps, rules for classes
 * that it does not have, and hashes in its policy of scripts that stand on other pages. A hash cannot be compressed: one for
 * the styles and two for the scripts are 500 bytes fewer than Astro's fifteen.
 */
export function finishPage(html: string, scriptWords: ScriptWords): string {
  const page = [ISLAND_STYLE, ISLAND_SCRIPT, ISLAND_DIRECTIVE]
    .reduce<string>((rest, unused) => rest.replace(unused, ''), html)
    .replace(GAPS, '> <')
    .replace(ISLAND, (island) => island.replace(ISLAND_ATTRIBUTES, ''));
  return withOwnHashes(withOneScript(withUsedStyles(page, scriptWords)));
}
