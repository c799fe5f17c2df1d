/**
 * The loader of every collection. It differs from Astro's `glob()` in four ways that matter here: a file without
 * components is rendered as plain Markdown even when its name ends in `.mdx` (bundling one module per entry is what a
 * large build pays for), references are checked while loading, nothing is parsed twice, and every problem of every file of every collection is reported at once in an editor's words.
 */
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { liveEntries, watchedStore } from '../../build/content-store.ts';
import { keepReading, keptReading } from './kept-reading.ts';
import { ContentError, type Problem, reportOf } from './problems.ts';
import { type Content, type KeptFile, readContent } from './read-content.ts';
import { type CollectionOptions, idOf } from './read-entry.ts';

/** The newest reading of everything. The loaders of all collections share it, so that each error tells of all. */
let latest: Promise<Content> | undefined;

/** Reads the content, and only what has changed where it was read before, by this program or an earlier one. */
function readAgain(root: string): Promise<Content> {
  const before = latest?.catch(() => undefined);
  latest = (async () => {
    const known = before ? await before : keptReading(root);
    const content = readContent(root, known);
    if (!before) keepReading(root, content, known);
    return content;
  })();
  return latest;
}

/** Where entries are put: Astro's store, or while editing the pages' own. */
type Place = Pick<LoaderContext['store'], 'get' | 'set' | 'delete' | 'keys' | 'addModuleImport'>;

/** Hands the entries of a collection to the pages, and gives where to put what is changed while they are edited. */
function showLive({ collection, store }: LoaderContext): Place {
  const entries = new Map(store.entries());
  liveEntries.set(collection, entries);
  const { addModuleImport } = store;
  return {
    get: (id) => entries.get(id) as never,
    set(entry) {
      entries.set(entry.id, entry);
      if (entry.deferredRender && entry.filePath) addModuleImport(entry.filePath);
      return true;
    },
    delete: (id) => void entries.delete(id),
    keys: () => [...entries.keys()],
    addModuleImport,
  };
}

async function store(context: LoaderContext, place: Place, file: string, { entry, components }: KeptFile) {
  if (!entry) return;
  const { id, frontMatter: data, body } = entry;
  // Of what the schema made of the file, so that a changed schema never leaves an old entry behind.
  const digest = context.generateDigest({ file, data, body });
  const known = place.get(id);
  if (known?.digest === digest) {
    if (known.deferredRender && known.filePath) place.addModuleImport(known.filePath);
    return;
  }
  const base = { id, data, digest, body, filePath: file };
  if (body === '') {
    place.set(base);
  } else if (components) {
    place.set({ ...base, deferredRender: true });
  } else {
    place.set({ ...base, rendered: await context.renderMarkdown(body) });
  }
}

/** The loader of one collection. The files were parsed with its schema when they were read, so what it stores is final. */
export function entryLoader<Fields>(options: CollectionOptions<Fields>): Loader {
  let seen: Promise<Content> | undefined;

  async function storeAll(context: LoaderContext, place: Place, files: ReadonlyMap<string, KeptFile>) {
    const byId = new Map([...files].map(([file, read]) => [idOf(file), { file, read }]));
    for (const id of place.keys()) if (!byId.has(id)) place.delete(id);
    // In the order of the Act, or of the names.
    for (const id of options.ids ?? byId.keys()) {
      const { file, read } = byId.get(id) ?? {};
      if (file && read) await store(context, place, file, read);
    }
  }

  return {
    name: 'entry-loader',
    load: async (context) => {
      const root = fileURLToPath(context.config.root);
      const filesOf = ({ files }: Content) => files.get(options.base) ?? new Map();
      // The first loader reads for all of them; one that is asked again wants what has changed since.
      seen = latest === undefined || latest === seen ? readAgain(root) : latest;
      const content = await seen;
      if (content.problems.length > 0) throw new ContentError(content.problems);
      await storeAll(context, context.store, filesOf(content));

      const live = showLive(context);

      const { watcher } = context;
      if (!watcher) return;
      const folder = join(root, options.base);
      watcher.add(folder);
      const update = async () => {
        seen = readAgain(root);
        const now = await seen;
        // While an editor types, a broken file is reported and the last good version stays on screen.
        if (now.problems.length > 0) context.logger.error(reportOf(now.problems));
        const isOwn = ({ file }: Problem) => file.startsWith(`${options.base}/`);
        if (now.problems.some(isOwn)) return;
        await storeAll(context, live, filesOf(now));
        watcher.emit('change', watchedStore(context.config.root));
      };
      watcher.on('all', (_event, changed) => {
        if (!changed.startsWith(folder + sep)) return;
        update().catch((error: unknown) => context.logger.error(String(error)));
      });
    },
  };
}
