import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../../tests/support/site.ts';
import { linkedTerms, withHardWord } from './hard-words.ts';

it.each([
  [
    'the first one',
    '<p>Taken dishonestly by a public servant.</p>',
    '<p>Taken <a href="/glossary/dishonestly">dishonestly</a> by a public servant.</p>',
  ],
  [
    'one at the beginning of a sentence',
    '<p>Good faith helps.</p>',
    '<p><a href="/glossary/good-faith">Good faith</a> helps.</p>',
  ],
  [
    'the longer of two',
    '<p>It is non-bailable.</p>',
    '<p>It is <a href="/glossary/non-bailable-offence">non-bailable</a>.</p>',
  ],
  [
    'none inside a link or a heading',
    '<h2>Good faith</h2><p><a href="/a">abetment</a>, then abetment.</p>',
    '<h2>Good faith</h2><p><a href="/a">abetment</a>, then <a href="/glossary/abetment">abetment</a>.</p>',
  ],
])('links %s', (_what, html, expected) => {
  expect(withHardWord(html)).toBe(expected);
});

it.each([
  ['no hard word', '<p>Nothing here.</p>'],
  ['a part of a word', '<p>Undishonestly.</p>'],
  ['a link of the editor to the glossary', '<p><a href="/glossary/fir">FIR</a> and good faith.</p>'],
])('leaves a text with %s', (_what, html) => {
  expect(withHardWord(html)).toBe(html);
});

it('names terms that there are', () => {
  expect(linkedTerms.size).toBeGreaterThan(20);
  const missing = [...linkedTerms].filter(
    (term) => !existsSync(join(ROOT, 'src/content/glossary', `${term}.mdx`)),
  );
  expect(missing).toEqual([]);
});
