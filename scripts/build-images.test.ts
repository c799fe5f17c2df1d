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
import { buildImages } from './build-images.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><path d="M9 9h99v99" stroke="#2563eb" fill="none"/></svg>';
const MANIFEST = 'node_modules/.cache/vidhisetu-images/manifest.json';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-images-'));
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

/** Every published file with the digest of its content. */
function published() {
  const files = existsSync(join(root, 'public'))
    ? readdirSync(join(root, 'public'), { recursive: true })
    : [];
  const paths = files.map(String).filter((path) => statSync(join(root, 'public', path)).isFile());
  return Object.fromEntries(
    paths.sort().map((path) => {
      const content = readFileSync(join(root, 'public', path));
      return [path, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

async function size(path: string) {
  const { width, height, format } = await sharp(join(root, 'public', path)).metadata();
  return [width, height, format];
}

describe('what is made', () => {
  it('of a drawing: three sizes in webp and png, and the png at the source address, two pixels to one', async () => {
    put('src/art/cities/delhi.svg', DRAWING);
    expect(await buildImages(root)).toBe('images: 1 art files, 1 made, 0 unchanged');
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
    await buildImages(root);
    expect(await size('images/optimized/team/asha-sm.jpg')).toEqual([640, 320, 'jpeg']);
    expect(await size('images/optimized/team/asha-lg.webp')).toEqual([1000, 500, 'webp']);
    expect(await size('team/asha.jpg')).toEqual([1000, 500, 'jpeg']);
    for (const path of Object.keys(published())) {
      expect((await sharp(join(root, 'public', path)).metadata()).exif, path).toBeUndefined();
    }
  });

  it('is the same every time', async () => {
    put('src/art/cities/delhi.svg', DRAWING);
    put('src/art/team/asha.png', await photo(700).png().toBuffer());
    await buildImages(root);
    const first = published();
    rmSync(join(root, 'public'), { recursive: true });
    rmSync(join(root, 'node_modules'), { recursive: true });
    await buildImages(root);
    expect(published()).toEqual(first);
  });

  it.each(['no art folder', 'an empty art folder', 'notes and hidden files'])(
    'of %s: nothing',
    async (what) => {
      if (what !== 'no art folder') mkdirSync(join(root, 'src/art/cities'), { recursive: true });
      if (what.startsWith('notes'))
        for (const name of ['README.md', 'cities/.DS_Store']) put(`src/art/${name}`, '');
      expect(await buildImages(root)).toBe('images: 0 art files, 0 made, 0 unchanged');
      expect(published()).toEqual({});
    },
  );
});

describe('a second run', () => {
  beforeEach(async () => {
    put('src/art/cities/delhi.png', await photo(40).png().toBuffer());
    put('src/art/cities/pune.png', await photo(60).png().toBuffer());
    await buildImages(root);
  });

  it('makes nothing of unchanged art', async () => {
    expect(await buildImages(root)).toBe('images: 2 art files, 0 made, 2 unchanged');
  });

  it('makes changed art again, and only that', async () => {
    put('src/art/cities/delhi.png', await photo(80).png().toBuffer());
    expect(await buildImages(root)).toBe('images: 2 art files, 1 made, 1 unchanged');
  });

  it.each([
    ['deleted', () => rmSync(join(root, 'public/cities/pune.png'))],
    ['spoilt', () => put('public/images/optimized/cities/pune-md.webp', 'half a pic')],
  ])('restores a %s output', async (_, damage) => {
    const before = published();
    damage();
    expect(await buildImages(root)).toBe('images: 2 art files, 1 made, 1 unchanged');
    expect(published()).toEqual(before);
  });

  it('removes the pictures of art that is gone, and nothing else', async () => {
    put('public/images/hero.png', 'placed by hand');
    rmSync(join(root, 'src/art/cities/pune.png'));
    await buildImages(root);
    expect(Object.keys(published()).filter((path) => path.includes('pune'))).toEqual([]);
    expect(published()).toHaveProperty(['images/hero.png']);
    expect(published()).toHaveProperty(['cities/delhi.png']);
  });

  it('keeps the pictures when a picture is replaced by a drawing of the same address', async () => {
    rmSync(join(root, 'src/art/cities/pune.png'));
    put('src/art/cities/pune.svg', DRAWING);
    await buildImages(root);
    expect(published()).toHaveProperty(['cities/pune.png']);
  });

  it('makes everything again after a spoilt manifest', async () => {
    put(MANIFEST, '{"half');
    expect(await buildImages(root)).toBe('images: 2 art files, 2 made, 0 unchanged');
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
    await expect(buildImages(root)).rejects.toThrow(`src/art/${path} `);
    await expect(buildImages(root)).rejects.toThrow(words);
  });

  it('two files with one address', async () => {
    put('src/art/cities/delhi.svg', DRAWING);
    put('src/art/cities/delhi.png', await photo(10).png().toBuffer());
    await expect(buildImages(root)).rejects.toThrow(
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
    await expect(buildImages(root)).rejects.toThrow(`src/art/cities/${name} cannot be used: `);
    await expect(buildImages(root)).rejects.toThrow(words);
  });

  it('all at once, after making the rest', async () => {
    put('src/art/cities/Bad.svg', DRAWING);
    put('src/art/cities/broken.png', 'x');
    put('src/art/cities/good.png', await photo(40).png().toBuffer());
    const message = await buildImages(root).catch((error: Error) => error.message);
    expect(message).toMatch(/^src\/art\/cities\/Bad\.svg .*\nsrc\/art\/cities\/broken\.png .*$/);
    expect(published()).toHaveProperty(['cities/good.png']);
  });
});
