import { report } from '@/lib/report.ts';
import { INDEX_FILES, type IndexFile, indexHref } from '../hrefs.ts';
import { type SearchWords, searchEn } from '../words/en.ts';
import { SearchIndex } from './search-index.ts';

/** `names`: it can answer most queries, and the rest is on its way. `failed`: something did not come. */
export type LoadState = 'loading' | 'names' | 'complete' | 'failed';

/** The file at an address, or nothing where it does not come. */
async function fetchFile(path: string) {
  try {
    const response = await fetch(path);
    if (response.ok) return await response.json();
    throw new Error(`${path} answered ${response.status}`);
  } catch (error) {
    report('warn', 'A part of the search index could not be loaded', { error });
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * An index and the function that loads it: first what most queries need, then the rest. Called again after a failure, it
 * fetches what is still missing; otherwise it is done once. `onState` is told of each new state. A file that arrives and
 * makes no sense is a fault of ours, so it throws, and goes on throwing.
 * @param words of the language whose files are loaded
 */
export function openSearchIndex(onState: (state: LoadState) => void, words: SearchWords = searchEn) {
  const index = new SearchIndex(words);
  const missing = new Set<IndexFile>(INDEX_FILES);
  let loading: Promise<void> | undefined;

  const loadFile = async (name: IndexFile) => {
    const file = missing.has(name) && (await fetchFile(indexHref(name, words.language)));
    if (!file) return;
    if (name === 'names') await index.addNames(file, pause);
    else if (name === 'answers') index.addAnswers(file);
    else if (name === 'pages') index.addPages(file);
    else await index.addDescriptions(file, pause);
    missing.delete(name);
  };

  const loadAll = async () => {
    if (missing.has('names')) onState('loading');
    await loadFile('names');
    if (!missing.has('names')) {
      onState('names');
      await Promise.all(INDEX_FILES.map(loadFile));
    }
    const failed = missing.size > 0;
    if (failed) loading = undefined;
    onState(failed ? 'failed' : 'complete');
  };

  const load = (): Promise<void> => {
    loading ??= loadAll();
    return loading;
  };

  return { index, load };
}
