import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allPictures } from './pictures.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><path d="M9 9h99v99" stroke="#2563eb" fill="none"/></svg>';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, content: string | Buffer) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** A photograph `width` pixels wide, two to one. */
function photo(width: number) {
  const background = { r: 200, g: 120, b: 40 };
  return sharp({ create: { width, height: width / 2, channels: 3, background } });
}

const cache = () => join(root, 'cache');

/** Brings the cache up to date; says how many art files there are, and of how many the pictures were made. */
async function update(): Promise<[art: number, made: number]> {
  mkdirSync(cache(), { recursive: true });
  const { folders, made } = await allPictures(root, cache());
  return [folders.length, made];
}

/** Every picture by its path on the site, with the digest of its content. */
function published() {
  const found = readdirSync(cache()).flatMap((folder) => {
    const place = join(cache(), folder);
    const paths = readdirSync(place, { recursive: true, encoding: 'utf8' });
    return paths
      .filter((path) => statSync(join(place, path)).isFile())
      .map((path) => [path, join(place, path)] as const);
  });
  return Object.fromEntries(
    found
      .toSorted()
      .map(([path, file]) => [path, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** The file in the cache of a picture. */
const fileOf = (path: string) =>
  readdirSync(cache())
    .map((folder) => join(cache(), folder, path))
    .find((file) => existsSync(file)) ?? '';

async function size(path: string) {
  const { width, height, format } = await sharp(fileOf(path)).metadata();
  return [width, height, format];
}

describe('what is made', () => {
  it('of a drawing: three sizes in webp and png, and the png at the source address, two pixels to one', async () => {
    put('src/art/cities/delhi.svg', DRAWING);
    expect(await update()).toEqual([1, 1]);
    expect(Object.keys(published())).toEqual([
      'cities/delhi.png',
      'images/optimized/cities/delhi-lg.png',
      'images/optimized/cities/delhi-lg.webp',
      'images/optimized/cities/delhi-md.png',
      'images/optimized/cities/delhi-md.webp',
      'images/optimized/cities/delhi-sm.png',
      'images/optimized/cities/delhi-sm.webp',
    ]);
    expect(await size('images/optimized/cities/delhi-sm.webp')).toEqual([640, 427, 'webp']);
    expect(await size('images/optimized/cities/delhi-md.png')).toEqual([1280, 853, 'png']);
    expect(await size('cities/delhi.png')).toEqual([2048, 1365, 'png']);
  });

  it('of a photograph: its own format, never enlarged, without where it was taken', async () => {
    const taken = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } };
    put('src/art/team/asha.jpg', await photo(1000).withExif(taken).jpeg().toBuffer());
    await update();
    expect(await size('images/optimized/team/asha-sm.jpg')).toEqual([640, 320, 'jpeg']);
    expect(await size('images/optimized/team/asha-lg.webp')).toEqual([1000, 500, 'webp']);
    expect(await size('team/asha.jpg')).toEqual([1000, 500, 'jpeg']);
    for (const path of Object.keys(published())) {
      expect((await sharp(fileOf(path)).metadata()).exif, path).toBeUndefined();
    }
  });

  it('is the same every time', async () => {
    put('src/art/cities/delhi.svg', DRAWING);
    put('src/art/team/asha.png', await photo(700).png().toBuffer());
    await update();
    const first = published();
    rmSync(cache(), { recursive: true });
    await update();
    expect(published()).toEqual(first);
  });

  it.each(['no art folder', 'an empty art folder', 'notes and hidden files'])(
    'of %s: nothing',
    async (what) => {
      if (what !== 'no art folder') mkdirSync(join(root, 'src/art/cities'), { recursive: true });
      if (what.startsWith('notes'))
        for (const name of ['README.md', 'cities/.DS_Store']) put(`src/art/${name}`, '');
      expect(await update()).toEqual([0, 0]);
      expect(published()).toEqual({});
    },
  );
});

describe('a second run', () => {
  beforeEach(async () => {
    put('src/art/cities/delhi.png', await photo(40).png().toBuffer());
    put('src/art/cities/pune.png', await photo(60).png().toBuffer());
    await update();
  });

  it('makes nothing of unchanged art', async () => {
    expect(await update()).toEqual([2, 0]);
  });

  it('makes changed art again, and only that', async () => {
    put('src/art/cities/delhi.png', await photo(80).png().toBuffer());
    expect(await update()).toEqual([2, 1]);
  });

  it('removes the pictures of art that is gone', async () => {
    rmSync(join(root, 'src/art/cities/pune.png'));
    await update();
    expect(Object.keys(published()).filter((path) => path.includes('pune'))).toEqual([]);
    expect(published()).toHaveProperty(['cities/delhi.png']);
  });

  it('keeps the pictures when a picture is replaced by a drawing of the same address', async () => {
    rmSync(join(root, 'src/art/cities/pune.png'));
    put('src/art/cities/pune.svg', DRAWING);
    await update();
    expect(published()).toHaveProperty(['cities/pune.png']);
  });
});

describe('what is refused, by name', () => {
  it.each([
    ['cities/Delhi.svg', 'rename "Delhi"'],
    ['cities/new delhi.svg', 'rename "new delhi"'],
    ['cities/new--delhi.svg', 'rename "new--delhi"'],
    ['Cities/delhi.svg', 'rename "Cities"'],
    ['cities/delhi.JPG', 'must end in .svg, .png or .jpg'],
    ['cities/delhi.gif', 'must end in .svg, .png or .jpg'],
    ['delhi.svg', 'must be in a folder named after its subject, such as src/art/cities/delhi.svg'],
    ['a/b/delhi.svg', 'is two folders deep'],
    ['images/delhi.svg', 'rename the folder'],
  ])('%s', async (path, words) => {
    put(`src/art/${path}`, DRAWING);
    await expect(update()).rejects.toThrow(`src/art/${path} `);
    await expect(update()).rejects.toThrow(words);
  });

  it('two files with one address', async () => {
    put('src/art/cities/delhi.svg', DRAWING);
    put('src/art/cities/delhi.png', await photo(10).png().toBuffer());
    await expect(update()).rejects.toThrow(
      'src/art/cities/delhi.svg and src/art/cities/delhi.png would both be /cities/delhi.png: remove one.',
    );
  });

  it.each([
    ['an empty file', 'a.png', async () => '', 'cannot be used'],
    ['not a picture', 'a.jpg', async () => 'hello', 'unsupported image format'],
    ['a broken drawing', 'a.svg', async () => DRAWING.slice(0, 90), 'cannot be used'],
    [
      'a cut-off photograph',
      'a.jpg',
      async () => (await photo(900).jpeg().toBuffer()).subarray(0, 1500),
      'premature end',
    ],
    ['another format than its name', 'a.png', () => photo(10).jpeg().toBuffer(), 'it holds jpeg data'],
    [
      'a drawing with a font',
      'a.svg',
      async () => DRAWING.replace('<path', '<text>§</text><path'),
      'turn it into paths',
    ],
  ])('%s', async (_, name, content, words) => {
    put(`src/art/cities/${name}`, await content());
    await expect(update()).rejects.toThrow(`src/art/cities/${name} cannot be used: `);
    await expect(update()).rejects.toThrow(words);
  });

  it('all at once, after making the rest', async () => {
    put('src/art/cities/Bad.svg', DRAWING);
    put('src/art/cities/broken.png', 'x');
    put('src/art/cities/good.png', await photo(40).png().toBuffer());
    const message = await update().catch((error: Error) => error.message);
    expect(message).toMatch(/^src\/art\/cities\/Bad\.svg .*\nsrc\/art\/cities\/broken\.png .*$/);
    expect(published()).toHaveProperty(['cities/good.png']);
  });
});
