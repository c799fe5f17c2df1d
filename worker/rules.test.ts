import { expect, it } from 'vitest';
import { decide } from './rules.ts';

const LONG = 'a'.repeat(2000);

it.each([
  ['/ipc-section/999', '/errors/ipc-section-not-found'],
  ['/ipc-section/constructor', '/errors/ipc-section-not-found'],
  ['/ipc-section/%E0%A4%A', '/errors/ipc-section-not-found'],
  ['/bns-section/xyz', '/errors/bns-section-not-found'],
  ['/ipc-category/none', '/errors/ipc-category-not-found'],
  [`/bns-category/${LONG}`, '/errors/bns-category-not-found'],
  ['/ipc-section', '/404'],
  ['/ipc-section/420/foo', '/404'],
  ['/city', '/404'],
  ['/city/pune/foo', '/404'],
  ['/city/%E0%A4%A', '/404'],
  ['/constructor/x', '/404'],
  ['/ipc-to-bns/999', '/404'],
  ['/_astro/gone.js', '/404'],
  ['/', '/404'],
  ['/hi/ipc-section/999', '/hi/errors/ipc-section-not-found'],
  ['/hi/bns-category/none', '/hi/errors/bns-category-not-found'],
  ['/hi/nonsense', '/hi/404'],
  ['/hi/city/shimla', '/hi/404'],
  ['/history', '/404'],
])('%s is not found, with the page %s', (address, page) => {
  expect(decide(address, address)).toEqual({ kind: 'not-found', page });
});

it.each([
  ['/city/shimla', '/city/shimla', 'Shimla'],
  ['/city/mcleod-ganj', '//City/McLeod-Ganj/', 'McLeod Ganj'],
])('%s, asked for as %s, is the city %s', (address, asked, name) => {
  expect(decide(address, asked)).toEqual({ kind: 'city', name });
});
