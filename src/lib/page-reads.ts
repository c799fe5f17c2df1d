/**
 * What each page reads of the files of sections, noted while it is rendered: a page of an earlier build stands as long as all
 * that was read for it is what it was (build/kept-pages.ts). Like the register of pages, what is noted is there once for
 * the pages' own bundle and for the build around it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

/** What can be read, by its name: `en/ipc/420`, `hi/ipc/420`. */
type Sources = Map<string, Readonly<Record<string, unknown>>>;

interface Notes {
  sources: Sources;
  digests: Map<string, string>;
  /** The reads of what is being made. */
  making: AsyncLocalStorage<Set<string>>;
  /** Reads outside of it, such as those that say which pages there are: any page may have been made from them. */
  shared: Set<string>;
}

const holder = globalThis as { pageReads?: Notes };
holder.pageReads ??= {
  sources: new Map(),
  digests: new Map(),
  making: new AsyncLocalStorage(),
  shared: new Set(),
};
const { sources, digests, making, shared } = holder.pageReads;

/** Notes reads, each the name of a source and of one of its fields. */
export function noteReads(reads: readonly string[]): void {
  const noted = making.getStore() ?? shared;
  for (const read of reads) noted.add(read);
}

/**
 * Lets a page read from an object, and notes what it reads.
 * @param source the object's name, one for each object of a build
 * @param free fields that are not noted: a change in them is one of all pages
 * @param more what else can be read of the source, and is noted by `noteReads`
 */
export function noted<Source extends object>(
  source: string,
  object: Source,
  free: ReadonlySet<string | symbol>,
  more: Readonly<Record<string, unknown>> = {},
): Source {
  sources.set(source, { ...object, ...more });
  digests.clear();
  return new Proxy(object, {
    get(target, field) {
      // An object that waits to be handed on is asked for its `then`, which no section has.
      if (Object.hasOwn(target, field) && !free.has(field)) noteReads([`${source} ${String(field)}`]);
      return Reflect.get(target, field);
    },
  });
}

/** Runs what makes a page, or a part of several. Resolves with what it made and all it read. */
export async function withReads<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made; reads: readonly string[] }> {
  const reads = new Set<string>();
  return { made: await making.run(reads, make), reads: [...reads] };
}

/** What was read outside of all that so far. */
export const sharedReads = (): readonly string[] => [...shared];

function digestOf(read: string): string {
  const known = digests.get(read);
  if (known) return known;
  const end = read.indexOf(' ');
  const value = sources.get(read.slice(0, end))?.[read.slice(end + 1)];
  const digest = createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64');
  digests.set(read, digest);
  return digest;
}

/** One digest of all that `reads` name, as it is in this build. What is not there any more counts as nothing. */
export function digestOfReads(reads: readonly string[]): string {
  const hash = createHash('sha256');
  for (const read of reads) hash.update(digestOf(read));
  return hash.digest('base64');
}
