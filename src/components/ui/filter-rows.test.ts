// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { ODD_INPUT } from '../../../tests/support/odd-input.ts';
import './filter-rows.ts';

const ROWS = [
  ['420', 'Cheating and dishonestly inducing delivery of property', '318(4)'],
  ['302', 'Punishment for murder', '103(1), 103(2)'],
  ['1823', 'Property of nobody', '23'],
];

beforeEach(() => {
  const table = document.createElement('filter-rows');
  const cells = (row: string[]) => row.map((cell) => `<td>${cell}</td>`).join('');
  table.innerHTML = `<table><tbody>${ROWS.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
  document.body.replaceChildren(table);
});

function type(text: string): string[] {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return [...document.querySelectorAll('tr')]
    .filter((row) => !row.hidden)
    .map((row) => row.children[0]?.textContent ?? '');
}

it.each([
  ['', ['420', '302', '1823']],
  ['  ', ['420', '302', '1823']],
  ['MURDER', ['302']],
  ['property', ['420', '1823']],
  ['prop', ['420', '1823']],
  ['23', ['1823']],
  ['103', ['302']],
  ['318(4)', ['420']],
  ['420 cheating', ['420']],
  ['property 420', ['420']],
  ['420 murder', []],
  ['20', []],
])('"%s" leaves the rows %j', (text, numbers) => {
  expect(type(text)).toEqual(numbers);
});

it('says how many rows are left', () => {
  type('property');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('2 of 3');
  type(' {all} <b>');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Nothing here matches “{all} <b>”.');
  type('');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('');
});

it('takes whatever is typed for text, and shows everything again after it', () => {
  for (const text of ODD_INPUT) type(text);
  expect(type('constructor')).toEqual([]);
  expect(type('')).toHaveLength(ROWS.length);
});

it('says what its attributes say', () => {
  const table = document.createElement('filter-rows');
  Object.assign(table.dataset, { label: 'छाँटें', some: '{all} में से {shown}', none: '“{typed}” नहीं मिला।' });
  table.innerHTML = '<table><tbody><tr><td>420</td></tr><tr><td>302</td></tr></tbody></table>';
  document.body.replaceChildren(table);
  const status = () => document.querySelector('[role="status"]')?.textContent;
  expect(document.querySelector('label')?.textContent).toBe('छाँटें');
  type('420');
  expect(status()).toBe('2 में से 1');
  type('302 x');
  expect(status()).toBe('“302 x” नहीं मिला।');
});
