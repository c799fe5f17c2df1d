import { AsyncLocalStorage } from 'node:async_hooks';
import { noteReads, withReads } from './page-reads.ts';

const BUILD = {};
/** While editing: the request that is being answered. */
const request = new AsyncLocalStorage<object>();

/** Answers a request; what is loaded once for a build is loaded once for it while editing, so that a saved file shows at once. */
export const forOneRequest = <Answer>(answer: () => Answer): Answer => request.run({}, answer);

/** Runs `load` once for each key of a build, however many pages ask; each of them has read what `load` read. */
export function perBuild<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new WeakMap<object, Map<Key, ReturnType<typeof withReads<Value>>>>();
  return async (key) => {
    const scope = import.meta.env.DEV ? request.getStore() : BUILD;
    if (!scope) return load(key);
    const byKey = known.get(scope) ?? new Map();
    known.set(scope, byKey);
    const loading = byKey.get(key) ?? withReads(() => load(key));
    byKey.set(key, loading);
    const { made, reads } = await loading;
    noteReads(reads);
    return made;
  };
}
