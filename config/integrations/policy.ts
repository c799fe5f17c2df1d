import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { pageFile } from '../built-pages.ts';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const INLINE = /<(script|style)\b(?![^>]* src=)[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = / '(sha256-[^']+)'/g;

/**
 * Takes the hashes out of each page's policy that nothing on the page has. Astro names every script it might put into
 * a page, fifteen on each: they allow more than is needed, and a hash cannot be compressed (430 bytes a page).
 */
export function ownHashesOnly(): AstroIntegration {
  return {
    name: 'own-hashes-only',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const known = new Map<string, string>();
        const hashOf = (source: string) => {
          const hash = known.get(source) ?? `sha256-${createHash('sha256').update(source).digest('base64')}`;
          known.set(source, hash);
          return hash;
        };
        for (const { pathname } of pages) {
          const file = pageFile(dir, `/${pathname}`);
          const html = await readFile(file, 'utf8');
          const own = new Set([...html.matchAll(INLINE)].map(([, , source = '']) => hashOf(source)));
          const strict = html.replace(POLICY, (policy) =>
            policy.replace(HASH, (text, hash) => (own.has(hash) ? text : '')),
          );
          await writeFile(file, strict);
        }
      },
    },
  };
}
