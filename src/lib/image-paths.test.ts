import { describe, expect, it } from 'vitest';
import { imageCandidates, parseSource, sourcePath } from './image-paths.ts';

describe('imageCandidates', () => {
  it.each([
    [1, 'sm'],
    [320, 'sm'],
    [321, 'md'],
    [640, 'md'],
    [641, 'lg'],
    [1024, 'lg'],
  ])('%i px wide is size %s: webp, the original format, the source', (width, size) => {
    expect(imageCandidates('/cities/delhi.jpg', width)).toEqual([
      `/images/optimized/cities/delhi-${size}.webp`,
      `/images/optimized/cities/delhi-${size}.jpg`,
      '/cities/delhi.jpg',
    ]);
  });

  it.each([1025, 4000, Number.NaN])('%d px wide is the source only', (width) => {
    expect(imageCandidates('/cities/delhi.jpg', width)).toEqual(['/cities/delhi.jpg']);
  });

  it.each([
    ['an SVG', '/cities/delhi.svg'],
    ['an SVG in capitals', '/cities/delhi.SVG'],
    ['already under /images/', '/images/hero.png'],
    ['already optimised', '/images/optimized/cities/delhi-sm.webp'],
    ['without a folder', '/delhi.jpg'],
    ['two folders deep', '/a/b/delhi.jpg'],
    ['relative', 'cities/delhi.jpg'],
    ['on another host', 'https://example.org/cities/delhi.jpg'],
    ['on another host, without scheme', '//example.org/delhi.jpg'],
    ['with a query', '/cities/delhi.jpg?v=2'],
    ['without an extension', '/cities/delhi'],
    ['empty', ''],
  ])('%s is used unchanged', (_, src) => {
    expect(imageCandidates(src, 320)).toEqual([src]);
  });
});

describe('parseSource', () => {
  it('keeps hyphens and dots of the name', () => {
    expect(parseSource('/team/a-b.c.png')).toEqual({ folder: 'team', name: 'a-b.c', extension: 'png' });
  });

  it('is undone by sourcePath', () => {
    const picture = { folder: 'cities', name: 'delhi', extension: 'png' };
    expect(parseSource(sourcePath(picture))).toEqual(picture);
  });
});
