import { report } from '@/lib/report.ts';
import { INDEX_FILES, type IndexFile, indexHref } from '../hrefs.ts';
import { isInHindi } from '../language/words.ts';
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
 * An index and the function that loads it: first what most queries need, then the rest, and the names in Hindi for who asks
 * in Hindi. Called again after a failure, it fetches what is still missing; otherwise each file is loaded once. `onState` is
 * told of each new state. A file that arrives and makes no sense is a fault of ours, so it throws, and goes on throwing.
 * @param words of the language whose files are loaded
 */
export function openSearchIndex(onState: (state: LoadState) => void, words: SearchWords = searchEn) {
  const index = new SearchIndex(words);
  const missing = new Set<IndexFile>(INDEX_FILES);
  let isHindiAsked = false;
  let loading: Promise<void> | undefined;

  const loadFile = async (name: IndexFile) => {
    const file = missing.has(name) && (await fetchFile(indexHref(name, words.language)));
    if (!file) return;
    if (name === 'names') await index.addNames(file, pause);
    else if (name === 'answers') index.addAnswers(file);
    else if (name === 'pages') index.addPages(file);
    else if (name === 'hindi') await index.addHindi(file, pause);
    else await index.addDescriptions(file, pause);
    missing.delete(name);
  };

  const loadMissing = async (): Promise<void> => {
    if (missing.has('names')) onState('loading');
    await loadFile('names');
    const tried = new Set(missing);
    if (!missing.has('names')) {
      onState('names');
      await Promise.all([...tried].map(loadFile));
    }
    // A query in Hindi may have come meanwhile.
    if ([...missing].some((name) => !tried.has(name))) return loadMissing();
    loading = undefined;
    onState(missing.size > 0 ? 'failed' : 'complete');
  };

  /** @param query what is looked for, as far as it is known */
  const load = async (query = ''): Promise<void> => {
    if (!isHindiAsked && (words.language === 'hi' || isInHindi(query))) {
      isHindiAsked = true;
      missing.add('hindi');
    }
    if (missing.size === 0) return;
    loading ??= loadMissing();
    return loading;
  };

  return { index, load };
}
