import { report } from '@/lib/report.ts';
import { answersHref, descriptionsHref, namesHref, pagesHref } from '../hrefs.ts';
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
 */
export function openSearchIndex(onState: (state: LoadState) => void) {
  const index = new SearchIndex();
  const missing = new Set([namesHref, answersHref, pagesHref, descriptionsHref]);
  let loading: Promise<void> | undefined;

  const loadFile = async (path: string) => {
    const file = missing.has(path) && (await fetchFile(path));
    if (!file) return;
    if (path === namesHref) await index.addNames(file, pause);
    else if (path === answersHref) index.addAnswers(file);
    else if (path === pagesHref) index.addPages(file);
    else await index.addDescriptions(file, pause);
    missing.delete(path);
  };

  const loadAll = async () => {
    if (missing.has(namesHref)) onState('loading');
    await loadFile(namesHref);
    if (!missing.has(namesHref)) {
      onState('names');
      await Promise.all([answersHref, pagesHref, descriptionsHref].map(loadFile));
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
