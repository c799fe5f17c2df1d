import type { Plugin } from 'vite';

/** The module in which Vite keeps the code that fetches beforehand what a later import will need. */
const HELPER = /vite\/preload-helper/;
/** Where Vite writes the list of those files once it knows them. */
const LIST = /,\s*__VITE_PRELOAD__/g;

/**
 * Leaves a later `import()` to the browser. What is imported later here is a file or two of a few kB, and Vite's code and
 * lists to fetch those beforehand are 1 kB on every page with a search.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: HELPER }, handler: () => 'export const __vitePreload = (load) => load();' },
  renderChunk: (code) =>
    code.includes('__VITE_PRELOAD__') ? { code: code.replace(LIST, ''), map: null } : null,
});
