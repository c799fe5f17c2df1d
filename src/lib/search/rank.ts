import type { IndexedAct } from './files.ts';
import { type Query, readQuery } from './query.ts';
import {
  DESCRIPTION,
  type Entry,
  entryOf,
  LONG_NAME,
  NAME,
  placeOf,
  type SearchIndex,
  TITLE,
} from './search-index.ts';
import { fold, plain, wordsOf } from './text.ts';
import type { Word } from './vocabulary.ts';

export interface Suggestion {
  /** `IPC`, `BNS`, or what kind of page it is. */
  kind: string;
  /** The number, or the sub-section that answers to the other Act: `318(4)`. Empty for a page that is no section. */
  number: string;
  title: string;
  href: string;
  /** Why it is here, when neither number nor title says so: `was IPC 420`, or the words that matched. */
  note?: string;
}

export interface Answer {
  suggestions: readonly Suggestion[];
  /** The words that matched, in small letters, to be marked where they are shown. */
  matched: ReadonlySet<string>;
}

/** The most suggestions shown for one query (specification, section 9). */
const SUGGESTION_LIMIT = 10;

/** What is typed or pasted beyond this says nothing more, and takes its time. */
export const LONGEST_QUERY = 200;

/** What a number is worth. Nothing that only words say comes near. */
const NUMBER_WANTED = 1300;
const NUMBER_EXACT = 1200;
const NUMBER_COUNTERPART = 1100;
const NUMBER_PREFIX = 1000;

/** What a word is worth where it stands: title, name of one word, of several, description. */
const PLACE_WORTH = [1, 0.85, 0.7, 0.4];
/** The title of a page that is no section, so that sections come first. */
const PAGE_WORTH = 0.5;

const IN_NAMES = (1 << NAME) | (1 << LONG_NAME);

/** What a match of a word is worth. */
const SAME_SOUND = 0.95;
const BEGINS = 0.45;
const BEGINS_AND_NEARLY_WHOLE = 0.3;
const SAME_STEM = 0.7;
const OTHER_WORD = 0.6;
const ONE_TYPO = 0.55;
const TWO_TYPOS = 0.35;
/** The other Act's section follows at once. */
const CARRIED = 0.97;
/** What it adds when all words of the title are in the query. */
const WHOLE_TITLE = 0.35;
/** What it adds when the title begins with the query, so much of it as the query is. */
const TITLE_BEGINS = 1;
/** What each further match of the word in the same entry adds, up to a few. */
const AGAIN = 0.04;
const AGAIN_AT_MOST = 4;

const STEM = /(?:ations?|ing|ings|ed|er|ers|es|s|ment|ion)$/;

/** What the Acts call an everyday word that their titles avoid. */
const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['beat', ['hurt', 'cruelty', 'assault']],
  ['fake', ['false', 'forged', 'counterfeit']],
  ['kill', ['murder', 'death']],
  ['mad', ['unsound']],
  ['steal', ['theft']],
  ['thief', ['theft']],
]);

/** Whether a match is of a whole word, not of its beginning. */
const isWhole = (fit: number): boolean => fit >= SAME_STEM || fit === ONE_TYPO;

/** Spellings of the index that may be meant by a word of the query, each with how well it fits. */
type Meant = Map<Word, number>;

function addBeginning(meant: Meant, { words }: SearchIndex, word: string, worth: number): void {
  const key = fold(word);
  for (const found of words.beginningWith(key)) {
    for (const spelling of words.get(found)) {
      let fit = BEGINS + BEGINS_AND_NEARLY_WHOLE * (key.length / found.length);
      if (spelling.text === word) fit = 1;
      else if (found === key) fit = SAME_SOUND;
      meant.set(spelling, Math.max(meant.get(spelling) ?? 0, fit * worth));
    }
  }
}

/** In a short word every letter counts. */
const errorsAllowed = (key: string): number => (key.length > 6 ? 2 : Number(key.length > 3));

function spellingsMeantBy(word: string, index: SearchIndex): Meant {
  const meant: Meant = new Map();
  // A figure is itself, not the beginning of another.
  if (/^\d+$/.test(word)) return new Map(index.words.get(word).map((spelling) => [spelling, 1]));
  addBeginning(meant, index, word, 1);
  const stem = word.replace(STEM, '');
  if (stem !== word && stem.length > 3) addBeginning(meant, index, stem, SAME_STEM);
  for (const other of OTHER_WORDS.get(stem) ?? []) addBeginning(meant, index, other, OTHER_WORD);
  if (meant.size > 0) return meant;
  for (const key of new Set([fold(word), fold(stem)])) {
    for (const [near, errors] of index.words.near(key, errorsAllowed(key))) {
      for (const spelling of index.words.get(near)) meant.set(spelling, errors > 1 ? TWO_TYPOS : ONE_TYPO);
    }
  }
  return meant;
}

/** Two words that the index knows as one: "maar pit", "house breaking". */
function joined(words: readonly string[], index: SearchIndex): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const both = `${words[at]}${words[at + 1] ?? ''}`;
    if (at + 1 < words.length && index.words.get(fold(both)).length > 0) {
      result.push(both);
      at++;
    } else result.push(words[at] ?? '');
  }
  return result;
}

/** What the words of one query say of one entry. */
interface Score {
  /** The sum of what the matches are worth. */
  worth: number;
  /** How much of the query is matched at all. */
  covered: number;
  titleMatches: number;
  /** One bit for each place a word was found in. */
  places: number;
}

/** The matches of one word in one entry: the best, and how many. */
interface Match {
  best: number;
  times: number;
}

/** What the words of one query say of the entries they were found in. */
class Scores {
  readonly #entries: readonly Entry[];
  readonly #typed: string;
  readonly #scores = new Map<number, Score>();
  readonly matched = new Set<string>();
  #rarities = 0;

  constructor(entries: readonly Entry[], typed: string) {
    this.#entries = entries;
    this.#typed = typed;
  }

  /** Adds a word in the spellings that may be meant by it. A single letter is looked for in titles only. */
  add(word: string, meant: Meant): void {
    const lastPlace = word.length > 1 ? DESCRIPTION : TITLE;
    const matches = new Map<number, Match>();
    for (const [spelling, fit] of meant) {
      this.matched.add(spelling.text);
      for (const found of spelling.found) {
        const place = placeOf(found);
        if (place <= lastPlace) this.#addMatch(matches, entryOf(found), place, fit);
      }
    }
    // The rarer a word, the more it says.
    const rarity = Math.log(1 + this.#entries.length / (matches.size + 1));
    this.#rarities += rarity;
    for (const [at, { best, times }] of matches) {
      const score = this.#scoreOf(at);
      score.worth += best * (1 + Math.min(AGAIN_AT_MOST, times - 1) * AGAIN) * rarity;
      score.covered += rarity;
    }
  }

  /** The entries that were found. */
  found(): Iterable<number> {
    return this.#scores.keys();
  }

  places(at: number): number {
    return this.#scores.get(at)?.places ?? 0;
  }

  /** What the words say for an entry, 0 where none matches. */
  of(at: number): number {
    const score = this.#scores.get(at);
    const { title = '', titleWords = 1 } = this.#entries[at] ?? {};
    if (!score) return 0;
    const whole = Math.min(1, score.titleMatches / titleWords);
    const begun = title.toLowerCase().startsWith(this.#typed) ? this.#typed.length / title.length : 0;
    return score.worth * (score.covered / this.#rarities) * (1 + WHOLE_TITLE * whole + TITLE_BEGINS * begun);
  }

  #addMatch(matches: Map<number, Match>, at: number, place: number, fit: number): void {
    const worth = fit * (this.#entries[at]?.act ? (PLACE_WORTH[place] ?? 0) : PAGE_WORTH);
    const match = matches.get(at);
    if (match) {
      match.best = Math.max(match.best, worth);
      match.times++;
    } else matches.set(at, { best: worth, times: 1 });
    const score = this.#scoreOf(at);
    score.places |= 1 << place;
    if (place === TITLE && isWhole(fit)) score.titleMatches += fit;
  }

  #scoreOf(at: number): Score {
    const score = this.#scores.get(at) ?? { worth: 0, covered: 0, titleMatches: 0, places: 0 };
    this.#scores.set(at, score);
    return score;
  }
}

interface Hit {
  at: number;
  score: number;
  /** The entry of the other Act it is listed for, and what it is called there. */
  for?: { entry: Entry; number: string };
}

const otherAct = (act: IndexedAct): IndexedAct => (act === 'ipc' ? 'bns' : 'ipc');

/** The sections of the other Act that answer to an entry. */
function counterpartHits(index: SearchIndex, at: number, score: number): Hit[] {
  const entry = index.entries[at];
  if (!entry?.act) return [];
  const act = otherAct(entry.act);
  return entry.counterparts.flatMap((number) => {
    const other = index.sectionAt(act, number.replace(/\(.*/, ''));
    return other === undefined ? [] : { at: other, score, for: { entry, number } };
  });
}

/** The section a query names, with what the other Act calls it, and sections whose number begins with it. */
function numberHits(index: SearchIndex, { numbers, reference, act, wanted, words }: Query): Hit[] {
  const has = (of: readonly IndexedAct[]) =>
    numbers.find((number) => of.some((one) => index.sectionAt(one, number) !== undefined));
  let acts: readonly IndexedAct[] = act ? [act] : ['ipc', 'bns'];
  let number = has(acts);
  let asked = wanted;
  // "bns 420": the number of one Act with the name of the other asks what it is called there.
  if (act && !number && has([otherAct(act)])) {
    acts = [otherAct(act)];
    number = has(acts);
    asked = act;
  }
  const exact = acts.flatMap((one) => {
    const at = number && index.sectionAt(one, number);
    if (at === undefined || at === '') return [];
    const counterparts = counterpartHits(
      index,
      at,
      asked === otherAct(one) ? NUMBER_WANTED : NUMBER_COUNTERPART,
    );
    // Of several old sections the one that became just this sub-section comes first.
    for (const hit of counterparts) {
      if (reference && index.entries[hit.at]?.counterparts.includes(reference)) hit.score++;
    }
    return [{ at, score: NUMBER_EXACT }, ...counterparts];
  });
  if (words.length > 0 || asked) return exact;
  const [beginning = ''] = numbers;
  const longer = index.entries.flatMap((entry, at) =>
    acts.includes(entry.act as IndexedAct) && entry.number.toLowerCase().startsWith(beginning)
      ? { at, score: NUMBER_PREFIX }
      : [],
  );
  return [...exact, ...longer];
}

/** Entries the words speak for. A name of an old section speaks for the new one as well. */
function wordHits(index: SearchIndex, scores: Scores): Hit[] {
  return [...scores.found()].flatMap((at) => {
    const score = scores.of(at);
    const named = index.entries[at]?.act === 'ipc' && (scores.places(at) & IN_NAMES) !== 0;
    return [{ at, score }, ...(named ? counterpartHits(index, at, score * CARRIED) : [])];
  });
}

/** Entries that contain the query letter for letter, though no word begins with it. */
function literalHits(index: SearchIndex, text: string): Hit[] {
  return index.entries.flatMap(({ title, names, description }, at) =>
    `${title}\n${names}\n${description}`.toLowerCase().includes(text) ? { at, score: 0 } : [],
  );
}

/** What matched, where the title does not show it. */
function reasonOf(
  { names, description }: Entry,
  places: number,
  matched: ReadonlySet<string>,
): string | undefined {
  if (places & (1 << TITLE)) return;
  if (places & IN_NAMES) {
    return names.split(',').find((name) => wordsOf(plain(name)).some((word) => matched.has(word)));
  }
  return places & (1 << DESCRIPTION) ? description : undefined;
}

/** The best hit of each entry, best first; at equal worth in statutory order, the other Act's section behind its own. */
function best(hits: readonly Hit[]): Hit[] {
  const byEntry = new Map<number, Hit>();
  for (const hit of hits) {
    if (hit.score > (byEntry.get(hit.at)?.score ?? -1)) byEntry.set(hit.at, hit);
  }
  return [...byEntry.values()].sort((a, b) => b.score - a.score || a.at - b.at).slice(0, SUGGESTION_LIMIT);
}

/**
 * Suggestions for what a reader typed, the best first: the exact number with what the other Act calls it, numbers that
 * begin with it, then by words: titles, names, descriptions, each whole before begun before misspelt. Empty text has
 * none. The index may still be filling.
 */
export function suggest(text: string, index: SearchIndex): Answer {
  const typed = plain(text.slice(0, LONGEST_QUERY)).trim();
  const query = readQuery(typed);
  const scores = new Scores(index.entries, typed);
  if (typed === '') return { suggestions: [], matched: scores.matched };
  for (const word of joined(query.words, index)) scores.add(word, spellingsMeantBy(word, index));
  let hits = wordHits(index, scores);
  if (query.numbers.length > 0) {
    for (const number of query.numbers) scores.matched.add(number);
    hits = [
      ...numberHits(index, query).map((hit) => ({ ...hit, score: hit.score + scores.of(hit.at) })),
      ...hits,
    ];
  } else if (hits.length === 0) hits = literalHits(index, typed);
  const suggestions = best(hits).flatMap((hit) => {
    const entry = index.entries[hit.at];
    if (!entry) return [];
    const { kind, title, href } = entry;
    const { number, note } = hit.for
      ? {
          number: hit.for.number,
          note: `${hit.for.entry.act === 'ipc' ? 'was IPC' : 'now BNS'} ${hit.for.entry.number}`,
        }
      : { number: entry.number, note: reasonOf(entry, scores.places(hit.at), scores.matched) };
    return { kind, number, title, href, note };
  });
  return { suggestions, matched: scores.matched };
}
