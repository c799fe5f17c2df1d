import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it.each([
  ['plain words', { a: 'theft' }, 'theft'],
  ['a comma', { a: 'life, and fine' }, '"life, and fine"'],
  ['quotation marks', { a: 'the "thing"' }, '"the ""thing"""'],
  ['a line break', { a: 'one\ntwo' }, '"one\ntwo"'],
  ['a list', { a: ['318(2)', '318(4)'] }, '318(2); 318(4)'],
  ['nothing', { a: undefined }, ''],
])('writes %s so that a spreadsheet reads it back', (_what, row, written) => {
  expect(csvOf([row])).toBe(`\uFEFFa\r\n${written}\r\n`);
});
