import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { readdir, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { PageDescription } from '../src/lib/page-register.ts';
import { cacheFolder, putWhole, removeLongUnused } from './cache.ts';

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

/** This code, and the version of Pagefind. */
const RECIPE = [import.meta.filename, join(import.meta.dirname, '../package-lock.json')];

/** The preview and the live site are two. */
const KEPT_INDEXES = 2;

/** Whether the page of an address may stand in the index. */
export const isIndexed = (address: string): boolean => !REPETITIONS.test(address);

interface Coming {
  about: Pick<PageDescription, 'address' | 'noindex' | 'alias'> | undefined;
  body: Buffer;
}

interface Page {
  url: string;
  content: string;
}

/** What is indexed of a page, if anything: its styles and its frame are most of the bytes. */
function indexed({ about, body }: Coming): Page | undefined {
  if (!about || about.noindex || about.alias) return undefined;
  const main = body.subarray(body.indexOf('<main'), body.lastIndexOf('</main>'));
  return { url: about.address, content: main.toString() };
}

/** Takes the index of an earlier build. Resolves with whether there is one; a build at the same time may be removing it. */
async function take(kept: string, output: string): Promise<boolean> {
  try {
    await utimes(kept, new Date(), new Date());
    cpSync(kept, output, { recursive: true });
    return true;
  } catch {
    await rm(output, { recursive: true, force: true });
    return false;
  }
}

/** Keeps an index for later builds. */
async function keep(index: string, folder: string): Promise<void> {
  const unfinished = `${folder}-${process.pid}`;
  cpSync(index, unfinished, { recursive: true });
  await putWhole(unfinished, folder);
  removeLongUnused(dirname(folder), KEPT_INDEXES);
}

/**
 * The full-text index of the pages, which only the search page loads. Pagefind is a program beside this one, so that it
 * reads a page while others are rendered. Where none is, the index of an earlier build of the same pages is taken.
 */
export class FullTextIndex {
  readonly #output: string;
  readonly #cache: string;
  readonly #given = createHash('sha256');
  #last: Promise<unknown> = Promise.resolve();
  #written: Promise<number> | undefined;
  #size = 0;
  #index: Promise<PagefindIndex> | undefined;
  /** Pages for Pagefind, once it is needed, and what it says of those it was given. */
  readonly #waiting: Page[] = [];
  readonly #answers: Promise<void>[] = [];

  /**
   * @param dist folder of the build; the index is written to its folder pagefind/
   * @param cache folder of the indexes of earlier builds
   */
  constructor(dist: URL, cache = cacheFolder('full-text', RECIPE)) {
    this.#output = fileURLToPath(new URL('pagefind/', dist));
    this.#cache = cache;
  }

  /** Says that the pages are not those of an earlier build, so that Pagefind reads them as they come. */
  begin(): Promise<PagefindIndex> {
    this.#index ??= start();
    // Told by `write`; until then nobody listens.
    this.#index.catch(() => {});
    return this.#index;
  }

  /**
   * Gives a page to the index, when it has come and those asked for before it are in. Pagefind numbers pages as they
   * come: the same order gives the same files.
   */
  add(coming: Coming | Promise<Coming>): void {
    const page = coming instanceof Promise ? coming.then(indexed) : indexed(coming);
    const before = this.#last;
    this.#last = Promise.all([page, before]).then(([one]) => one && this.#take(one));
    this.#last.catch(() => {});
  }

  async #take(page: Page): Promise<void> {
    this.#size++;
    this.#given.update(page.url).update(page.content);
    this.#waiting.push(page);
    if (this.#index) this.#give(await this.#index);
  }

  #give(index: PagefindIndex): void {
    for (const page of this.#waiting.splice(0)) {
      const answer = index.addHTMLFile(page).then(({ errors }) => {
        if (errors.length > 0) throw new Error(`Pagefind refused ${page.url}: ${errors.join('; ')}`);
      });
      answer.catch(() => {});
      this.#answers.push(answer);
    }
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
    const kept = join(this.#cache, this.#given.digest('hex'));
    if (!this.#index && (await take(kept, this.#output))) return this.#size;
    const index = await this.begin();
    this.#give(index);
    await Promise.all(this.#answers);
    await index.writeFiles({ outputPath: this.#output });
    await close();
    for (const file of await readdir(this.#output)) {
      if (READY_MADE.test(file)) await rm(join(this.#output, file));
    }
    if (!existsSync(kept)) await keep(this.#output, kept);
    return this.#size;
  }
}
