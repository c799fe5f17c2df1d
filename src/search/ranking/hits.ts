import { ACTS, type Act, otherAct } from '@/lib/law/acts.ts';
import type { Entry } from '../index/entry.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Query } from '../language/query.ts';
import type { Scores } from './scores.ts';
import {
  CARRIED,
  NUMBER_COUNTERPART,
  NUMBER_EXACT,
  NUMBER_PREFIX,
  NUMBER_WANTED,
  SAME_SUBSECTION,
  TOPIC,
  TOPIC_OF_ACT,
} from './weights.ts';

/** An entry that answers a query, and what speaks for it. */
export interface Hit {
  entry: Entry;
  score: number;
  /** The section of the other Act it is listed for, and the reference by which it answers to that: `318(4)`. */
  counterpartOf?: { section: Entry; reference: string };
}

/** The sections of the other Act that answer to a section. */
function counterpartHits(index: SearchIndex, section: Entry, score: number): Hit[] {
  return index
    .counterparts(section)
    .map(({ entry, reference }) => ({ entry, score, counterpartOf: { section, reference } }));
}

/** The sections with the number of a query, the Acts it is looked for in, and the Act it is wanted in. */
function sectionsNamed(index: SearchIndex, { numbers, act, wanted }: Query) {
  const numbered = (acts: readonly Act[]): Entry[] =>
    numbers
      .map((number) => acts.flatMap((one) => index.section(one, number) ?? []))
      .find(({ length }) => length > 0) ?? [];
  const acts = act ? [act] : ACTS;
  const sections = numbered(acts);
  if (!act || sections.length > 0) return { sections, acts, wanted };
  // "bns 420": the number of one Act with the name of the other asks what it is called there.
  const elsewhere = numbered([otherAct(act)]);
  return elsewhere.length > 0
    ? { sections: elsewhere, acts: [otherAct(act)], wanted: act }
    : { sections, acts, wanted };
}

/** The section a query names, with what the other Act calls it, and sections whose number begins with it. */
export function numberHits(index: SearchIndex, query: Query): Hit[] {
  const [beginning] = query.numbers;
  if (!beginning) return [];
  const { reference, words } = query;
  const { sections, acts, wanted } = sectionsNamed(index, query);
  const exact = sections.flatMap((entry) => {
    const isWanted = entry.act && wanted === otherAct(entry.act);
    const counterparts = counterpartHits(index, entry, isWanted ? NUMBER_WANTED : NUMBER_COUNTERPART);
    return [
      { entry, score: NUMBER_EXACT },
      // Of several old sections the one that became just this sub-section comes first.
      ...counterparts.map((hit) => {
        const same = reference && hit.entry.counterparts.includes(reference);
        return same ? { ...hit, score: hit.score + SAME_SUBSECTION } : hit;
      }),
    ];
  });
  if (words.length > 0 || wanted) return exact;
  const longer = index.entries.filter(
    (entry) => entry.act && acts.includes(entry.act) && entry.number.toLowerCase().startsWith(beginning),
  );
  return [...exact, ...longer.map((entry) => ({ entry, score: NUMBER_PREFIX }))];
}

/** Pages that the whole query asks for by one of their names, those of the Act it names first. */
export function topicHits(index: SearchIndex, text: string): Hit[] {
  return index.topics(text).map((entry) => {
    const [act = ''] = entry.kind.toLowerCase().split(' ');
    const named = new RegExp(`(?<![a-z])${act}(?![a-z])`).test(text);
    return { entry, score: named ? TOPIC + TOPIC_OF_ACT : TOPIC };
  });
}

/** Entries the words speak for. A name of an old section speaks for the new one as well. */
export function wordHits(index: SearchIndex, scores: Scores): Hit[] {
  return scores.found().flatMap((entry) => {
    const score = scores.of(entry);
    const places = scores.places(entry);
    const named = entry.act === 'ipc' && (places.has('name') || places.has('longName'));
    return [{ entry, score }, ...(named ? counterpartHits(index, entry, score * CARRIED) : [])];
  });
}

/** Entries that contain a text letter for letter, though no word begins with it. */
export function literalHits(index: SearchIndex, text: string): Hit[] {
  return index.entries
    .filter(({ title, names, description }) =>
      [title, names, description].join('\n').toLowerCase().includes(text),
    )
    .map((entry) => ({ entry, score: 0 }));
}
