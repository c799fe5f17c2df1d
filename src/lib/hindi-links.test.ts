import { expect, it } from 'vitest';
import { linksInHindi } from './hindi-links.ts';

const standing = new Set(['/hi', '/hi/ipc', '/hi/ipc-section/379', '/hi/search']);

it.each([
  ['a page that stands', '<a href="/ipc">IPC</a>', '<a href="/hi/ipc">IPC</a>'],
  ['the home page', '<a class="logo" href="/">V</a>', '<a class="logo" href="/hi">V</a>'],
  ['a part of it', '<a href="/ipc#chapters">IPC</a>', '<a href="/hi/ipc#chapters">IPC</a>'],
  ['a query', '<a href="/search?q=420">420</a>', '<a href="/hi/search?q=420">420</a>'],
  ['one that does not', '<a href="/about">हम</a>', '<a href="/about" hreflang="en">हम</a>'],
  [
    'a text that names it in Hindi',
    '<a href="/hi/ipc-section/379">379</a>',
    '<a href="/hi/ipc-section/379">379</a>',
  ],
  [
    'a section that is not written',
    '<a href="/hi/bns-section/303">BNS 303</a>',
    '<a href="/bns-section/303" hreflang="en">BNS 303</a>',
  ],
  ['a form', '<form action="/search">', '<form action="/hi/search">'],
  [
    'the other language',
    '<a href="/ipc" hreflang="en" lang="en">',
    '<a href="/ipc" hreflang="en" lang="en">',
  ],
  ['a part of this page', '<a href="#sources">स्रोत</a>', '<a href="#sources">स्रोत</a>'],
  ['another site', '<a href="https://www.indiacode.nic.in/">', '<a href="https://www.indiacode.nic.in/">'],
  ['no link', '<link rel="alternate" href="/ipc">', '<link rel="alternate" href="/ipc">'],
  ['the trail', '"item":"https://a.example/ipc"', '"item":"https://a.example/hi/ipc"'],
])('%s', (_what, html, expected) => {
  expect(linksInHindi(html, standing)).toBe(expected);
});
