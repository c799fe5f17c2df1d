import { fold } from '../language/spellings.ts';
import type { Entry, Place } from './entry.ts';
import { typingErrors } from './typing-errors.ts';

/** A word as it is written, and the entries it stands in. */
export interface Spelling {
  text: string;
  entries: Partial<Record<Place, Entry[]>>;
}

/** Words by the key under which their spellings meet, to be looked up whole, begun or misspelt. */
export class Vocabulary {
  readonly #spellings = new Map<string, Spelling>();
  readonly #byKey = new Map<string, Spelling[]>();
  /** The keys in order, so that those that begin alike lie together. Made anew after words were added. */
  #sorted: string[] = [];

  /** Notes that a word stands in a text of an entry: its title, one of its names, its description. */
  add(text: string, entry: Entry, place: Place): void {
    const spelling = this.#spellings.get(text) ?? this.#addSpelling(text);
    spelling.entries[place] ??= [];
    spelling.entries[place].push(entry);
  }

  /** The spellings that meet under a key. */
  get(key: string): readonly Spelling[] {
    return this.#byKey.get(key) ?? [];
  }

  /** The keys that begin with a text. */
  *beginningWith(text: string): Generator<string> {
    const keys = this.#keys();
    let low = 0;
    for (let high = keys.length; low < high; ) {
      const middle = Math.floor((low + high) / 2);
      if ((keys[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    for (let at = low; keys[at]?.startsWith(text); at++) yield keys[at] ?? '';
  }

  /** The keys that up to `limit` typing errors turn into a text. The first letter is taken to be right. */
  *near(text: string, limit: number): Generator<[key: string, errors: number]> {
    for (const key of this.beginningWith(text.charAt(0))) {
      if (Math.abs(key.length - text.length) > limit) continue;
      const errors = typingErrors(key, text);
      if (errors <= limit) yield [key, errors];
    }
  }

  #addSpelling(text: string): Spelling {
    const spelling: Spelling = { text, entries: {} };
    this.#spellings.set(text, spelling);
    const key = fold(text);
    const others = this.#byKey.get(key);
    if (others) others.push(spelling);
    else this.#byKey.set(key, [spelling]);
    return spelling;
  }

  #keys(): readonly string[] {
    if (this.#sorted.length !== this.#byKey.size) this.#sorted = [...this.#byKey.keys()].sort();
    return this.#sorted;
  }
}
