/** One spelling of a word, and where it stands: entry and place in one number. */
export interface Word {
  text: string;
  found: number[];
}

/** Words by the key under which their spellings meet, to be looked up whole, begun or misspelt. */
export class Vocabulary {
  readonly #words = new Map<string, Word[]>();
  /** The keys in order, so that those that begin alike lie together. Made anew after words were added. */
  #sorted: string[] = [];

  add(key: string, word: Word): void {
    const spellings = this.#words.get(key);
    if (spellings) spellings.push(word);
    else this.#words.set(key, [word]);
  }

  get(key: string): readonly Word[] {
    return this.#words.get(key) ?? [];
  }

  /** The keys that begin with a text. */
  *beginningWith(text: string): Generator<string> {
    const keys = this.#keys();
    let low = 0;
    for (let high = keys.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((keys[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    for (let at = low; keys[at]?.startsWith(text); at++) yield keys[at] ?? '';
  }

  /** The keys that up to `limit` typing errors turn into a text. The first letter is taken to be right. */
  *near(text: string, limit: number): Generator<[key: string, errors: number]> {
    for (const key of this.beginningWith(text.charAt(0))) {
      const errors =
        Math.abs(key.length - text.length) > limit ? Number.POSITIVE_INFINITY : errorsBetween(key, text);
      if (errors <= limit) yield [key, errors];
    }
  }

  #keys(): readonly string[] {
    if (this.#sorted.length !== this.#words.size) this.#sorted = [...this.#words.keys()].sort();
    return this.#sorted;
  }
}

/** Letters missed, added, wrong or swapped with their neighbour, between two words (optimal string alignment). */
function errorsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const wrong = one[row - 1] === other[at - 1] ? 0 : 1;
      let errors = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + wrong);
      if (one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) {
        errors = Math.min(errors, (beforeLast[at - 2] ?? errors) + 1);
      }
      next.push(errors);
    }
    beforeLast = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
