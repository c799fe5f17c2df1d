import { report } from '../report.ts';
import {
  DESCRIPTIONS_PATH,
  type DescriptionsFile,
  NAMES_PATH,
  type NamesFile,
  PAGES_PATH,
  type PagesFile,
} from './files.ts';
import { SearchIndex } from './search-index.ts';

export type LoadState = 'loading' | 'names' | 'complete' | 'failed';

async function fetchJson<Shape>(path: string): Promise<Shape> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<Shape>;
}

const quietly = async <Shape>(path: string): Promise<Shape | undefined> => {
  try {
    return await fetchJson<Shape>(path);
  } catch (error) {
    report('warn', 'A part of the search index could not be loaded', { error });
    return undefined;
  }
};

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Loads the index: first what most queries need, then the rest. `onState` is told of `names` once it can answer, and
 * of `complete` when nothing more will come; names without the rest still answer most queries. A file that arrives and
 * makes no sense is a fault of ours, so it throws.
 */
export async function loadIndex(onState: (state: LoadState, index: SearchIndex) => void): Promise<void> {
  const index = new SearchIndex();
  const names = await quietly<NamesFile>(NAMES_PATH);
  if (!names) return onState('failed', index);
  await index.addNames(names, pause);
  onState('names', index);
  const [pages, descriptions] = await Promise.all([
    quietly<PagesFile>(PAGES_PATH),
    quietly<DescriptionsFile>(DESCRIPTIONS_PATH),
  ]);
  if (descriptions) await index.addDescriptions(descriptions, pause);
  if (pages) index.addPages(pages);
  onState('complete', index);
}
