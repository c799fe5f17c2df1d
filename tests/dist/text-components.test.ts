/** The components in the texts of editors, as their pages show them. */
import { expect, it } from 'vitest';
import { all } from '@/collections/all.ts';
import { type CollectionOptions, idOf } from '@/collections/read-entry.ts';
import { filesBelow, read } from '../../scripts/launch/content.ts';
import { pageAt, select, textOf } from '../support/pages.ts';

/** Each helpline box of the content: the address of its page, and its numbers. */
const boxes = Object.values<Pick<CollectionOptions<unknown>, 'base' | 'address'>>(all).flatMap(
  ({ base, address }) =>
    filesBelow(base).flatMap((file) =>
      [...read(file).matchAll(/^<Helplines numbers="([\d, ]+)" \/>$/gm)].map(([, numbers = '']) => ({
        path: address?.(idOf(file)) ?? '',
        numbers: numbers.split(/, */),
      })),
    ),
);

it('an article and a guide have a helpline box', () => {
  const paths = boxes.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/blog\//), expect.stringMatching(/^\/resources\//)]),
  );
});

it.each(boxes)('$path has the numbers of its box, each to call', ({ path, numbers }) => {
  const links = select(pageAt(path).root, 'main article .prose aside a[href^="tel:"]');
  expect(links.map(textOf)).toEqual(numbers);
});
