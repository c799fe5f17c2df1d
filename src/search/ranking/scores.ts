import { type Entry, PLACES, type Place, TERM } from '../index/entry.ts';
import type { Meant } from './spellings-meant.ts';
import {
  AGAIN,
  AGAIN_AT_MOST,
  ONE_TYPO,
  PAGE_WORTH,
  PLACE_WORTH,
  SAME_STEM,
  TERM_ASKED_WORTH,
  TERM_WORTH,
  TITLE_BEGINS,
  WHOLE_TITLE,
} from './weights.ts';

/** What the words of one query say of one entry. */
interface Score {
  /** The sum of what the matches are worth. */
  worth: number;
  /** How much of the query is matched at all. */
  covered: number;
  titleMatches: number;
  /** Where words were found. */
  places: Set<Place>;
}

/** The matches of one word in one entry: the best, and how many. */
interface Match {
  best: number;
  times: number;
}

/** Whether a match is of a whole word, not of its beginning. */
const isWhole = (fit: number): boolean => fit >= SAME_STEM || fit === ONE_TYPO;

/** What asks for the meaning of a word. */
const MEANING = /\bmean|what is|matlab|kya h|मतलब|अर्थ|क्या ह/;

/** What the title of a page is worth that is no section. */
const worthOfPage = ({ kind }: Entry, asksMeaning: boolean): number => {
  if (kind !== TERM) return PAGE_WORTH;
  return asksMeaning ? TERM_ASKED_WORTH : TERM_WORTH;
};

/** What the words of one query say of the entries they were found in. */
export class Scores {
  readonly #entryCount: number;
  readonly #typed: string;
  readonly #asksMeaning: boolean;
  readonly #scores = new Map<Entry, Score>();
  readonly matched = new Set<string>();
  #rarities = 0;

  /**
   * @param entryCount how many entries are looked through
   * @param typed the whole query in small letters
   */
  constructor(entryCount: number, typed: string) {
    this.#entryCount = entryCount;
    this.#typed = typed;
    this.#asksMeaning = MEANING.test(typed);
  }

  /** Adds a word in the spellings that may be meant by it. A single letter is looked for in titles only. */
  add(word: string, meant: Meant): void {
    const places: readonly Place[] = word.length > 1 ? PLACES : ['title'];
    const matches = new Map<Entry, Match>();
    for (const [spelling, fit] of meant) {
      this.matched.add(spelling.text);
      for (const place of places) {
        for (const entry of spelling.entries[place] ?? []) this.#addMatch(matches, entry, place, fit);
      }
    }
    // The rarer a word, the more it says.
    const rarity = Math.log(1 + this.#entryCount / (matches.size + 1));
    this.#rarities += rarity;
    for (const [entry, { best, times }] of matches) {
      const score = this.#scoreOf(entry);
      score.worth += best * (1 + Math.min(AGAIN_AT_MOST, times - 1) * AGAIN) * rarity;
      score.covered += rarity;
    }
  }

  /** The entries that were found. */
  found(): Entry[] {
    return [...this.#scores.keys()];
  }

  /** Where words were found in an entry. */
  places(entry: Entry): ReadonlySet<Place> {
    return this.#scores.get(entry)?.places ?? new Set();
  }

  /** What the words say for an entry, 0 where none matches. */
  of(entry: Entry): number {
    const score = this.#scores.get(entry);
    if (!score) return 0;
    const { title, titleWords } = entry;
    const whole = Math.min(1, score.titleMatches / titleWords);
    const begun = title.toLowerCase().startsWith(this.#typed) ? this.#typed.length / title.length : 0;
    return score.worth * (score.covered / this.#rarities) * (1 + WHOLE_TITLE * whole + TITLE_BEGINS * begun);
  }

  #addMatch(matches: Map<Entry, Match>, entry: Entry, place: Place, fit: number): void {
    const worth = fit * (entry.act ? PLACE_WORTH[place] : worthOfPage(entry, this.#asksMeaning));
    const match = matches.get(entry);
    if (match) {
      match.best = Math.max(match.best, worth);
      match.times += 1;
    } else matches.set(entry, { best: worth, times: 1 });
    const score = this.#scoreOf(entry);
    score.places.add(place);
    if (place === 'title' && isWhole(fit)) score.titleMatches += fit;
  }

  #scoreOf(entry: Entry): Score {
    const score = this.#scores.get(entry) ?? { worth: 0, covered: 0, titleMatches: 0, places: new Set() };
    this.#scores.set(entry, score);
    return score;
  }
}
