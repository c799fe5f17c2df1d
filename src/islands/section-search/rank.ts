import type { DescriptionsFile, IndexedAct, NamesFile } from '@/lib/search-index.ts';

export interface Suggestion {
  act: IndexedAct;
  /** The number, or the sub-section that answers to the other Act: `318(4)`. */
  number: string;
  title: string;
  href: string;
  /** Why it is here, when the query is about the other Act: `was IPC 420`. */
  note?: string;
}

/** The most suggestions shown for one query (specification, section 9). */
const SUGGESTION_LIMIT = 10;

const ACTS: readonly IndexedAct[] = ['ipc', 'bns'];

/** Classes of match, best first. A section is listed under the best class it reaches. */
const EXACT_NUMBER = 0;
const COUNTERPART_OF_NUMBER = 1;
const NUMBER_PREFIX = 2;
const TITLE_START = 3;
const TITLE = 4;
const NAME = 5;
const DESCRIPTION = 6;
const NONE = 7;

interface Entry {
  act: IndexedAct;
  number: string;
  title: string;
  names: string;
  description: string;
  /** References in the other Act; for the BNS, filled in from the IPC rows. */
  counterparts: string[];
}

interface Hit extends Suggestion {
  match: number;
  /** Position in statutory order; a counterpart takes the place behind the section it answers to. */
  place: number;
}

const sectionOf = (reference: string): string => reference.replace(/\(.*/, '');

function entriesOf(
  names: NamesFile,
  descriptions?: DescriptionsFile,
): Record<IndexedAct, Map<string, Entry>> {
  const [ipc = [], bns = []] = ACTS.map((act) =>
    names[act].map(
      ([number, title, called, counterparts = ''], index): Entry => ({
        act,
        number,
        title,
        names: called,
        description: descriptions?.[act][index] ?? '',
        counterparts: counterparts === '' ? [] : counterparts.split(','),
      }),
    ),
  );
  const byNumber = (entries: Entry[]) => new Map(entries.map((entry) => [entry.number, entry]));
  const entries = { ipc: byNumber(ipc), bns: byNumber(bns) };
  for (const { number, counterparts } of ipc) {
    for (const reference of counterparts) entries.bns.get(sectionOf(reference))?.counterparts.push(number);
  }
  return entries;
}

/** Small letters, single spaces, and `dhara 420`, `section 420`, `IPC 420` read as the number. */
function normalize(text: string): string {
  const query = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return query
    .replace(/^(?:(?:ipc|bns|dhara|धारा|section|sec\.?)\s*)+(?=\d)/, '')
    .replace(/^(\d+)[ -]([a-z]{1,2})$/, '$1$2');
}

function classify(query: string, { number, title, names, description }: Entry): number {
  const section = number.toLowerCase();
  if (section === query) return EXACT_NUMBER;
  if (section.startsWith(query)) return NUMBER_PREFIX;
  const heading = title.toLowerCase();
  if (heading.startsWith(query)) return TITLE_START;
  if (heading.includes(query)) return TITLE;
  if (names.toLowerCase().includes(query)) return NAME;
  return description.toLowerCase().includes(query) ? DESCRIPTION : NONE;
}

const href = (act: IndexedAct, number: string): string => `/${act}-section/${number}`;

/** What the other Act calls a section that was asked for by its number or by a name people give it. */
function counterpartHits(
  { act, number, counterparts }: Entry,
  others: Map<string, Entry>,
  match: number,
  place: number,
): Hit[] {
  const note = act === 'ipc' ? `was IPC ${number}` : `now BNS ${number}`;
  return counterparts.flatMap((reference) => {
    const other = others.get(sectionOf(reference));
    if (!other) return [];
    return {
      act: other.act,
      number: reference,
      title: other.title,
      href: href(other.act, other.number),
      note,
      match,
      place,
    };
  });
}

/**
 * Sections whose number, title, name or description contains the query, whatever its case: the exact number first, with
 * what the other Act calls it, then numbers that begin with it, then titles, names and descriptions; within a class in
 * statutory order, the IPC before the BNS. An empty query has no suggestions. Descriptions may still be on their way.
 */
export function suggest(text: string, names: NamesFile, descriptions?: DescriptionsFile): Suggestion[] {
  const query = normalize(text);
  if (query === '') return [];
  const entries = entriesOf(names, descriptions);
  const hits: Hit[] = [];
  let place = 0;
  for (const act of ACTS) {
    const others = entries[act === 'ipc' ? 'bns' : 'ipc'];
    for (const entry of entries[act].values()) {
      const match = classify(query, entry);
      place++;
      if (match === NONE) continue;
      hits.push({
        act,
        number: entry.number,
        title: entry.title,
        href: href(act, entry.number),
        match,
        place,
      });
      // A number belongs to one Act, so its counterpart is shown with it. A name is carried over from the IPC only.
      if (match === EXACT_NUMBER) hits.push(...counterpartHits(entry, others, COUNTERPART_OF_NUMBER, place));
      if (match === NAME && act === 'ipc') hits.push(...counterpartHits(entry, others, match, place));
    }
  }
  const seen = new Set<string>();
  return hits
    .sort((a, b) => a.match - b.match || a.place - b.place)
    .filter((hit) => !seen.has(hit.href) && seen.add(hit.href))
    .slice(0, SUGGESTION_LIMIT)
    .map(({ match: _match, place: _place, ...suggestion }) => suggestion);
}
