import { useEffect, useState } from 'react';
import { type LoadState, loadIndex } from '@/lib/search/load.ts';
import type { SearchIndex } from '@/lib/search/search-index.ts';

/** A wait shorter than this is not worth a word. */
const SLOW_MS = 200;

interface Loaded {
  state: LoadState;
  index?: SearchIndex;
  /** Whether the reader has waited long enough to be told. */
  slow: boolean;
}

/** Loads the index once, when the island wakes. A fault while it is built goes to the island's error screen. */
export function useSearchIndex(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading', slow: false });
  useEffect(() => {
    let unmounted = false;
    const update = (part: () => Partial<Loaded>) =>
      unmounted || setLoaded((known) => ({ ...known, ...part() }));
    const timer = setTimeout(() => update(() => ({ slow: true })), SLOW_MS);
    loadIndex((state, index) => update(() => ({ state, index }))).catch((error: unknown) =>
      update(() => {
        throw error;
      }),
    );
    return () => {
      unmounted = true;
      clearTimeout(timer);
    };
  }, []);
  return loaded;
}
