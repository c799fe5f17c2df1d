import { expect, it } from 'vitest';
import { ODD_INPUT } from '../tests/support/odd-input.ts';
import { cityName } from './city.ts';

it.each([
  ['shimla', 'Shimla'],
  ['Pune', 'Pune'],
  ['navi-mumbai', 'Navi Mumbai'],
  ['new_delhi', 'New Delhi'],
  ['New+Delhi', 'New Delhi'],
  ['new%20%20delhi-', 'New Delhi'],
  ['new%2Ddelhi', 'New Delhi'],
  ['shimla,', 'Shimla'],
  ['McLeod-Ganj', 'McLeod Ganj'],
  ["o'brien-nagar", "O'brien Nagar"],
  ['st.-thomas-mount', 'St. Thomas Mount'],
  [encodeURIComponent('दिल्ली'), 'दिल्ली'],
  [encodeURIComponent('شملہ'), 'شملہ'],
  [encodeURIComponent('élan'), 'Élan'],
  ['constructor', 'Constructor'],
  ['a'.repeat(60), `A${'a'.repeat(59)}`],
])('%s is %s', (segment, name) => {
  expect(cityName(segment)).toBe(name);
});

it.each([
  ['nothing', ''],
  ['nothing but separators', '-_+%20'],
  ['a broken escape', '%E0%A4%A'],
  ['a lone per cent sign', '100%'],
  ['a null byte', 'pune%00'],
  ['markup', '%3Cscript%3E'],
  ['an entity', 'a%26amp;'],
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
  expect(cityName(segment)).toBeUndefined();
});

it('is text without markup, whatever is asked for', () => {
  const names = ODD_INPUT.flatMap((text) => [text, encodeURIComponent(text.toWellFormed())]).map(cityName);
  const odd = names.filter(
    (name) => name !== undefined && (name.length > 240 || !/^[\p{L}\p{M} .'’]+$/u.test(name)),
  );
  expect(odd).toEqual([]);
});
