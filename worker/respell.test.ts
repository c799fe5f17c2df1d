import { describe, expect, it } from 'vitest';
import { ODD_INPUT } from '../tests/support/odd-input.ts';
import { respell } from './respell.ts';

const hindi = encodeURIComponent('४२०');

it.each([
  ['letters of a section number', '/ipc-section/304b', '/ipc-section/304B'],
  ['two letters', '/ipc-section/376Da', '/ipc-section/376DA'],
  ['a hyphen before the letters', '/ipc-section/304-b', '/ipc-section/304B'],
  ['a space before the letters', '/ipc-section/304%20b', '/ipc-section/304B'],
  ['letters in the other Act', '/bns-section/12a', '/bns-section/12A'],
  ['letters from the old number to the new', '/ipc-to-bns/304a', '/ipc-to-bns/304A'],
  ['letters in a comparison', '/compare/ipc-120b/BNS-61', '/compare/ipc-120B/bns-61'],
  ['letters of a page in Hindi', '/hi/IPC-Section/498a', '/hi/ipc-section/498A'],
  ['letters before an ending', '/ipc-section/304b.JSON', '/ipc-section/304B.json'],
  ['figures in Hindi', `/ipc-section/${hindi}`, '/ipc-section/420'],
  ['figures in Hindi with letters', `/ipc-section/${encodeURIComponent('३०४')}b`, '/ipc-section/304B'],
  ['capitals', '/IPC-Section/420', '/ipc-section/420'],
  ['capitals in a category', '/ipc-category/Public%20Servants', '/ipc-category/public-servants'],
  ['a trailing slash', '/ipc-section/304b/', '/ipc-section/304B'],
  ['a trailing comma', '/ipc-section/420,', '/ipc-section/420'],
  ['a trailing space', '/ipc-section/420%20', '/ipc-section/420'],
  ['the end of a sentence', '/about).', '/about'],
  ['the end of a sentence in Hindi', `/ipc${encodeURIComponent('।')}`, '/ipc'],
  ['spaces between words', '/city/new%20%20delhi-', '/city/new-delhi'],
  ['underscores and plus signs', '/city/New_Delhi+', '/city/new-delhi'],
  ['slashes too many', '//bns//sections//', '/bns/sections'],
  ['the name of the file', '/ipc-section/304b.html', '/ipc-section/304B'],
  ['nothing but a space', '/%20', '/'],
])('puts right %s', (_what, pathname, address) => {
  expect(respell(pathname)).toBe(address);
});

it.each([
  '/',
  '/ipc-section/304B',
  '/ipc-section/304B.json',
  '/ipc-section/1abc',
  '/compare/ipc-420/bns-318',
  '/.well-known/security.txt',
  "/city/st.-o'brien",
  `/city/${encodeURIComponent('दिल्ली')}`,
])('leaves %s as it is', (address) => {
  expect(respell(address)).toBe(address);
});

describe('whatever is asked for', () => {
  const places = ['/', '/ipc-section/', '/bns-section/304', '/ipc-category/', '/city/', '//', '/\\'];
  const pathnames = places.flatMap((place) =>
    ODD_INPUT.flatMap((text) => {
      const typed = new URL(`https://site.test${place}`);
      typed.pathname += text;
      // Once as a browser sends it, and once with every sign encoded.
      return [typed.pathname, place + encodeURIComponent(text.toWellFormed())];
    }),
  );

  it('is an address of this site that cannot be spelled better', () => {
    const wrong = pathnames.filter((pathname) => {
      const address = respell(pathname);
      const resolved = new URL(address, 'https://site.test');
      return (
        resolved.origin !== 'https://site.test' ||
        !/^\/(?:[^/\s]+(?:\/[^/\s]+)*)?$/.test(address) ||
        respell(address) !== address
      );
    });
    expect(wrong).toEqual([]);
  });
});
