import { readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { pageFile, readHead } from '../built-pages.ts';

/** Tables and second views of what the sections themselves say: they would hide the sections behind them. */
const REPETITIONS = /^\/(?:(?:ipc-to-bns|bns-to-ipc|compare|ipc\/sections|bns\/sections)(?:\/|$)|search$)/;
/** Stands on every page of its kind, so it says nothing about any. */
const EXCLUDED = ['nav', 'search', 'astro-island', '.side', '.no-print'];

/** Pagefind's own interfaces, which no page of ours loads. */
const READY_MADE = /-(?:ui|highlight)\./;

/**
 * Writes the index of the built pages at `addresses` to `dist`/pagefind/. The same pages give the same files, in whatever
 * order they are named: Pagefind numbers pages as they come, so they go in one after the other, sorted.
 * @returns how many pages are in it
 * @throws where Pagefind does not start or refuses a page
 */
export async function writeIndex(dist: URL, addresses: readonly string[]): Promise<number> {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: EXCLUDED,
    forceLanguage: 'en',
  });
  if (!index) throw new Error(`Pagefind could not start: ${errors.join('; ')}`);
  let added = 0;
  for (const address of addresses.toSorted()) {
    if (REPETITIONS.test(address)) continue;
    const content = await readFile(pageFile(dist, address), 'utf8');
    const { noindex, alias } = readHead(address, content);
    if (noindex || alias) continue;
    const { errors: problems } = await index.addHTMLFile({ url: address, content });
    if (problems.length > 0) throw new Error(`Pagefind refused ${address}: ${problems.join('; ')}`);
    added++;
  }
  const output = new URL('pagefind/', dist);
  await index.writeFiles({ outputPath: fileURLToPath(output) });
  await close();
  for (const file of await readdir(output)) {
    if (READY_MADE.test(file)) await rm(new URL(file, output));
  }
  return added;
}

/** Makes the full-text index of the built pages, which only the search page loads. */
export function fullTextIndex(): AstroIntegration {
  return {
    name: 'full-text-index',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const start = performance.now();
        const added = await writeIndex(
          dir,
          pages.map(({ pathname }) => `/${pathname}`),
        );
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        logger.info(`${added} pages indexed in ${seconds}s`);
      },
    },
  };
}
