/**
 * Makes the site's pictures, under public/, from the art in src/art/{folder}/{name}.{svg,png,jpg}. To be run before the
 * site is built: `node scripts/build-images.ts`. Art that has not changed is skipped. See docs/adr/0005-images.md.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Art, findArt } from './images/find-art.ts';
import { makePictures, RECIPE } from './images/make.ts';

/** The digest of what an art file's pictures are made from, and of each of them, by its path under public/. */
interface Entry {
  madeFrom: string;
  outputs: Record<string, string>;
}

type Manifest = Record<string, Entry>;

const MANIFEST = 'node_modules/.cache/vidhisetu-images/manifest.json';

function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function writePictures(root: string, pictures: Map<string, Buffer>): Promise<Record<string, string>> {
  const outputs: Record<string, string> = {};
  for (const [path, content] of pictures) {
    await write(join(root, 'public', path), content);
    outputs[path] = digest(content);
  }
  return outputs;
}

async function areIntact(root: string, outputs: Record<string, string>): Promise<boolean> {
  for (const [path, expected] of Object.entries(outputs)) {
    const file = join(root, 'public', path);
    if (!existsSync(file) || digest(await readFile(file)) !== expected) return false;
  }
  return true;
}

async function readManifest(root: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(root, MANIFEST), 'utf8'));
  } catch {
    return {}; // None yet, or spoilt: everything is made again.
  }
}

/** Removes the pictures whose art is gone: public/ must not depend on what was in it before. */
async function removeOrphans(root: string, before: Manifest, after: Manifest): Promise<void> {
  const paths = (manifest: Manifest) =>
    Object.values(manifest).flatMap(({ outputs }) => Object.keys(outputs));
  const kept = new Set(paths(after));
  for (const path of paths(before)) {
    if (!kept.has(path)) await rm(join(root, 'public', path), { force: true });
  }
}

/** The pictures of one art file, made again unless they are there and fresh. */
async function update(root: string, art: Art, known: Entry | undefined): Promise<Entry> {
  const bytes = await readFile(join(root, art.file));
  const madeFrom = digest(RECIPE, bytes);
  if (known?.madeFrom === madeFrom && (await areIntact(root, known.outputs))) return known;
  const pictures = await makePictures(art, bytes).catch((error: Error) => {
    const reason = error.message.trim().split('\n')[0];
    throw new Error(`${art.file} cannot be used: ${reason}. Export it again from the drawing program.`);
  });
  return { madeFrom, outputs: await writePictures(root, pictures) };
}

/**
 * Brings the pictures up to date with the art under `root`; returns one line that says what was done.
 * Throws one error with a line for each file that cannot be used, after making all the others.
 */
export async function buildImages(root: string): Promise<string> {
  const { art, problems } = await findArt(root);
  const before = await readManifest(root);
  const after: Manifest = {};
  let made = 0;

  const results = await Promise.allSettled(art.map((one) => update(root, one, before[one.file])));
  for (const [index, { file }] of art.entries()) {
    const result = results[index];
    if (result?.status === 'rejected') problems.push(result.reason.message);
    if (result?.status !== 'fulfilled') continue;
    after[file] = result.value;
    if (result.value !== before[file]) made++;
  }

  await removeOrphans(root, before, after);
  await write(join(root, MANIFEST), JSON.stringify(after, null, 2));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `images: ${art.length} art files, ${made} made, ${art.length - made} unchanged`;
}

if (import.meta.main) {
  try {
    console.log(await buildImages(join(import.meta.dirname, '..')));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
