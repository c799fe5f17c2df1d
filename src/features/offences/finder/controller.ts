/** Answers the form of the finder: reads it and the address, shows what fits, and keeps the address shareable. */
import { csvOf } from '@/lib/csv.ts';
import { addressIn, languageAt } from '@/lib/languages.ts';
import { report } from '@/lib/report.ts';
import { type FinderWords, finderEn } from '@/words/finder-en.ts';
import { finderHref, finderRowsHref } from '../hrefs.ts';
import { answersInFile, type OffenceLine, usualOf } from '../model/marks.ts';
import { type RowsFile, readRows } from '../model/rows-file.ts';
import { made, resultList } from './result-rows.ts';
import { find, readWanted, type Wanted, waysOut, writeWanted } from './wanted.ts';

/** Browsers refuse a page that writes its address with every key. */
const PAUSE_MS = 200;

function button(text: string, act: () => void): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button quiet';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}

class Finder {
  readonly #form: HTMLFormElement;
  readonly #status: Element;
  readonly #results: HTMLElement;
  readonly #actions: HTMLElement;
  readonly #submit: Element | null;
  readonly #chapters: ReadonlySet<string>;
  readonly #words: FinderWords;
  /** The same page and file in the language of the page. */
  readonly #address: (path: string) => string;
  #lines: readonly OffenceLine[] | undefined;
  #laws: readonly Pick<RowsFile['acts'][number], 'act' | 'law'>[] = [];
  #loading: Promise<void> | undefined;
  #found: readonly OffenceLine[] = [];
  #pauseTimer = 0;

  constructor(
    form: HTMLFormElement,
    status: Element,
    results: HTMLElement,
    actions: HTMLElement,
    words: FinderWords,
  ) {
    this.#words = words;
    const language = languageAt(location.pathname);
    this.#address = (path) => addressIn(language, path);
    this.#form = form;
    this.#status = status;
    this.#results = results;
    this.#actions = actions;
    this.#submit = form.querySelector('[type="submit"]');
    const options = form.querySelectorAll<HTMLOptionElement>('[name="chapter"] option');
    this.#chapters = new Set([...options].map(({ value }) => value).filter(Boolean));
  }

  async start(): Promise<void> {
    const { wanted, problems } = readWanted(
      new URLSearchParams(location.search),
      this.#chapters,
      this.#words,
    );
    if (location.search.length > 1) this.#fill(wanted);
    this.#form.addEventListener('input', ({ target }) => {
      if ((target as Element).matches('[name="act"]')) this.#dropForeignChapter();
      clearTimeout(this.#pauseTimer);
      this.#pauseTimer = window.setTimeout(() => {
        const answers = this.#answer();
        history.replaceState(history.state, '', answers.size > 0 ? `?${answers}` : this.#address(finderHref));
      }, PAUSE_MS);
    });
    this.#form.addEventListener('submit', async (event) => {
      event.preventDefault();
      await this.#load();
      this.#answer();
      this.#status.scrollIntoView();
    });
    this.#actions.hidden = true;
    this.#actions.append(
      button(this.#words.print, () => window.print()),
      button(this.#words.download, () => this.#download()),
    );
    await this.#load();
    this.#answer(problems);
  }

  /** Fetches the offences, unless they are there. A failure is told, and the next try loads them again. */
  async #load(): Promise<void> {
    this.#loading ??= (async () => {
      this.#say(this.#words.loading);
      const rows = this.#address(finderRowsHref);
      try {
        const response = await fetch(rows);
        if (!response.ok) throw new Error(`${rows} answered ${response.status}`);
        const file: RowsFile = await response.json();
        this.#lines = readRows(file);
        this.#laws = file.acts;
      } catch (error) {
        report('warn', 'The offences could not be loaded', { error });
        this.#loading = undefined;
      }
    })();
    await this.#loading;
  }

  #fill({ act, chapter, asked, words }: Wanted): void {
    const answers: Record<string, string | undefined> = { act, chapter, ...asked, words };
    for (const field of this.#form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
      field.value = answers[field.name] ?? '';
    for (const details of this.#form.querySelectorAll('details'))
      details.open = [...details.querySelectorAll('select')].some(({ value }) => value !== '');
  }

  /** Another law has other chapters. */
  #dropForeignChapter(): void {
    const { act, chapter } = Object.fromEntries(new FormData(this.#form)) as Record<string, string>;
    const field = this.#form.querySelector<HTMLSelectElement>('[name="chapter"]');
    if (field && act && chapter && !chapter.startsWith(`${act}-`)) field.value = '';
  }

  /** Shows what fits the form. Returns it as it stands in the address. */
  #answer(problems: readonly string[] = []): URLSearchParams {
    const filled = new URLSearchParams(
      [...new FormData(this.#form)].map(([name, value]) => [name, String(value)]),
    );
    const { wanted, problems: own } = readWanted(filled, this.#chapters, this.#words);
    const answers = writeWanted(wanted);
    if (!this.#lines) {
      this.#say(this.#words.failed);
      return answers;
    }
    this.#found = find(this.#lines, wanted);
    this.#actions.hidden = this.#found.length === 0;
    const usual = usualOf(this.#found, wanted.asked, this.#words);
    const common = this.#found.length > 1 && usual.text ? this.#words.common(usual.text) : '';
    const summary =
      answers.size === 0
        ? this.#words.choose
        : this.#found.length > 0
          ? `${this.#words.counted(this.#found.length)}${common}`
          : this.#words.nothingFits;
    this.#say([...problems, ...own, summary].join(' '));
    // On a phone the results stand below the form.
    if (this.#submit)
      this.#submit.textContent =
        this.#found.length > 0
          ? this.#words.showCounted(this.#words.counted(this.#found.length))
          : this.#words.show;
    this.#results.replaceChildren(
      ...this.#laws.flatMap(({ act, law }) => {
        const lines = this.#found.filter((line) => line.act === act);
        if (lines.length === 0) return [];
        const heading = made('h2', '', `${law}: ${lines.length}`);
        return [made('section', `part ${act}`, heading, resultList(lines, usual, this.#words))];
      }),
      ...(this.#found.length === 0 && answers.size > 0 ? [this.#wayOut(this.#lines, wanted)] : []),
    );
    return answers;
  }

  /** Where to go on when nothing fits. */
  #wayOut(lines: readonly OffenceLine[], wanted: Wanted): HTMLElement {
    const link = (href: string, text: string) => {
      const anchor = made('a', '', text);
      anchor.setAttribute('href', href);
      return made('li', 'py-2', anchor);
    };
    const ways = waysOut(lines, wanted, this.#words).map(({ without, wanted: less, count }) =>
      link(
        `${this.#address(finderHref)}?${writeWanted(less)}`,
        this.#words.without(without, this.#words.counted(count)),
      ),
    );
    const search = new URLSearchParams({ q: wanted.words });
    return made(
      'ul',
      'rows mt-4',
      ...ways,
      ...(wanted.words
        ? [link(`${this.#address('/search')}?${search}`, this.#words.searchGuide(wanted.words))]
        : []),
      link(this.#address(finderHref), this.#words.again),
    );
  }

  #download(): void {
    const file = new Blob([csvOf(this.#found.map((line) => answersInFile(line, this.#words)))], {
      type: 'text/csv',
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'offences.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }
}

/** Makes the finder answer; to be called once. */
export async function startFinder(root: HTMLElement): Promise<void> {
  const form = root.querySelector('form');
  const status = root.querySelector('[role="status"]');
  const results = root.querySelector<HTMLElement>('[data-results]');
  const actions = root.querySelector<HTMLElement>('[data-actions]');
  // Read only where it is needed: the words of another language are as many again.
  const words =
    languageAt(location.pathname) === 'hi' ? (await import('@/words/finder-hi.ts')).finderHi : finderEn;
  if (form && status && results && actions) await new Finder(form, status, results, actions, words).start();
}
