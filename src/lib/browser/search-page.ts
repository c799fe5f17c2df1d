import { report } from '../report.ts';
import { type LoadState, searchIndex } from '../search/load.ts';
import { LONGEST_QUERY, type Suggestion, suggest } from '../search/rank.ts';
import { cutAtWords } from '../search/text.ts';
import { loadPagefind, type Pagefind, type TextResult } from './pagefind.ts';

/** A small file of the text index. */
const ENTRY_PATH = '/pagefind/pagefind-entry.json';
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
  readonly #sections = searchIndex((state) => {
    this.#state = state;
    this.#answerTitles();
    this.#tell();
  });
  #state: LoadState = 'loading';
  #pagefind: Promise<Pagefind> | undefined;
  /** How often Pagefind failed. */
  #failures = 0;
  #pauseTimer = 0;
  #titleCount = 0;
  /** How many texts were found, once they were looked for. */
  #textCount: number | 'failed' | undefined;

  constructor(root: HTMLElement, field: HTMLInputElement) {
    this.#field = field;
    this.#status = root.querySelector('[role="status"]');
    this.#titles = root.querySelector('[data-titles]');
    this.#texts = root.querySelector('[data-texts]');
  }

  start(): void {
    this.#field.value ||= new URLSearchParams(location.search).get('q') ?? '';
    this.#field.addEventListener('input', () => this.#answer());
    this.#field.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#answer();
    });
    setTimeout(() => {
      if (this.#state === 'loading') this.#say('Loading the list of sections…');
    }, SLOW_MS);
    this.#load();
    this.#answer();
  }

  get #query(): string {
    return this.#field.value.trim().slice(0, LONGEST_QUERY);
  }

  #load(): void {
    this.#sections.load().catch((error: unknown) => {
      report('error', 'The search index makes no sense', { error });
      this.#state = 'failed';
      this.#tell();
    });
  }

  #answer(): void {
    if (this.#state === 'failed') this.#load();
    this.#answerTitles();
    this.#textCount = undefined;
    clearTimeout(this.#pauseTimer);
    this.#pauseTimer = window.setTimeout(() => {
      this.#keepInAddress();
      this.#answerTexts();
    }, PAUSE_MS);
    this.#tell();
  }

  /**
   * What is found can be sent to somebody, and is there again after a look at one of the pages. To be done in a pause:
   * browsers refuse it to a page that does it with every key.
   */
  #keepInAddress(): void {
    const address = new URL(location.href);
    if (this.#query === '') address.searchParams.delete('q');
    else address.searchParams.set('q', this.#query);
    history.replaceState(history.state, '', address);
  }

  #answerTitles(): void {
    // Half an index would have the wrong one first.
    const query = this.#state === 'loading' ? '' : this.#query;
    const { suggestions, matched } = suggest(query, this.#sections.index);
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
      this.#pagefind ??= loadPagefind(this.#failures);
      const { results } = await (await this.#pagefind).search(query);
      const found = await Promise.all(results.slice(0, TEXT_LIMIT).map((result) => result.data()));
      // Pagefind finds nothing as well when it cannot load a part of its index.
      if (results.length === 0 && !(await fetch(ENTRY_PATH, { cache: 'no-store' })).ok)
        throw new Error('No index');
      // The reader may have typed on while the answer was on its way.
      if (query !== this.#query) return;
      this.#textCount = results.length;
      show(this.#texts, found.map(textRow));
    } catch (error) {
      report('warn', 'The texts could not be searched', { error });
      this.#pagefind = undefined;
      this.#failures++;
      this.#textCount = 'failed';
      show(this.#texts, []);
    }
    this.#tell();
  }

  #tell(): void {
    if (this.#state !== 'loading') this.#say(this.#summary());
  }

  #summary(): string {
    if (this.#query === '') return '';
    if (this.#textCount === undefined) return 'Searching…';
    const texts = this.#textCount === 'failed' ? 0 : this.#textCount;
    const found =
      this.#titleCount + texts > 0 ? `${this.#titleCount} by title or name, ${texts} by their text` : '';
    if (this.#state === 'failed' || this.#textCount === 'failed') {
      return `${found && `${found}. `}Not everything could be searched: press Search to try again, or use the lists below.`;
    }
    if (found) return found;
    return this.#state === 'names' ? 'Searching…' : `Nothing found for “${this.#query}”.`;
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
