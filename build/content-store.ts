import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { LoaderContext } from 'astro/loaders';

/** The module from which Astro's `astro:content` takes all entries; its own holds them as one text of 19 MB. */
const STORE = /^\0astro:data-layer-content$/;

type DataEntry = NonNullable<ReturnType<LoaderContext['store']['get']>>;

type Entries = Map<string, Map<string, DataEntry>>;

// One for the whole program: the loaders, the pages and this file are loaded each by themselves.
const program = globalThis as { liveEntries?: Entries };
program.liveEntries ??= new Map();

/** All entries as they stand, by collection. */
export const liveEntries: Entries = program.liveEntries;

/** What Astro watches while the site is edited, to show a page again when it has changed. */
export const watchedStore = (root: URL): string => fileURLToPath(new URL('.astro/data-store.json', root));

/**
 * Gives the pages the entries that the loaders have in memory. Astro writes all of them to the disk, where the next program
 * finds what was parsed, and pages would read them from there again: a second of each build and 100 MB, and a second after each save.
 */
export function contentStore(): AstroIntegration {
  const load = {
    filter: { id: STORE },
    order: 'pre' as const,
    handler: () => ({ code: 'export default globalThis.liveEntries;', map: null }),
  };
  return {
    name: 'content-store',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [{ name: 'content-store', load }] } });
      },
    },
  };
}
