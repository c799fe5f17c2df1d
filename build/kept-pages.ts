/**
 * What is kept of rendered pages. A page is taken from an earlier build as long as nothing has changed that it was made from:
 * the code and everything beside the files of sections, which any page may use, and of those files what was read for it.
 */
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { digestOfReads, sharedReads } from '../src/lib/page-reads.ts';
import { digest, filesBelow, folderMaker, removeLongUnused } from './cache.ts';
import { variables } from './environment.ts';

const ROOT = join(import.meta.dirname, '..');

/** The preview and the live site are two, so that building one leaves the other as it was. */
const KEPT_STATES = 2;

/** Of these, pages note what they read. */
const SECTIONS = /^src\/content\/(?:ipc|bns)(?:-hi)?\//;
/** Files that lie in no folder. */
const AT_THE_ROOT = /^(?:astro\.config\.mjs|package-lock\.json|\.env.*)$/;

/** Digest of what any page may have been made from; of the files of sections only which there are. */
function digestOfState(): string {
  const files = [
    ...['src', 'build', 'public']
      .flatMap((folder) => filesBelow(join(ROOT, folder)))
      .map((file) => relative(ROOT, file)),
    ...readdirSync(ROOT).filter((name) => AT_THE_ROOT.test(name)),
  ].sort();
  const now = new Date();
  return digest(
    process.version,
    JSON.stringify(Object.keys(variables).map((name) => process.env[name])),
    // Pages name the year, and files a month.
    `${now.toDateString()} ${now.toISOString().slice(0, 10)}`,
    ...files.flatMap((file) => (SECTIONS.test(file) ? [file] : [file, readFileSync(join(ROOT, file))])),
  );
}

/** What was read for something, and one digest of all of it. */
interface Reads {
  reads: readonly string[];
  digest: string;
}

const readsOf = (reads: readonly string[]): Reads => ({ reads, digest: digestOfReads(reads) });
const stands = ({ reads, digest: then }: Reads): boolean => digestOfReads(reads) === then;

/** A page, and where its body lies: in the pack of the build that made it, which has the build's name. */
interface Entry<About> extends Reads {
  about: About;
  build: string;
  from: number;
  length: number;
}

interface Index<About> {
  pages: Record<string, Entry<About>>;
  /** For each build that made some of them, what it read for all its pages. */
  builds: Record<string, Reads>;
}

const INDEX = 'index.json';
/** From so many packs on, a build puts all pages into its own again. */
const MANY_PACKS = 12;

/** Larger than any page; one for all, since a new one for each takes longer than reading it. */
const ROOM = 4_194_304;

/**
 * The pages of earlier builds, each with `About`, what the build wants to know of it besides. What a build makes is kept when it
 * ends well; of two builds at once, only what one of them made.
 */
export class KeptPages<About> {
  readonly #folder: string;
  /** Names this build. */
  readonly #build = randomUUID();
  /** Descriptors of the packs that are in use, by build. */
  readonly #packs = new Map<string, number>();
  readonly #pages: Index<About>['pages'] = {};
  readonly #room = Buffer.allocUnsafeSlow(ROOM);
  readonly #makeFolder = folderMaker();
  readonly #stand = new Map<Entry<About>, boolean>();
  #before: Index<About> | undefined;
  #length = 0;
  #reused = 0;

  /** @param place folder of what all builds keep */
  constructor(place = join(ROOT, '.cache/pages')) {
    const state = digestOfState();
    this.#folder = join(place, state);
    mkdirSync(this.#folder, { recursive: true });
    this.#open(this.#build, 'w');
    removeLongUnused(place, KEPT_STATES);
  }

  #open(build: string, to: 'r' | 'w'): number {
    const pack = openSync(join(this.#folder, build), to);
    this.#packs.set(build, pack);
    return pack;
  }

  /** What earlier builds left, of those whose shared reads are what they were. To be asked for when the sections are known. */
  #earlier(): Index<About> {
    if (this.#before) return this.#before;
    const file = join(this.#folder, INDEX);
    const { pages, builds }: Index<About> = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { pages: {}, builds: {} };
    const standing = Object.entries(builds).filter(([, reads]) => stands(reads));
    this.#before = { pages, builds: Object.fromEntries(standing) };
    return this.#before;
  }

  /** What was kept of a page; it is to be used before the next is asked for. */
  #bodyOf({ build, from, length }: Entry<About>): Buffer | undefined {
    const body = length > ROOM ? Buffer.allocUnsafeSlow(length) : this.#room.subarray(0, length);
    try {
      const pack = this.#packs.get(build) ?? this.#open(build, 'r');
      return readSync(pack, body, 0, length, from) === length ? body : undefined;
    } catch {
      // A build at the same time has removed it.
      return undefined;
    }
  }

  #standing(path: string): Entry<About> | undefined {
    const { pages, builds } = this.#earlier();
    const entry = pages[path];
    if (!entry || !builds[entry.build]) return undefined;
    // Asked for twice: before Pagefind is started, and when the page is put.
    const known = this.#stand.get(entry) ?? stands(entry);
    this.#stand.set(entry, known);
    return known ? entry : undefined;
  }

  /** Whether an earlier build made the page of a path and it would be made the same today. */
  has(path: string): boolean {
    return this.#standing(path) !== undefined;
  }

  /**
   * Puts the page of a path into a file, as an earlier build made it, if it would be made the same today.
   * @returns it, until the next is asked for, and what was kept of it besides; nothing where it is to be made
   */
  put(path: string, file: string): { about: About; body: Buffer } | undefined {
    const entry = this.#standing(path);
    if (!entry) return undefined;
    const body = this.#bodyOf(entry);
    if (!body) return undefined;
    this.#makeFolder(dirname(file));
    writeFileSync(file, body);
    this.#reused++;
    const { about, reads, digest: then } = entry;
    if (Object.keys(this.#earlier().builds).length < MANY_PACKS) this.#pages[path] = entry;
    else this.#add(path, about, body, { reads, digest: then });
    return { about, body };
  }

  /** Keeps the page of a path, with what was read for it. */
  keep(path: string, about: About, body: Buffer, reads: readonly string[]): void {
    this.#add(path, about, body, readsOf(reads));
  }

  #add(path: string, about: About, body: Buffer, reads: Reads): void {
    const { length } = body;
    writeSync(this.#packs.get(this.#build) as number, body);
    this.#pages[path] = { about, ...reads, build: this.#build, from: this.#length, length };
    this.#length += length;
  }

  /**
   * Says that all pages are made.
   * @returns how many of them were taken from earlier builds
   */
  done(): number {
    const builds = { ...this.#earlier().builds, [this.#build]: readsOf(sharedReads()) };
    const made = new Set(Object.values(this.#pages).map(({ build }) => build));
    const index: Index<About> = {
      pages: this.#pages,
      builds: Object.fromEntries(Object.entries(builds).filter(([build]) => made.has(build))),
    };
    const file = join(this.#folder, INDEX);
    writeFileSync(`${file}.${this.#build}`, JSON.stringify(index));
    renameSync(`${file}.${this.#build}`, file);
    for (const name of readdirSync(this.#folder)) {
      if (name !== INDEX && !made.has(name)) rmSync(join(this.#folder, name), { force: true });
    }
    return this.#reused;
  }
}
