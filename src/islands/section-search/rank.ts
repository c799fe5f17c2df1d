import type { DescriptionsFile, IndexedAct, NamesFile } from '@/lib/search-index.ts';

export interface Suggestion {
  act: IndexedAct;
  number: string;
  title: string;
  href: string;
}

/** The most suggestions shown for one query (specification, section 9). */
const SUGGESTION_LIMIT = 10;

const ACTS: readonly IndexedAct[] = ['ipc', 'bns'];

/** Classes of match, best first. A section is listed under the best class it reaches. */
enum Match {
  ExactNumber,
  NumberPrefix,
  TitleStart,
  Title,
  Name,
  Description,
  None,
}

function classify(query: string, number: string, title: string, names: string, description: string): Match {
  const section = number.toLowerCase();
  if (section === query) return Match.ExactNumber;
  if (section.startsWith(query)) return Match.NumberPrefix;
  const heading = title.toLowerCase();
  if (heading.startsWith(query)) return Match.TitleStart;
  if (heading.includes(query)) return Match.Title;
  if (names.toLowerCase().includes(query)) return Match.Name;
  return description.toLowerCase().includes(query) ? Match.Description : Match.None;
}

/** Small letters, single spaces, and `dhara 420`, `section 420`, `IPC 420` read as the number. */
function normalize(text: string): string {
  const query = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return query
    .replace(/^(?:(?:ipc|bns|dhara|धारा|section|sec\.?)\s*)+(?=\d)/, '')
    .replace(/^(\d+)[ -]([a-z]{1,2})$/, '$1$2');
}

/**
 * Sections whose number, title, name or description contains the query, whatever its case: the exact number first,
 * then numbers that begin with it, then titles, names and descriptions; within a class in statutory order, the IPC
 * before the BNS. An empty query has no suggestions. Descriptions may still be on their way.
 */
export function suggest(text: string, names: NamesFile, descriptions?: DescriptionsFile): Suggestion[] {
  const query = normalize(text);
  if (query === '') return [];
  const found = ACTS.flatMap((act) =>
    names[act].map(([number, title, called], index) => ({
      match: classify(query, number, title, called, descriptions?.[act][index] ?? ''),
      act,
      number,
      title,
      href: `/${act}-section/${number}`,
    })),
  ).filter(({ match }) => match !== Match.None);
  return found
    .sort((a, b) => a.match - b.match)
    .slice(0, SUGGESTION_LIMIT)
    .map(({ match: _, ...suggestion }) => suggestion);
}
