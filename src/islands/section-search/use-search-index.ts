import { useEffect, useState } from 'react';
import { type LoadState, openSearchIndex } from '@/search/index/load.ts';
import { openAnswers } from '@/search/ranking/answer.ts';
import type { SearchWords } from '@/search/words/en.ts';

/** A wait shorter than this is not worth a word. */
const SLOW_MS = 200;

/**
 * Loads the index when the island wakes, and with each change of the query what of it is needed and did not come. A fault
 * while it is built goes to the island's error screen. `slow`: whether the reader has waited long enough to be told. `known`
 * changes whenever `answer` may answer otherwise than before.
 * @param words of the language that the index answers in
 */
export function useSearchIndex(words: SearchWords, query: string) {
  const [state, setState] = useState<LoadState>('loading');
  const [slow, setSlow] = useState(false);
  const [source] = useState(() => openSearchIndex(setState, words));
  const [readers, setReaders] = useState(0);
  const [answer] = useState(() => openAnswers(source.index, () => setReaders(1)));
  useEffect(() => {
    setTimeout(setSlow, SLOW_MS, true);
  }, []);
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    source.load(query).catch(setFault);
  }, [source, query]);
  // Only what is thrown while it is drawn reaches the error screen.
  if (fault) throw fault;
  return { answer, known: `${state} ${readers}`, state, slow };
}
