import type { Plugin } from 'vite';

/** The module in which Vite keeps the code that fetches beforehand what a later import will need. */
const HELPER = /vite\/preload-helper/;

/**
 * Leaves a later `import()` to the browser. What is imported later here is a file or two of a few kB, and Vite's code to
 * fetch those beforehand is 0.8 kB on every page with a search.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: HELPER }, handler: () => 'export const __vitePreload = (load) => load();' },
});
