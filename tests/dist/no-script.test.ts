/** Every page is whole as it is sent: a reader without scripts has its words, its menus and its links. */
import { expect, it } from 'vitest';
import { englishAddress } from '../../src/lib/languages.ts';
import { mainTextOf, pages, select, textOf } from '../support/pages.ts';

/** The page that fills in what it finds. */
const SEARCH_PAGE = '/search';

const addresses = (found: typeof pages) => found.map(({ address }) => address);

it('has words between the bar and the footer', () => {
  expect(addresses(pages.filter((page) => mainTextOf(page).length < 60))).toEqual([]);
});

it('hides no words until a script shows them', () => {
  const hiding = pages.filter(
    ({ address, root }) =>
      englishAddress(address) !== SEARCH_PAGE &&
      select(root, '[hidden]').some((element) => textOf(element) !== ''),
  );
  expect(addresses(hiding)).toEqual([]);
});

it('has the links of the bar and of the footer', () => {
  const without = pages.filter(
    ({ root }) =>
      select(root, 'header nav a[href]').length < 8 || select(root, 'footer nav a[href]').length < 20,
  );
  expect(addresses(without)).toEqual([]);
});
