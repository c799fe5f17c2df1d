import { readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { PageDescription } from '../src/lib/page-register.ts';

/** Tables, second views and other languages of what the sections themselves say: they would hide the sections behind them. */
const REPETITIONS =
  /^\/(?:hi\/|(?:ipc-to-bns|bns-to-ipc|compare|ipc\/sections|bns\/sections|offences)(?:\/|$)|search$)/;
/** Stands on every page of its kind, so it says nothing about any. */
const EXCLUDED = ['nav', 'search', 'astro-island', '.side', '.no-print'];

/** Pagefind's own interfaces, which no page of ours loads. */
const READY_MADE = /-(?:ui|highlight)\./;

async function start(): Promise<PagefindIndex> {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: EXCLUDED,
    forceLanguage: 'en',
  });
  if (!index) throw new Error(`Pagefind could not start: ${errors.join('; ')}`);
  return index;
}

/**
 * The full-text index of the pages, which only the search page loads. Pagefind is a program beside this one, so that it
 * reads a page while others are rendered.
 */
export class FullTextIndex {
  #index = start();
  #last: Promise<unknown> = this.#index;
  #size = 0;

  /** Gives a page to the index. Pagefind numbers pages as they come: the same order gives the same files. */
  add(
    { address, noindex, alias }: Pick<PageDescription, 'address' | 'noindex' | 'alias'>,
    content: string,
  ): void {
    if (noindex || alias || REPETITIONS.test(address)) return;
    this.#size++;
    this.#last = this.#last.then(async () => {
      const { errors } = await (await this.#index).addHTMLFile({ url: address, content });
      if (errors.length > 0) throw new Error(`Pagefind refused ${address}: ${errors.join('; ')}`);
    });
    // Told by `write`; until then nobody listens.
    this.#last.catch(() => {});
  }

  /**
   * Writes the index to `dist`/pagefind/.
   * @returns how many pages are in it
   * @throws where Pagefind did not start or refused a page
   */
  async write(dist: URL): Promise<number> {
    await this.#last;
    const output = new URL('pagefind/', dist);
    await (await this.#index).writeFiles({ outputPath: fileURLToPath(output) });
    await close();
    for (const file of await readdir(output)) {
      if (READY_MADE.test(file)) await rm(new URL(file, output));
    }
    return this.#size;
  }
}
