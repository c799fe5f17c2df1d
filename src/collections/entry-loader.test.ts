/**
 * What a second build finds in the data store of the first. Astro forgets the store when the text of content.config.ts
 * changes, and the schemas are not in it: whether an old entry stays is the loader's to see.
 */
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveEntries } from '../../build/content-store.ts';
import { type CollectionOptions, readEntry } from './read-entry.ts';

const written = (title: string) => Buffer.from(`---\ntitle: ${title}\n---\nText.\n`);
const schema = z.strictObject({ title: z.string() });

interface Stored {
  id: string;
  filePath: string;
  data: Record<string, unknown>;
  digest: string;
  body: string;
}

const entries = new Map<string, Stored>();
const set = vi.fn((entry: Stored) => entries.set(entry.id, entry));
const context = {
  config: { root: pathToFileURL(`${process.cwd()}/`) },
  generateDigest: (value: unknown) => JSON.stringify(value),
  renderMarkdown: async (html: string) => ({ html }),
  collection: 'notes',
  store: {
    get: (id: string) => entries.get(id),
    set,
    delete: entries.delete,
    keys: () => entries.keys(),
    entries: () => entries.entries(),
  },
} as unknown as LoaderContext;

/** A build of its own: a new program with the same store. */
async function build(
  fields: CollectionOptions<Record<string, unknown>>['schema'],
  content: Buffer,
  file = 'src/content/notes/one.mdx',
) {
  const options = { base: 'src/content/notes', schema: fields };
  vi.resetModules();
  vi.doMock('./read-content.ts', () => ({
    readContent: () => ({
      problems: [],
      files: new Map([[options.base, new Map([[file, readEntry(file, content, options)]])]]),
    }),
  }));
  vi.doMock('./kept-reading.ts', () => ({ keptReading: () => undefined, keepReading: () => {} }));
  const { entryLoader } = await import('./entry-loader.ts');
  set.mockClear();
  await entryLoader(options).load(context);
  return entries.get('one');
}

beforeEach(async () => {
  entries.clear();
  await build(schema, written('A'));
});

it('keeps an entry of which nothing has changed', async () => {
  expect(await build(schema, written('A'))).toMatchObject({ data: { title: 'A' } });
  expect(set).not.toHaveBeenCalled();
});

it('stores an entry again whose file has changed', async () => {
  expect(await build(schema, written('B'))).toMatchObject({ data: { title: 'B' } });
});

it('stores an entry again whose file has another name', async () => {
  const file = 'src/content/notes/one.md';
  expect(await build(schema, written('A'), file)).toMatchObject({ filePath: file });
});

it.each([
  ['a default', schema.extend({ order: z.int().default(100) }), { title: 'A', order: 100 }],
  ['another form of a value', z.strictObject({ title: z.string().toLowerCase() }), { title: 'a' }],
  ['a field that goes', schema.transform(() => ({})), {}],
])('stores an entry again of which the schema makes something else: %s', async (_what, changed, data) => {
  expect((await build(changed, written('A')))?.data).toEqual(data);
});

it('gives the pages what it stored before, and what it stores now', async () => {
  await build(schema, written('A'));
  expect(liveEntries.get('notes')?.get('one')).toMatchObject({ data: { title: 'A' } });
  await build(schema, written('B'));
  expect(liveEntries.get('notes')?.get('one')).toMatchObject({ data: { title: 'B' } });
});
