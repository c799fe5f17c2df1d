/**
 * Reads everything an editor writes, in all collections at once: the fact tables, what lies in the folders, every file,
 * and what one file says of another. One report then names all that is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contactLink,
  copyrightLinks,
  footerColumns,
  menuGroups,
  menuLinks,
  type NamedLink,
} from '../config/navigation.ts';
import { artProblem } from '../lib/image-art.ts';
import { type Addresses, type Listed, siteAddresses } from './addresses.ts';
import { all } from './all.ts';
import { factProblems } from './facts.ts';
import { listFolder, strangersIn } from './folders.ts';
import type { Problem } from './problems.ts';
import { type CollectionOptions, idOf, type ReadFile, readEntry } from './read-entry.ts';

type Options = CollectionOptions<Record<string, unknown>>;

export interface KeptFile extends ReadFile<Record<string, unknown>> {
  /** The bytes it was read from, so that an unchanged file is not checked again. */
  content: Buffer;
}

/** Everything that was read. */
export interface Content {
  problems: readonly Problem[];
  /** For each collection, by its folder, the files by path: `src/content/ipc` → `src/content/ipc/420.mdx`. */
  files: ReadonlyMap<string, ReadonlyMap<string, KeptFile>>;
  addresses: Addresses;
  /** Entries in another language that are older than what they render. */
  stale: readonly StaleFile[];
}

const collections = Object.entries(all).map(([name, options]: [string, Options]) => ({ name, options }));

function readFolder(
  root: string,
  options: Options,
  before: ReadonlyMap<string, KeptFile> | undefined,
): { files: Map<string, KeptFile>; problems: Problem[] } {
  const { names, problems } = listFolder(root, options.base);
  const files = new Map<string, KeptFile>();
  // One after the other: a system has a limit of files that are open, and waiting for each would take longer.
  for (const name of names) {
    const file = `${options.base}/${name}`;
    try {
      const content = readFileSync(join(root, file));
      const known = before?.get(file);
      const unchanged = known?.content.equals(content);
      files.set(file, unchanged && known ? known : { content, ...readEntry(file, content, options) });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      problems.push({ file, field: 'file', message: `cannot be read (${code}); see who may read it` });
    }
  }
  // In the order of the names, not of the disk.
  return { files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), problems };
}

/** Two files that become the same entry: `420.md` beside `420.mdx`. */
function twinProblems(files: Iterable<string>): Problem[] {
  return [...Map.groupBy(files, idOf)].flatMap(([id, [first, ...others]]) =>
    others.map((file) => ({
      file,
      field: 'file',
      message: `"${id}" already has ${first}; keep one of the two files`,
    })),
  );
}

/** Files that have to be there and are not. */
function missingFiles({ base, ids }: Options, found: ReadonlySet<string>): Problem[] {
  const expected = [...(ids ?? [])];
  if (found.size === 0 && expected.length > 0)
    return [{ file: base, field: 'file', message: 'has no files, or is missing; bring them back' }];
  const message = 'is missing; every entry of the tables has a file: write it, or bring it back';
  return expected
    .filter((id) => !found.has(id))
    .map((id) => ({ file: `${base}/${id}.mdx`, field: 'file', message }));
}

/** Descriptions that two entries of a collection share: a search result could not tell their pages apart. */
function repeatedDescriptions(files: ReadonlyMap<string, KeptFile>): Problem[] {
  // Two files for one entry are told as such.
  const described = new Map(
    [...files].flatMap(([file, { entry }]) => {
      const { description } = (entry?.frontMatter ?? {}) as { description?: unknown };
      return typeof description === 'string'
        ? [[idOf(file), { file, description: description.toLowerCase() }]]
        : [];
    }),
  );
  const alike = Map.groupBy(described.values(), ({ description }) => description);
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.map(({ file }) => ({
      file,
      field: 'description',
      message: `is the same as in ${first?.file}; say what is special about this one`,
    })),
  );
}

/** What a file names that is not there: entries, pages, pictures. */
function danglingIn(
  root: string,
  file: string,
  { lookUps }: KeptFile,
  own: string | undefined,
  addresses: Addresses,
  idsOf: (collection: string) => ReadonlySet<string>,
): Problem[] {
  const references = lookUps.references.flatMap(({ field, line, collection, id, noun }) => {
    const ids = idsOf(collection);
    if (ids.has(id)) return [];
    return [
      { file, field, line, message: `there is no ${noun} "${id}"; use one of: ${[...ids].join(', ')}` },
    ];
  });
  const links = lookUps.links.flatMap(({ field, line, name }) => {
    const link = name.startsWith('#') ? own && `${own}${name}` : name;
    const message = link?.startsWith('/') && addresses.problemWith(link);
    return message ? [{ file, field, line, message }] : [];
  });
  const images = lookUps.images.flatMap(({ field, line, name }) => {
    const problem = artProblem(name, root);
    return problem ? [{ file, field, line, message: `"${name}" ${problem.replace(/\.$/, '')}` }] : [];
  });
  return [...references, ...links, ...images];
}

/** An entry that renders an older version of its twin. It is no error: the page stands until somebody has read it again. */
interface StaleFile {
  file: string;
  /** The version of the twin now. */
  version: string;
}

/** What does not fit between an entry and the one it renders in another language, and what renders an older version. */
function heldAgainstTwins(
  { options: { twin }, files }: { options: Options; files: ReadonlyMap<string, KeptFile> },
  listedAs: (collection: string) => Listed | undefined,
): { problems: Problem[]; stale: StaleFile[] } {
  const problems: Problem[] = [];
  const stale: StaleFile[] = [];
  const twins = twin && listedAs(twin.collection);
  if (!twin || !twins) return { problems, stale };
  for (const [file, { entry }] of files) {
    const other = entry && twins.entries.get(entry.id);
    // One that the tables ask for is told to be missing.
    if (entry && !twins.files.has(entry.id) && !twins.options.ids?.has(entry.id))
      problems.push({
        file,
        field: 'file',
        message: `renders no file of ${twins.options.base}; give it the name of one`,
      });
    // What cannot be read is told by itself.
    if (!entry || !other) continue;
    const version = twin.version(other);
    // What renders an older version may well differ in its items; that it is old says it all.
    if (twin.renders(entry) !== version) stale.push({ file, version });
    else problems.push(...twin.findings(entry, other).map((finding) => ({ file, ...finding })));
  }
  return { problems, stale };
}

/** Links of the menu and the footer, which name pages that a deleted file may have taken away. */
function menuProblems(addresses: Addresses): Problem[] {
  const links = [
    ...menuGroups.flatMap(({ items }) => items.map(({ link }) => link)),
    ...[
      ...menuLinks,
      contactLink,
      ...footerColumns.flatMap<NamedLink>(({ links: column }) => column),
      ...copyrightLinks,
    ].map(({ path }) => path),
  ];
  return [...new Set(links)].flatMap((link) => {
    const message = addresses.problemWith(link);
    return message ? [{ file: 'src/config/navigation.ts', field: 'path', message }] : [];
  });
}

/**
 * Reads all content below `root`. Never throws for what an editor can mend.
 * @param before an earlier reading; files that have not changed since are not checked again
 */
export function readContent(root: string, before?: Pick<Content, 'files'>): Content {
  const folders = collections.map(({ name, options }) => ({
    name,
    options,
    ...readFolder(root, options, before?.files.get(options.base)),
  }));
  const listed = new Map(
    folders.map(({ name, options, files }): [string, Listed] => [
      name,
      {
        options,
        files: new Map([...files.keys()].map((file) => [idOf(file), file])),
        entries: new Map([...files.values()].flatMap(({ entry }) => (entry ? [[entry.id, entry]] : []))),
      },
    ]),
  );
  const addresses = siteAddresses(root, [...listed.values()]);
  const idsOf = (collection: string) => new Set(listed.get(collection)?.files.keys());
  const ofFolders = folders.flatMap(({ name, options, files, problems }) => [
    ...problems,
    ...twinProblems(files.keys()),
    ...missingFiles(options, idsOf(name)),
    ...repeatedDescriptions(files),
    ...[...files].flatMap(([file, read]) => [
      ...read.problems,
      ...danglingIn(
        root,
        file,
        read,
        options.address?.(idOf(file), read.entry?.frontMatter),
        addresses,
        idsOf,
      ),
    ]),
  ]);
  const twins = folders.map((folder) => heldAgainstTwins(folder, (name) => listed.get(name)));
  return {
    stale: twins.flatMap(({ stale }) => stale),
    problems: [
      ...factProblems,
      ...twins.flatMap(({ problems }) => problems),
      ...strangersIn(
        root,
        collections.map(({ options }) => options.base),
      ),
      ...ofFolders,
      ...addresses.shared.map(({ file, address, other }) => ({
        file,
        field: 'file',
        message: `would be the page ${address}, which is already ${other}; rename one of them`,
      })),
      ...menuProblems(addresses),
    ],
    addresses,
    files: new Map(folders.map(({ options, files }) => [options.base, files])),
  };
}
