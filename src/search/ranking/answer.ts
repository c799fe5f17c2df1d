/** Answers a query: as a charge where it names several sections, else with suggestions. */
import { report } from '@/lib/report.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { ChargeLine } from '../language/charges.ts';
import { plain } from '../language/words.ts';
import { type Answer, LONGEST_QUERY, SUGGESTION_LIMIT, suggest } from './suggest.ts';

/** Two numbers at least, beside those of sub-sections. Only then the code that reads charges is loaded. */
const SEVERAL_NUMBERS = /(?<![(\d])\d.*[^(\d]\d/;

type Reader = typeof import('./charge-suggestions.ts');

export interface ReadAnswer extends Answer {
  /** The charge that the query is. */
  line?: ChargeLine;
}

/**
 * @param most the most sections of a charge that are shown
 * @param onLoad told when the code for charges has come, so that the query is answered again
 * @returns a function that answers with what is loaded by then
 */
export function openAnswers(
  index: SearchIndex,
  onLoad: () => void,
  most = SUGGESTION_LIMIT,
): (query: string) => ReadAnswer {
  let reader: Reader | undefined;
  let isLoading = false;
  const load = async () => {
    isLoading = true;
    try {
      reader = await import('./charge-suggestions.ts');
      onLoad();
    } catch (error) {
      // The single numbers are still found; the next charge tries again.
      report('warn', 'Charges cannot be read', { error });
    }
    isLoading = false;
  };
  return (query) => {
    const typed = query.slice(0, LONGEST_QUERY);
    const hasSeveral = SEVERAL_NUMBERS.test(plain(typed));
    if (hasSeveral && !reader && !isLoading) load();
    const line = reader && hasSeveral ? reader.chargeLine(typed, index) : undefined;
    if (!reader || !line) return suggest(typed, index);
    const suggestions = reader.suggestCharges(line, index, typed.trim());
    return { suggestions: suggestions.slice(0, most), matched: new Set(), line };
  };
}
