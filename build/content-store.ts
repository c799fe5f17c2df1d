import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The module from which Astro's `astro:content` takes all entries; its own holds them as one text of 19 MB. */
const STORE = /^\0astro:data-layer-content$/;

/**
 * Leaves the store of parsed content out of the bundle that renders the pages, which runs here and reads it from the disk:
 * parsing, writing and parsing it again as code takes a second and 100 MB, in each build and after each save while editing.
 */
export function contentStore(): AstroIntegration {
  return {
    name: 'content-store',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const folder = command === 'dev' ? new URL('.astro/', config.root) : config.cacheDir;
        const file = JSON.stringify(fileURLToPath(new URL('data-store.json', folder)));
        const code = `import { existsSync, readFileSync } from 'node:fs';\nexport default existsSync(${file}) ? JSON.parse(readFileSync(${file}, 'utf8')) : new Map();`;
        const load = { order: 'pre' as const, filter: { id: STORE }, handler: () => ({ code, map: null }) };
        updateConfig({ vite: { plugins: [{ name: 'content-store', load }] } });
      },
    },
  };
}
