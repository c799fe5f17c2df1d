import type { Spelling, Vocabulary } from '../index/vocabulary.ts';
import { fold } from '../language/spellings.ts';
import { SYNONYMS } from './synonyms.ts';
import {
  BEGINS,
  BEGINS_AND_NEARLY_WHOLE,
  ONE_TYPO,
  SAME_SOUND,
  SAME_STEM,
  SYNONYM,
  TWO_TYPOS,
} from './weights.ts';

/** Spellings of the index that may be meant by a word of the query, each with how well it fits (1: the same word). */
export type Meant = Map<Spelling, number>;

const ENDING = /(?:ations?|ing|ings|ed|er|ers|es|s|ment|ion)$/;

function addBeginning(meant: Meant, vocabulary: Vocabulary, word: string, worth: number): void {
  const key = fold(word);
  for (const found of vocabulary.beginningWith(key)) {
    for (const spelling of vocabulary.get(found)) {
      let fit = BEGINS + BEGINS_AND_NEARLY_WHOLE * (key.length / found.length);
      if (spelling.text === word) fit = 1;
      else if (found === key) fit = SAME_SOUND;
      meant.set(spelling, Math.max(meant.get(spelling) ?? 0, fit * worth));
    }
  }
}

/** In a short word every letter counts. */
const errorsAllowed = (key: string): number => (key.length > 6 ? 2 : Number(key.length > 3));

/** What a word of the query may mean: itself, what begins with it, other forms of it; typing errors only in nothing else. */
export function spellingsMeantBy(word: string, vocabulary: Vocabulary): Meant {
  // A figure is itself, not the beginning of another.
  if (/^\d+$/.test(word)) return new Map(vocabulary.get(word).map((spelling) => [spelling, 1]));
  const meant: Meant = new Map();
  addBeginning(meant, vocabulary, word, 1);
  const stem = word.replace(ENDING, '');
  if (stem !== word && stem.length > 3) addBeginning(meant, vocabulary, stem, SAME_STEM);
  for (const synonym of SYNONYMS.get(fold(stem)) ?? []) addBeginning(meant, vocabulary, synonym, SYNONYM);
  if (meant.size > 0) return meant;
  for (const key of new Set([fold(word), fold(stem)])) {
    for (const [near, errors] of vocabulary.near(key, errorsAllowed(key))) {
      for (const spelling of vocabulary.get(near)) meant.set(spelling, errors > 1 ? TWO_TYPOS : ONE_TYPO);
    }
  }
  return meant;
}

/** The words of a query, two that the index knows as one put together: "maar pit", "house breaking". */
export function joinPairs(words: readonly string[], vocabulary: Vocabulary): string[] {
  const [first, second, ...rest] = words;
  if (first === undefined) return [];
  if (second === undefined) return [first];
  const pair = first + second;
  if (vocabulary.get(fold(pair)).length > 0) return [pair, ...joinPairs(rest, vocabulary)];
  return [first, ...joinPairs(words.slice(1), vocabulary)];
}
