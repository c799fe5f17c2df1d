/** The bar marks the page in view, and no other. */
import { expect, it } from 'vitest';
import { pageAt, select } from '../support/pages.ts';

it.each([
  ['/ipc', ['/ipc']],
  ['/indian-penal-code', ['/ipc']],
  ['/bns', ['/bns']],
  ['/bharatiya-nyaya-sanhita', ['/bns']],
  ['/about', ['/about']],
  ['/ipc-section/420', []],
])('on %s it marks %j', (address, marked) => {
  const found = select(pageAt(address).root, 'header nav [aria-current]');
  expect(found.map(({ attribs }) => [attribs['aria-current'], attribs.href])).toEqual(
    marked.map((href) => ['page', href]),
  );
});
