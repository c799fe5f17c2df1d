import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertImageExists } from './image-art.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'image-art-'));
  put('src/art/cities/delhi.svg', 'src/art/team/asha.jpg', 'public/images/hero.png');
});

afterEach(() => rmSync(root, { recursive: true }));

function put(...files: string[]) {
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
}

const check = (src: string) => assertImageExists(src, '/about', root);

describe('assertImageExists', () => {
  it.each([
    ['a drawing', '/cities/delhi.png'],
    ['a photograph', '/team/asha.jpg'],
    ['a file under /images/', '/images/hero.png'],
  ])('lets %s pass', (_, src) => {
    expect(() => check(src)).not.toThrow();
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
  ])('refuses %s, naming page, picture and fix', (_, src, words) => {
    expect(() => check(src)).toThrow(`/about: <OptimizedImage src="${src}"> `);
    expect(() => check(src)).toThrow(words);
  });
});
