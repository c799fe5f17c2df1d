import type { DescriptionsFile, IndexedAct, NamesFile, PagesFile } from './files.ts';
import { fold, plain, wordsOf } from './text.ts';
import { Vocabulary, type Word } from './vocabulary.ts';

/** Where a word stands. A document's best place counts. */
export const TITLE = 0;
/** A name of one word: "chori". */
export const NAME = 1;
/** A name of several words: "chori ka maal". */
export const LONG_NAME = 2;
export const DESCRIPTION = 3;
const PLACES = 4;

/** A section, or a page of another kind. */
export interface Entry {
  /** The Act of a section. */
  act?: IndexedAct;
  /** What stands before the title: `IPC`, `Case`. */
  kind: string;
  number: string;
  title: string;
  href: string;
  names: string;
  description: string;
  /** References in the other Act; for the BNS the numbers of the IPC. */
  counterparts: string[];
  /** How many words of the title are in the index. */
  titleWords: number;
}

export const entryOf = (found: number): number => Math.floor(found / PLACES);
export const placeOf = (found: number): number => found % PLACES;

/** The entries on one slice of work, short enough to leave the page free for a key press on a slow phone. */
const SLICE = 60;

/** What the search looks things up in. It is filled file by file, and answers from the first one on. */
export class SearchIndex {
  readonly entries: Entry[] = [];
  readonly words = new Vocabulary();
  readonly #spellings = new Map<string, Word>();
  readonly #sections = new Map<string, number>();

  /** The place of a section among the entries. The letters of the number may be small. */
  sectionAt(act: IndexedAct, number: string): number | undefined {
    return this.#sections.get(`${act} ${number.toLowerCase()}`);
  }

  /** Adds the sections of both Acts. To be called once, before the descriptions. */
  async addNames(file: NamesFile, pause: () => Promise<void>): Promise<void> {
    for (const act of ['ipc', 'bns'] as const) {
      for (const [number, title, names, counterparts = ''] of file[act]) {
        this.#sections.set(`${act} ${number.toLowerCase()}`, this.entries.length);
        const href = `/${act}-section/${number}`;
        const references = counterparts === '' ? [] : counterparts.split(',');
        this.#addEntry({
          act,
          kind: act.toUpperCase(),
          number,
          title,
          href,
          names,
          counterparts: references,
        });
        if (this.entries.length % SLICE === 0) await pause();
      }
    }
    for (const { act, number, counterparts } of this.entries) {
      if (act !== 'ipc') continue;
      for (const reference of counterparts) this.counterpartOf('bns', reference)?.counterparts.push(number);
    }
  }

  /** Adds the descriptions, in the order of the sections. */
  async addDescriptions(file: DescriptionsFile, pause: () => Promise<void>): Promise<void> {
    for (const [at, description] of [...file.ipc, ...file.bns].entries()) {
      const entry = this.entries[at];
      if (!entry) return;
      entry.description = description;
      this.#addWords(at, DESCRIPTION, description);
      if (at % SLICE === 0) await pause();
    }
  }

  /** Adds pages that are no sections. */
  addPages(file: PagesFile): void {
    for (const [kind, folder, pages] of file) {
      for (const [slug, title] of pages) {
        this.#addEntry({ kind, number: '', title, href: `${folder}/${slug}`, names: '', counterparts: [] });
      }
    }
  }

  /** The section a reference of the other Act is about: `318(4)`. */
  counterpartOf(act: IndexedAct, reference: string): Entry | undefined {
    return this.entries[this.sectionAt(act, reference.replace(/\(.*/, '')) ?? -1];
  }

  #addEntry(entry: Omit<Entry, 'description' | 'titleWords'>): void {
    const at = this.entries.length;
    const titleWords = this.#addWords(at, TITLE, entry.title);
    for (const name of entry.names.split(','))
      this.#addWords(at, name.includes(' ') ? LONG_NAME : NAME, name);
    this.entries.push({ ...entry, description: '', titleWords });
  }

  #addWords(at: number, place: number, text: string): number {
    const words = new Set(wordsOf(plain(text)));
    for (const text of words) this.#spelling(text).found.push(at * PLACES + place);
    return words.size;
  }

  #spelling(text: string): Word {
    let word = this.#spellings.get(text);
    if (!word) {
      word = { text, found: [] };
      this.#spellings.set(text, word);
      this.words.add(fold(text), word);
    }
    return word;
  }
}
