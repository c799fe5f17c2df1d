/**
 * One loader for every collection of Markdown files. It differs from Astro's `glob()` in four ways that matter here:
 * a file without components is rendered as plain Markdown even when its name ends in `.mdx` (bundling one module per
 * entry is what a large build pays for), an entry may exist from the fact tables alone, references are checked while
 * loading, and every problem of every file is reported at once in an editor's words.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { LineCounter, parseDocument } from 'yaml';
import { ContentError, type Problem, problemsOf } from './problems.ts';

export interface EntryFile<FrontMatter> {
  /** The file name without its ending, case kept: `304B`. */
  id: string;
  frontMatter: FrontMatter;
  /** The Markdown below the front matter. */
  body: string;
}

export interface EntryLoaderOptions<FrontMatter, Facts> {
  /** Folder of the files, from the project's root: `src/content/ipc`. */
  base: string;
  schema: z.ZodType<FrontMatter>;
  /** The closed set of ids and what is already known of each. Every one of them becomes an entry, file or not. */
  facts?: ReadonlyMap<string, Facts>;
  /** The front matter field that must equal the file name, so that a copied file cannot shadow another. */
  idField?: keyof FrontMatter & string;
  /** Whether an entry must have text below its front matter. */
  bodyRequired?: boolean;
  /** Checks that need more than the front matter: references, rules that depend on the facts. */
  check?: (entry: EntryFile<FrontMatter>, facts: Facts | undefined) => Omit<Problem, 'file'>[];
}

/** What a collection built on this loader stores: the facts of the entry, and the prose where there is a file. */
interface LoadedEntry<FrontMatter, Facts> extends Record<string, unknown> {
  facts: Facts | undefined;
  prose: FrontMatter | undefined;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;
const ENDING = /\.mdx?$/;
/** A line that only MDX understands: an import, an export, or a component. */
const MDX_SYNTAX = /^(?:import|export)\s|<[A-Z][\w.]*[\s/>]/m;

/** Splits a file into front matter and body. Throws a {@link ContentError} naming the line when the YAML is broken. */
function parseFile(file: string, text: string): { frontMatter: unknown; body: string } {
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    throw new ContentError([
      {
        file,
        field: 'front matter',
        message: 'is missing; start the file with "---", the fields, and "---" again',
      },
    ]);
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter, uniqueKeys: true });
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => ({
        file,
        // The first line of the file is the opening "---".
        field: `line ${lineCounter.linePos(error.pos[0]).line + 1}`,
        message: `${error.message.split('\n')[0]}; mend the YAML there`,
      })),
    );
  }
  return { frontMatter: document.toJS() ?? {}, body: (match[2] ?? '').trim() };
}

/** Reads and checks one file. Never throws for what an editor can mend: the problems come back instead. */
export function readEntry<FrontMatter, Facts>(
  file: string,
  text: string,
  options: EntryLoaderOptions<FrontMatter, Facts>,
): { entry: EntryFile<FrontMatter>; problems: [] } | { entry?: undefined; problems: Problem[] } {
  const id = path.basename(file).replace(ENDING, '');
  const facts = options.facts?.get(id);
  if (options.facts && facts === undefined) {
    const message = `"${id}" is not in the fact tables; name the file after an existing entry, case kept (304B.mdx)`;
    return { problems: [{ file, field: 'file', message }] };
  }
  try {
    const { frontMatter, body } = parseFile(file, text);
    const parsed = options.schema.safeParse(frontMatter, { reportInput: true });
    if (!parsed.success) return { problems: problemsOf(file, parsed.error) };
    const entry = { id, frontMatter: parsed.data, body };
    const problems = [
      ...identityProblems(entry, options.idField),
      ...(options.bodyRequired && body === ''
        ? [{ field: 'body', message: 'is empty; write the text below the front matter' }]
        : []),
      ...(options.check?.(entry, facts) ?? []),
    ].map((problem) => ({ file, ...problem }));
    return problems.length > 0 ? { problems } : { entry, problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: [...error.problems] };
    throw error;
  }
}

function identityProblems<FrontMatter>(entry: EntryFile<FrontMatter>, field?: keyof FrontMatter & string) {
  if (!field || entry.frontMatter[field] === entry.id) return [];
  const said = String(entry.frontMatter[field]);
  const message = `says "${said}" but the file is named "${entry.id}"; make them the same, or there would be two entries for "${said}"`;
  return [{ field, message }];
}

/** Two files that become the same entry: `420.md` beside `420.mdx`. */
export function duplicateProblems(base: string, names: readonly string[]): Problem[] {
  const byId = Map.groupBy(names, (name) => name.replace(ENDING, ''));
  return [...byId].flatMap(([id, files]) =>
    files.slice(1).map((name) => ({
      file: `${base}/${name}`,
      field: 'file',
      message: `"${id}" already has ${base}/${files[0]}; keep one of the two files`,
    })),
  );
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => ENDING.test(name)).sort();
}

async function store<FrontMatter, Facts>(
  context: LoaderContext,
  options: EntryLoaderOptions<FrontMatter, Facts>,
  loaded: { id: string; text: string; file?: string; entry?: EntryFile<FrontMatter> },
) {
  const { id, text, file, entry } = loaded;
  const facts = options.facts?.get(id);
  const digest = context.generateDigest(JSON.stringify(facts ?? null) + text);
  const known = context.store.get(id);
  if (known?.digest === digest) {
    if (known.deferredRender && known.filePath) context.store.addModuleImport(known.filePath);
    return;
  }
  const data = await context.parseData<LoadedEntry<FrontMatter, Facts>>({
    id,
    data: { facts, prose: entry?.frontMatter },
  });
  const base = { id, data, digest, ...(entry && { body: entry.body }), ...(file && { filePath: file }) };
  if (!entry || entry.body === '') {
    context.store.set(base);
  } else if (MDX_SYNTAX.test(entry.body)) {
    context.store.set({ ...base, deferredRender: true });
  } else {
    context.store.set({ ...base, rendered: await context.renderMarkdown(entry.body) });
  }
}

export function entryLoader<FrontMatter, Facts = undefined>(
  options: EntryLoaderOptions<FrontMatter, Facts>,
): Loader {
  async function load(context: LoaderContext): Promise<void> {
    const folder = fileURLToPath(new URL(`${options.base}/`, context.config.root));
    const names = await listFiles(folder);
    const problems = duplicateProblems(options.base, names);
    const entries = new Map<
      string,
      { id: string; text: string; file?: string; entry?: EntryFile<FrontMatter> }
    >();
    for (const id of options.facts?.keys() ?? []) entries.set(id, { id, text: '' });
    await Promise.all(
      names.map(async (name) => {
        const file = `${options.base}/${name}`;
        const text = await readFile(path.join(folder, name), 'utf8');
        const read = readEntry(file, text, options);
        problems.push(...read.problems);
        if (read.entry) entries.set(read.entry.id, { id: read.entry.id, text, file, entry: read.entry });
      }),
    );
    if (problems.length > 0) {
      throw new ContentError(problems.sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true })));
    }
    for (const id of context.store.keys()) if (!entries.has(id)) context.store.delete(id);
    for (const entry of entries.values()) await store(context, options, entry);
  }

  return {
    name: 'entry-loader',
    load: async (context) => {
      await load(context);
      const folder = fileURLToPath(new URL(`${options.base}/`, context.config.root));
      context.watcher?.add(folder);
      context.watcher?.on('all', (_event, changed) => {
        if (!pathToFileURL(changed).href.startsWith(pathToFileURL(folder).href) || !ENDING.test(changed))
          return;
        // While an editor types, a broken file is reported and the last good version stays on screen.
        load(context).catch((error: unknown) => context.logger.error(String(error)));
      });
    },
  };
}
