import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertImageExists } from './image-art.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'image-art-'));
  put(
    'src/art/cities/delhi.svg',
    'src/art/team/asha.jpg',
    'public/cities/delhi.png',
    'public/images/optimized/cities/delhi-sm.webp',
    'public/images/optimized/cities/delhi-sm.png',
    'public/images/hero.png',
  );
});

afterEach(() => rmSync(root, { recursive: true }));

function put(...files: string[]) {
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
}

const check = (src: string, width = 320) => assertImageExists(src, width, '/about', root);

describe('assertImageExists', () => {
  it.each([
    ['art with its variants', '/cities/delhi.png', 320],
    ['art wider than any variant', '/cities/delhi.png', 1400],
    ['a file under /images/', '/images/hero.png', 320],
  ])('lets %s pass', (_, src, width) => {
    expect(() => check(src, width)).not.toThrow();
  });

  it.each([
    [
      'no art',
      '/cities/pune.png',
      'has no source art: add src/art/cities/pune.svg or src/art/cities/pune.png, or correct the address.',
    ],
    ['no art for a photograph', '/cities/delhi.jpg', 'add src/art/cities/delhi.jpg'],
    ['an ending we do not publish', '/cities/delhi.webp', 'must end in .png (also for SVG art) or .jpg.'],
    [
      'the address of the drawing',
      '/cities/delhi.svg',
      'write "/cities/delhi.png", drawn from src/art/cities/delhi.svg.',
    ],
    ['a missing file under /images/', '/images/no.png', 'public/images/no.png does not exist: add the file.'],
    ['another host', 'https://example.org/a.png', 'is not an address on this site'],
    [
      'art not built yet',
      '/team/asha.jpg',
      'public/images/optimized/team/asha-sm.webp is not made: run `node scripts/build-images.ts`.',
    ],
  ])('refuses %s, naming page, picture and fix', (_, src, words) => {
    expect(() => check(src)).toThrow(`/about: <OptimizedImage src="${src}"> `);
    expect(() => check(src)).toThrow(words);
  });

  it('asks for the variants of the size in use', () => {
    expect(() => check('/cities/delhi.png', 640)).toThrow('delhi-md.webp is not made');
  });
});
