import { englishAddress } from '@/lib/languages.ts';
import { report } from '@/lib/report.ts';
import { type LoadState, openSearchIndex } from '../index/load.ts';
import type { ChargeLine } from '../language/charges.ts';
import { openAnswers } from '../ranking/answer.ts';
import { LONGEST_QUERY } from '../ranking/suggest.ts';
import { element, resultRow } from '../result-row.ts';
import { type SearchPageWords, searchPageEn } from '../words/page-en.ts';
import { FullText } from './full-text.ts';
import type { TextResult } from './pagefind.ts';

const TEXT_LIMIT = 8;
/** Texts are looked up when the reader pauses. */
const PAUSE_MS = 200;
/** A wait shorter than this is not worth a word. */
const SLOW_MS = 200;

/** A line of a list; the whole of it is the link. */
function linkRow(href: string, look: string, content: readonly (Node | string)[]): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.className = look;
  link.append(...content);
  return element('li', link);
}

/** Pagefind's excerpt is HTML; only its text and its marks are taken over. It may begin and end within a sentence. */
function textRow({ url, excerpt, meta }: TextResult): HTMLElement {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html');
  const text = (body.textContent ?? '').trim();
  const pieces = [...body.childNodes].map((node) => {
    const text = node.textContent ?? '';
    return node.nodeName === 'MARK' ? element('mark', text) : text;
  });
  const row = linkRow(url, 'row-text', [
    element('strong', meta.title ?? url),
    element('span', /^\p{Lu}/u.test(text) ? '' : '… ', ...pieces, /[.!?]$/.test(text) ? '' : ' …'),
  ]);
  // The texts are looked up in English alone.
  row.lang = 'en';
  return row;
}

class SearchPage {
  readonly #words: SearchPageWords;
  readonly #field: HTMLInputElement;
  readonly #status: Element | null;
  readonly #together: Element | null;
  readonly #titles: Element | null;
  readonly #texts: Element | null;
  readonly #fullText = new FullText();
  readonly #sections: ReturnType<typeof openSearchIndex>;
  readonly #read: ReturnType<typeof openAnswers>;
  #state: LoadState = 'loading';
  #pauseTimer = 0;
  /** What was found by title or name, which is not listed a second time. */
  #titleHrefs: ReadonlySet<string> = new Set();
  /** How many texts were found, once they were looked for. */
  #textCount: number | 'failed' | undefined;

  constructor(root: HTMLElement, field: HTMLInputElement, words: SearchPageWords) {
    this.#words = words;
    this.#field = field;
    const answerAgain = () => {
      this.#answerTitles();
      this.#tell();
    };
    this.#sections = openSearchIndex((state) => {
      this.#state = state;
      answerAgain();
    }, words);
    this.#read = openAnswers(this.#sections.index, answerAgain, Number.POSITIVE_INFINITY);
    this.#status = root.querySelector('[role="status"]');
    this.#together = root.querySelector('[data-together]');
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
      if (this.#state === 'loading') this.#say(this.#words.loading);
    }, SLOW_MS);
    this.#answer();
  }

  get #query(): string {
    return this.#field.value.trim().slice(0, LONGEST_QUERY);
  }

  #load(): void {
    this.#sections.load(this.#query).catch((error: unknown) => {
      report('error', 'The search index makes no sense', { error });
      this.#state = 'failed';
      this.#tell();
    });
  }

  #answer(): void {
    this.#load();
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
    const { suggestions, matched, line } = this.#read(query);
    this.#answerTogether(line);
    this.#titleHrefs = new Set(suggestions.map(({ href }) => englishAddress(href)));
    show(
      this.#titles,
      suggestions.map((suggestion) => linkRow(suggestion.href, 'result', resultRow(suggestion, matched))),
    );
  }

  /** What the sections of a charge mean together; the list of them stands without it. */
  async #answerTogether(line: ChargeLine | undefined): Promise<void> {
    this.#together?.setAttribute('hidden', '');
    if (!this.#together || !line) return;
    const query = this.#query;
    const { showTogether } = await import('./charges-together.ts');
    const isAsked = () => query === this.#query;
    showTogether(this.#together, line, this.#words.language, isAsked);
  }

  async #answerTexts(): Promise<void> {
    const query = this.#query;
    if (query === '') return show(this.#texts, []);
    try {
      const { count, best } = await this.#fullText.search(query, TEXT_LIMIT + this.#titleHrefs.size);
      // The reader may have typed on while the answer was on its way.
      if (query !== this.#query) return;
      this.#textCount = count;
      const others = best.filter(({ url }) => !this.#titleHrefs.has(url));
      show(this.#texts, others.slice(0, TEXT_LIMIT).map(textRow));
    } catch (error) {
      report('warn', 'The texts could not be searched', { error });
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
    const { page, searching } = this.#words;
    if (this.#textCount === undefined) return searching;
    const texts = this.#textCount === 'failed' ? 0 : this.#textCount;
    const titles = this.#titleHrefs.size;
    const found = titles + texts > 0 ? page.found(titles, texts) : '';
    if (this.#state === 'failed' || this.#textCount === 'failed') return page.partly(found);
    if (found) return found;
    return this.#state === 'names' ? searching : page.nothing(this.#query);
  }

  #say(text: string): void {
    if (this.#status) this.#status.textContent = text;
  }
}

function show(section: Element | null, rows: readonly HTMLElement[]): void {
  section?.toggleAttribute('hidden', rows.length === 0);
  section?.querySelector('ol')?.replaceChildren(...rows);
}

/** Makes the search page answer, in its language; to be called once. */
export function startSearchPage(root: HTMLElement, words: SearchPageWords = searchPageEn): void {
  const field = root.querySelector('input');
  if (field) new SearchPage(root, field, words).start();
}
