/** What is used of Pagefind's own module, which is made with its index and is no part of our bundle. */
export interface Pagefind {
  search: (query: string) => Promise<{ results: readonly { data: () => Promise<TextResult> }[] }>;
}

export interface TextResult {
  url: string;
  /** HTML with `<mark>` around the words. */
  excerpt: string;
  meta: { title?: string };
}

const PAGEFIND_PATH = '/pagefind/pagefind.js';

/**
 * Loads Pagefind.
 * @param attempt the number of the try: a browser may remember that an address failed, so each has another one
 */
export const loadPagefind = (attempt: number): Promise<Pagefind> =>
  import(/* @vite-ignore */ `${PAGEFIND_PATH}?${attempt}`);
