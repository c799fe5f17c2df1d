import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { LoaderContext } from 'astro/loaders';

/** The module from which Astro's `astro:content` takes all entries; its own holds them as one text of 19 MB. */
const STORE = /^\0astro:data-layer-content$/;

const FILE = 'data-store.json';

type DataEntry = NonNullable<ReturnType<LoaderContext['store']['get']>>;

type Entries = Map<string, Map<string, DataEntry>>;

// One for the whole program: the loaders, the pages and this file are loaded each by themselves.
const program = globalThis as { liveEntries?: Entries };
program.liveEntries ??= new Map();

/** The entries as they stand while the site is edited, by collection. */
export const liveEntries: Entries = program.liveEntries;

/** What Astro watches while the site is edited, to show a page again when it has changed. */
export const watchedStore = (root: URL): string => fileURLToPath(new URL(`.astro/${FILE}`, root));

/**
 * Leaves the store of parsed content out of the bundle that renders the pages, which runs here. A build reads it from the disk:
 * parsing, writing and parsing it again as code takes a second and 100 MB. While editing it is not read at all: Astro writes it
 * half a second after a change, and writing and reading it takes half a second more.
 */
export function contentStore(): AstroIntegration {
  return {
    name: 'content-store',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const file = JSON.stringify(fileURLToPath(new URL(FILE, config.cacheDir)));
        const code =
          command === 'dev'
            ? 'export default globalThis.liveEntries;'
            : `import { existsSync, readFileSync } from 'node:fs';\nexport default existsSync(${file}) ? JSON.parse(readFileSync(${file}, 'utf8')) : new Map();`;
        const load = { order: 'pre' as const, filter: { id: STORE }, handler: () => ({ code, map: null }) };
        updateConfig({ vite: { plugins: [{ name: 'content-store', load }] } });
      },
    },
  };
}
