import { loadPagefind, type Pagefind, type TextResult } from './pagefind.ts';

/** A small file of the text index. */
const ENTRY_HREF = '/pagefind/pagefind-entry.json';

/** The words of all pages, looked up by Pagefind, which is loaded for the first query. */
export class FullText {
  #pagefind: Promise<Pagefind> | undefined;
  #failures = 0;

  /**
   * The pages that contain a query, and the best of them, `limit` at most.
   * @throws where a part of the index does not come; the next call loads it anew
   */
  async search(query: string, limit: number): Promise<{ count: number; best: readonly TextResult[] }> {
    try {
      this.#pagefind ??= loadPagefind(this.#failures);
      const { results } = await (await this.#pagefind).search(query);
      const best = await Promise.all(results.slice(0, limit).map((result) => result.data()));
      // Pagefind finds nothing as well when it cannot load a part of its index.
      if (results.length === 0 && !(await fetch(ENTRY_HREF, { cache: 'no-store' })).ok) {
        throw new Error('No index');
      }
      return { count: results.length, best };
    } catch (error) {
      this.#pagefind = undefined;
      this.#failures += 1;
      throw error;
    }
  }
}
