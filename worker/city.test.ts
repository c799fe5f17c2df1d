import { expect, it } from 'vitest';
import { cityFrom } from './city.ts';

it.each([
  ['shimla', 'Shimla', '/city/shimla'],
  ['Pune', 'Pune', '/city/pune'],
  ['navi-mumbai', 'Navi Mumbai', '/city/navi-mumbai'],
  ['new_delhi', 'New Delhi', '/city/new-delhi'],
  ['New+Delhi', 'New Delhi', '/city/new-delhi'],
  ['new%20%20delhi-', 'New Delhi', '/city/new-delhi'],
  ['new%2Ddelhi', 'New Delhi', '/city/new-delhi'],
  ['McLeod-Ganj', 'McLeod Ganj', '/city/mcleod-ganj'],
  ["o'brien-nagar", "O'brien Nagar", "/city/o'brien-nagar"],
  ['st.-thomas-mount', 'St. Thomas Mount', '/city/st.-thomas-mount'],
  [encodeURIComponent('दिल्ली'), 'दिल्ली', `/city/${encodeURIComponent('दिल्ली')}`],
  [encodeURIComponent('élan'), 'Élan', `/city/${encodeURIComponent('élan')}`],
  ['a'.repeat(60), `A${'a'.repeat(59)}`, `/city/${'a'.repeat(60)}`],
])('%s is %s', (segment, name, address) => {
  expect(cityFrom(segment)).toEqual({ name, address });
});

it.each([
  ['nothing but separators', '-_+%20'],
  ['a broken escape', '%E0%A4%A'],
  ['a lone per cent sign', '100%'],
  ['a null byte', 'pune%00'],
  ['markup', '%3Cscript%3E'],
  ['an entity', 'a%26amp;'],
  ['a quotation mark', 'pune%22'],
  ['digits', 'sector-17'],
  ['a slash', 'a%2Fb'],
  ['dots alone', '..'],
  ['a file name', 'shimla.html'],
  ['a script somebody probes for', 'wp-login.php'],
  ['an emoji', encodeURIComponent('😀')],
  ['letters written from right to left by a control', encodeURIComponent('a\u202Eb')],
  ['a heap of marks on one letter', encodeURIComponent(`b${'\u0301'.repeat(9)}`)],
  ['61 characters', 'a'.repeat(61)],
  ['2,000 characters', 'a'.repeat(2000)],
])('refuses %s', (_what, segment) => {
  expect(cityFrom(segment)).toBeUndefined();
});
