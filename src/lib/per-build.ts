import { noteReads, withReads } from './page-reads.ts';

/**
 * Runs `load` once for each key of a build, however many pages ask; each of them has read what `load` read. While editing it
 * runs each time, so that a saved file shows at once.
 */
export function perBuild<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, ReturnType<typeof withReads<Value>>>();
  return async (key) => {
    if (import.meta.env.DEV) return load(key);
    const loading = known.get(key) ?? withReads(() => load(key));
    known.set(key, loading);
    const { made, reads } = await loading;
    noteReads(reads);
    return made;
  };
}
