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

/** Whether the page of an address may stand in the index. */
export const isIndexed = (address: string): boolean => !REPETITIONS.test(address);

/** The one part of a page that is indexed: its styles and its frame are most of the bytes. */
const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));

interface Coming {
  about: Pick<PageDescription, 'address' | 'noindex' | 'alias'> | undefined;
  body: Buffer;
}

/**
 * The full-text index of the pages, which only the search page loads. Pagefind is a program beside this one, so that it
 * reads a page while others are rendered.
 */
export class FullTextIndex {
  readonly #output: URL;
  readonly #index = start();
  #last: Promise<unknown> = this.#index;
  #written: Promise<number> | undefined;
  #size = 0;

  /** @param dist folder of the build; the index is written to its folder pagefind/ */
  constructor(dist: URL) {
    this.#output = new URL('pagefind/', dist);
  }

  /**
   * Gives a page to the index, when it has come and those asked for before it are in. Pagefind numbers pages as they
   * come: the same order gives the same files.
   */
  add(coming: Promise<Coming>): void {
    const before = this.#last;
    this.#last = Promise.all([coming, before]).then(([one]) => this.#take(one));
    // Told by `write`; until then nobody listens.
    this.#last.catch(() => {});
  }

  async #take({ about, body }: Coming): Promise<void> {
    if (!about || about.noindex || about.alias) return;
    const { address } = about;
    this.#size++;
    const { errors } = await (await this.#index).addHTMLFile({
      url: address,
      content: mainOf(body.toString()),
    });
    if (errors.length > 0) throw new Error(`Pagefind refused ${address}: ${errors.join('; ')}`);
  }

  /**
   * Writes the index, once, with the pages given so far.
   * @returns how many pages are in it
   * @throws where Pagefind did not start or refused a page
   */
  write(): Promise<number> {
    this.#written ??= this.#write();
    this.#written.catch(() => {});
    return this.#written;
  }

  async #write(): Promise<number> {
    await this.#last;
    await (await this.#index).writeFiles({ outputPath: fileURLToPath(this.#output) });
    await close();
    for (const file of await readdir(this.#output)) {
      if (READY_MADE.test(file)) await rm(new URL(file, this.#output));
    }
    return this.#size;
  }
}
