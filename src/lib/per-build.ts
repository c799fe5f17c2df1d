/**
 * Runs `load` once for each key of a build, however many pages ask. While editing it runs each time, so that a saved file
 * shows at once.
 */
export function perBuild<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    if (import.meta.env.DEV) return load(key);
    const value = known.get(key) ?? load(key);
    known.set(key, value);
    return value;
  };
}
