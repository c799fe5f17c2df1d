import { report } from '../report.ts';
import { type LoadState, loadIndex } from '../search/load.ts';
import { type Suggestion, suggest } from '../search/rank.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { cutAtWords } from '../search/text.ts';

/** What is used of Pagefind's own module, which is made with its index and is no part of our bundle. */
interface Pagefind {
  search: (query: string) => Promise<{ results: readonly { data: () => Promise<TextResult> }[] }>;
}

interface TextResult {
  url: string;
  /** HTML with `<mark>` around the words. */
  excerpt: string;
  meta: { title?: string };
}

const PAGEFIND_PATH = '/pagefind/pagefind.js';
const TEXT_LIMIT = 8;
/** Texts are looked up when the reader pauses. */
const PAUSE_MS = 200;
/** A wait shorter than this is not worth a word. */
const SLOW_MS = 200;

function element(name: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function link(href: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement('a');
  made.href = href;
  made.append(...content);
  return made;
}

const marked = (text: string, words: ReadonlySet<string>) =>
  cutAtWords(text, words).map((piece, index) => (index % 2 === 1 ? element('mark', piece) : piece));

function titleRow({ kind, number, title, href, note }: Suggestion, words: ReadonlySet<string>): HTMLElement {
  const text = element('span', ...marked(title, words));
  if (note) {
    const detail = element('span', ...marked(note, words));
    detail.className = 'detail';
    text.append(detail);
  }
  return element('li', link(href, element('b', `${kind} `, ...marked(number, words)), text));
}

/** Pagefind's excerpt is HTML; only its text and its marks are taken over. */
function textRow({ url, excerpt, meta }: TextResult): HTMLElement {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html');
  const pieces = [...body.childNodes].map((node) => {
    const text = node.textContent ?? '';
    return node.nodeName === 'MARK' ? element('mark', text) : text;
  });
  const detail = element('p', ...pieces);
  detail.className = 'small muted';
  return element('li', link(url, meta.title ?? url), detail);
}

class SearchPage {
  readonly #field: HTMLInputElement;
  readonly #status: Element | null;
  readonly #titles: Element | null;
  readonly #texts: Element | null;
  #index: SearchIndex | undefined;
  #state: LoadState = 'loading';
  #pagefind: Promise<Pagefind> | undefined;
  #pauseTimer = 0;
  #titleCount = 0;
  /** How many texts were found, once they were looked for. */
  #textCount: number | undefined;

  constructor(root: HTMLElement, field: HTMLInputElement) {
    this.#field = field;
    this.#status = root.querySelector('[role="status"]');
    this.#titles = root.querySelector('[data-titles]');
    this.#texts = root.querySelector('[data-texts]');
  }

  async start(): Promise<void> {
    this.#field.value ||= new URLSearchParams(location.search).get('q') ?? '';
    this.#field.addEventListener('input', () => this.#answer());
    this.#field.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#answer();
    });
    const slow = setTimeout(() => this.#say('Loading the list of sections…'), SLOW_MS);
    this.#answer();
    await loadIndex((state, index) => {
      clearTimeout(slow);
      this.#state = state;
      this.#index = index;
      this.#answerTitles();
      this.#tell();
    });
  }

  get #query(): string {
    return this.#field.value.trim();
  }

  #answer(): void {
    const address = new URL(location.href);
    if (this.#query === '') address.searchParams.delete('q');
    else address.searchParams.set('q', this.#query);
    // What is found can be sent to somebody, and is there again after a look at one of the pages.
    history.replaceState(history.state, '', address);
    this.#answerTitles();
    this.#textCount = undefined;
    clearTimeout(this.#pauseTimer);
    this.#pauseTimer = window.setTimeout(() => this.#answerTexts(), PAUSE_MS);
    this.#tell();
  }

  #answerTitles(): void {
    if (!this.#index) return;
    const { suggestions, matched } = suggest(this.#query, this.#index);
    this.#titleCount = suggestions.length;
    show(
      this.#titles,
      suggestions.map((suggestion) => titleRow(suggestion, matched)),
    );
  }

  async #answerTexts(): Promise<void> {
    const query = this.#query;
    if (query === '') return show(this.#texts, []);
    try {
      this.#pagefind ??= import(/* @vite-ignore */ PAGEFIND_PATH);
      const { results } = await (await this.#pagefind).search(query);
      const found = await Promise.all(results.slice(0, TEXT_LIMIT).map((result) => result.data()));
      // The reader may have typed on while the answer was on its way.
      if (query !== this.#query) return;
      this.#textCount = results.length;
      show(this.#texts, found.map(textRow));
    } catch (error) {
      report('warn', 'The texts could not be searched', { error });
      this.#textCount = 0;
    }
    this.#tell();
  }

  #tell(): void {
    if (this.#state !== 'loading') this.#say(this.#summary());
  }

  #summary(): string {
    if (this.#query === '') return '';
    if (this.#state === 'failed') return 'The list of sections could not be loaded. Use the lists below.';
    if (this.#textCount === undefined) return 'Searching…';
    if (this.#titleCount + this.#textCount === 0) return `Nothing found for “${this.#query}”.`;
    return `${this.#titleCount} by title or name, ${this.#textCount} by their text`;
  }

  #say(text: string): void {
    if (this.#status) this.#status.textContent = text;
  }
}

function show(section: Element | null, rows: readonly HTMLElement[]): void {
  section?.toggleAttribute('hidden', rows.length === 0);
  section?.querySelector('ol')?.replaceChildren(...rows);
}

/** Makes the search page answer; to be called once. */
export function startSearchPage(root: HTMLElement): void {
  const field = root.querySelector('input');
  if (field) new SearchPage(root, field).start();
}
