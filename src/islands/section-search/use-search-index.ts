import { useEffect, useState } from 'react';
import { report } from '@/lib/report.ts';
import { DESCRIPTIONS_PATH, type DescriptionsFile, NAMES_PATH, type NamesFile } from '@/lib/search-index.ts';

async function fetchJson<Shape>(path: string): Promise<Shape> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<Shape>;
}

interface SearchIndex {
  names?: NamesFile;
  /** Larger, so it follows the names and may be missing for a moment. */
  descriptions?: DescriptionsFile;
  state: 'loading' | 'ready' | 'failed';
}

/** Loads the index of sections once per page: first what most queries need, then the descriptions. */
export function useSearchIndex(): SearchIndex {
  const [index, setIndex] = useState<SearchIndex>({ state: 'loading' });
  useEffect(() => {
    let unmounted = false;
    const update = (part: Partial<SearchIndex>) => !unmounted && setIndex((known) => ({ ...known, ...part }));
    const load = async () => {
      try {
        update({ names: await fetchJson<NamesFile>(NAMES_PATH) });
        update({ descriptions: await fetchJson<DescriptionsFile>(DESCRIPTIONS_PATH), state: 'ready' });
      } catch (error) {
        report('warn', 'The search index could not be loaded', { error });
        // Names without descriptions still answer most queries.
        setIndex((known) => (unmounted ? known : { ...known, state: known.names ? 'ready' : 'failed' }));
      }
    };
    load();
    return () => {
      unmounted = true;
    };
  }, []);
  return index;
}
