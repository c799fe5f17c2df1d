/**
 * The classes that scripts may put on a page. A class in a script is a word of it, so every word counts: better a rule too
 * many than one too few.
 */
import { detached } from './detached.ts';

/** Code, and no data: what a page says to search engines puts no class on it. */
const INLINE = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
/** Two patterns: one that begins in either way is sought ten times as slowly. */
const FILES = [/-url="([^"]+\.js)"/g, /<script[^>]* src="([^"]+\.js)"/g];
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;
const WORD = /[\w:./-]+/g;

const wordsOf = (source: string): ReadonlySet<string> => new Set(source.match(WORD));

/** What was worked out for a key is kept: all pages have the same few scripts. */
function kept<Value>(workOut: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const own = detached(key);
    const made = workOut(own);
    known.set(own, made);
    return made;
  };
}

export type ScriptWords = (html: string) => (word: string) => boolean;

/**
 * Makes the function that says of a page which words its scripts have, those of its islands and of all they import included.
 * @param readScript the source of the script at an address of the site, or what counts in its place
 */
export function scriptWords(readScript: (address: string) => string): ScriptWords {
  const inline = kept(wordsOf);
  const source = kept((address) => readScript(address));
  const file = kept((address): ReadonlySet<string>[] => {
    const all = new Set([address]);
    for (const one of all)
      for (const [, imported = ''] of source(one).matchAll(IMPORTED))
        all.add(new URL(imported, `http://site.test${one}`).pathname);
    return [...all].map((one) => inline(source(one)));
  });
  return (html) => {
    const sets = [
      ...[...html.matchAll(INLINE)].map(([, script = '']) => inline(script)),
      ...FILES.flatMap((pattern) => [...html.matchAll(pattern)]).flatMap(([, address = '']) => file(address)),
    ];
    return (word) => sets.some((words) => words.has(word));
  };
}
