/** From the art in the repository to the pictures on the site. Runs in Node, at build time only. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from './image-paths.ts';

export const ART_FOLDER = 'src/art';

/** The kinds of source art, and the raster format each is published in. */
export const PUBLISHED_AS = { svg: 'png', png: 'png', jpg: 'jpg' } as const;

/** The art files that could stand behind a source address, or none where its ending is not published. */
function artBehind(src: string): string[] {
  const picture = parseSource(src);
  if (!picture) return [];
  const kinds = Object.entries(PUBLISHED_AS).filter(([, extension]) => extension === picture.extension);
  return kinds.map(([kind]) => `${ART_FOLDER}/${picture.folder}/${picture.name}.${kind}`);
}

/** Why there is nothing behind a picture's address, or nothing. The pictures are made from the art, in every size. */
export function artProblem(src: string, root: string): string | undefined {
  const exists = (path: string) => existsSync(join(root, path));
  const drawn = `${ART_FOLDER}${src.replace(/\.\w+$/, '.svg')}`;

  if (!/^\/(?!\/)/.test(src)) return 'is not an address on this site, such as /cities/delhi.png.';
  if (!parseSource(src)) {
    if (exists(`public${src}`)) return;
    const fix = exists(drawn)
      ? `write "${src.replace(/\.svg$/, '.png')}", drawn from ${drawn}`
      : 'add the file';
    return `is used unchanged, but public${src} does not exist: ${fix}.`;
  }
  const art = artBehind(src);
  if (art.length === 0) return 'must end in .png (also for SVG art) or .jpg.';
  if (!art.some(exists)) return `has no source art: add ${art.join(' or ')}, or correct the address.`;
  return undefined;
}

/** Throws, naming page, file and fix, unless there is something behind a picture's address under `root`. */
export function assertImageExists(src: string, page: string, root = process.cwd()): void {
  const problem = artProblem(src, root);
  if (problem) throw new Error(`${page}: <OptimizedImage src="${src}"> ${problem}`);
}
