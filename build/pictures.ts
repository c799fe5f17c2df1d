/**
 * The site's pictures, made from the art in src/art/{folder}/{name}.{svg,png,jpg} and kept by the digest of that art.
 * Their addresses are the specification's, and they lie in the cache until they are copied into the site: see
 * docs/adr/0005-images.md.
 */
import { cpSync, createReadStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cacheFolder, digest, putWhole } from './cache.ts';
import { type Art, findArt } from './pictures/find-art.ts';
import { makePictures } from './pictures/make.ts';

const beside = (name: string) => join(import.meta.dirname, name);
/** What decides how a picture looks, besides the art: this code, and the library that draws. */
const RECIPE = ['pictures/make.ts', '../src/lib/image-paths.ts', '../package-lock.json'].map(beside);

/** The folder of the pictures of one art file, laid out as on the site; they are made unless they are there. */
async function folderOf(root: string, art: Art, cache: string): Promise<{ folder: string; made: boolean }> {
  const bytes = await readFile(join(root, art.file));
  const folder = join(cache, digest(art.file, bytes));
  if (existsSync(folder)) return { folder, made: false };
  const pictures = await makePictures(art, bytes).catch((error: Error) => {
    const reason = error.message.trim().split('\n')[0];
    throw new Error(`${art.file} cannot be used: ${reason}. Export it again from the drawing program.`);
  });
  const unfinished = `${folder}-${process.pid}`;
  for (const [path, content] of pictures) {
    await mkdir(dirname(join(unfinished, path)), { recursive: true });
    await writeFile(join(unfinished, path), content);
  }
  await putWhole(unfinished, folder);
  return { folder, made: true };
}

/**
 * Makes the pictures of the art under `root` that `cache` does not have, and removes from it those of art that is gone.
 * @returns the folder of each art file's pictures, and how many of them are new
 * @throws one error with a line for each file that cannot be used, after making all the others
 */
export async function allPictures(root: string, cache: string): Promise<{ folders: string[]; made: number }> {
  const { art, problems } = await findArt(root);
  const found: Awaited<ReturnType<typeof folderOf>>[] = [];
  for (const one of art) {
    const result = await folderOf(root, one, cache).catch((error: Error) => error);
    if (result instanceof Error) problems.push(result.message);
    else found.push(result);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const folders = found.map(({ folder }) => folder);
  for (const name of readdirSync(cache)) {
    if (!folders.includes(join(cache, name))) await rm(join(cache, name), { recursive: true });
  }
  return { folders, made: found.filter(({ made }) => made).length };
}

/** Puts the pictures into the site, and shows them while editing. */
export function pictures(): AstroIntegration {
  let making: ReturnType<typeof allPictures>;
  return {
    name: 'pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        making = allPictures(fileURLToPath(config.root), cacheFolder('pictures', RECIPE));
        // Told when they are asked for, while other work is done.
        making.catch(() => {});
      },
      'astro:server:setup': async ({ server }) => {
        const { folders } = await making;
        const files = new Map(
          folders.flatMap((folder) =>
            readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => [
              `/${path}`,
              join(folder, path),
            ]),
          ),
        );
        server.middlewares.use(({ url = '' }, response, next) => {
          const file = files.get(url.replace(/\?.*/, ''));
          if (!file || !extname(file)) return next();
          response.setHeader('Content-Type', `image/${extname(file).slice(1).replace('jpg', 'jpeg')}`);
          createReadStream(file).pipe(response);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { folders, made } = await making;
        for (const folder of folders) cpSync(folder, fileURLToPath(dir), { recursive: true });
        logger.info(`${folders.length} art files, ${made} drawn`);
      },
    },
  };
}
