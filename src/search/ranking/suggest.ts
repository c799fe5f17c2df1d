import type { Act } from '@/lib/law/acts.ts';
import type { Entry, Place } from '../index/entry.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { readQuery } from '../language/query.ts';
import { plain, tellingWords } from '../language/words.ts';
import { type Hit, literalHits, numberHits, topicHits, wordHits } from './hits.ts';
import { Scores } from './scores.ts';
import { joinPairs, spellingsMeantBy } from './spellings-meant.ts';

export interface Suggestion {
  /** `IPC`, `BNS`, or what kind of page it is. */
  kind: string;
  /** The number, or the sub-section that answers to the other Act: `318(4)`. Empty for a page that is no section. */
  number: string;
  title: string;
  href: string;
  /** Punishment and bail of a section. */
  answers?: string;
  /** Why it is here, when neither number nor title says so: `was IPC 420`, or the words that matched. */
  note?: string;
  /** Its numbers in both Acts, where it has one in each: `420` and `318(4)`, or `415 +3`. */
  bridge?: Readonly<Record<Act, string>> | undefined;
  /** Whether the bridge is the reason, so that the note need not be written as well. */
  isCounterpart?: boolean;
}

export interface Answer {
  suggestions: readonly Suggestion[];
  /** The words that matched, in small letters, to be marked where they are shown. */
  matched: ReadonlySet<string>;
}

/** The most suggestions shown for one query (specification, section 9). */
export const SUGGESTION_LIMIT = 10;

/** What is typed or pasted beyond this says nothing more, and takes its time. */
export const LONGEST_QUERY = 200;

/** What matched, where the title does not show it. */
function reasonOf(
  { names, description }: Entry,
  places: ReadonlySet<Place>,
  matched: ReadonlySet<string>,
): string | undefined {
  if (places.has('title')) return;
  if (places.has('name') || places.has('longName')) {
    return names.find((name) => tellingWords(plain(name)).some((word) => matched.has(word)));
  }
  return places.has('description') ? description : undefined;
}

/** The best hit of each entry, best first; at equal worth in statutory order, the other Act's section behind its own. */
function best(hits: readonly Hit[]): Hit[] {
  const byEntry = new Map<Entry, Hit>();
  for (const hit of hits) {
    const known = byEntry.get(hit.entry);
    if (!known || hit.score > known.score) byEntry.set(hit.entry, hit);
  }
  return [...byEntry.values()]
    .sort((a, b) => b.score - a.score || a.entry.position - b.entry.position)
    .slice(0, SUGGESTION_LIMIT);
}

/** The numbers of a section in both Acts, the first of several and how many more there are. */
export function bridgeOf({
  act,
  number,
  counterparts: [first, ...others],
}: Pick<Entry, 'act' | 'number' | 'counterparts'>): Suggestion['bridge'] {
  if (!act || !first) return;
  const there = others.length > 0 ? `${first} +${others.length}` : first;
  return act === 'ipc' ? { ipc: number, bns: there } : { ipc: there, bns: number };
}

function suggestionFor(
  { entry, counterpartOf }: Hit,
  index: SearchIndex,
  scores: Scores,
  matched: ReadonlySet<string>,
): Suggestion {
  const { number, title, href } = entry;
  const kind = index.words.kinds[entry.kind] ?? entry.kind;
  if (!counterpartOf) {
    const note = reasonOf(entry, scores.places(entry), matched);
    return { kind, number, title, href, answers: entry.answers, note, bridge: bridgeOf(entry) };
  }
  const { section, reference } = counterpartOf;
  const isOld = section.act === 'ipc';
  const note = isOld ? index.words.wasOld(section.number) : index.words.nowNew(section.number);
  const bridge = isOld ? { ipc: section.number, bns: reference } : { ipc: reference, bns: section.number };
  const answers = index.answers(entry, reference);
  return { kind, number: reference, title, href, answers, note, bridge, isCounterpart: true };
}

/**
 * Suggestions for what a reader typed, the best first: the exact number with what the other Act calls it, numbers that
 * begin with it, then by words: titles, names, descriptions, each whole before begun before misspelt. Empty text has
 * none. The index may still be filling.
 */
export function suggest(text: string, index: SearchIndex): Answer {
  const typed = plain(text.slice(0, LONGEST_QUERY)).trim();
  if (typed === '') return { suggestions: [], matched: new Set() };
  const query = readQuery(typed);
  const scores = new Scores(index.entries.length, typed);
  for (const word of joinPairs(query.words, index.vocabulary)) {
    scores.add(word, spellingsMeantBy(word, index.vocabulary));
  }
  const matched = new Set([...scores.matched, ...query.numbers]);
  const numbered = numberHits(index, query).map((hit) => ({
    ...hit,
    score: hit.score + scores.of(hit.entry),
  }));
  const hits = [...topicHits(index, typed), ...numbered, ...wordHits(index, scores)];
  if (hits.length === 0 && query.numbers.length === 0) hits.push(...literalHits(index, typed));
  return { suggestions: best(hits).map((hit) => suggestionFor(hit, index, scores, matched)), matched };
}
