import { expect, it } from 'vitest';
import { hindiAddress, languageAt, languagesOf } from './languages.ts';

it.each([
  ['/hi/ipc-section/379', 'hi'],
  ['/hi/ipc-section/379.html', 'hi'],
  ['/hi.html', 'hi'],
  ['/hi', 'hi'],
  ['/', 'en'],
  ['/history', 'en'],
  ['/ipc-section/379', 'en'],
  ['/blog/hi/there', 'en'],
] as const)('%s is in %s', (address, language) => {
  expect(languageAt(address)).toBe(language);
});

it('says the same of a page on both sides, and nothing where it has no twin', () => {
  const [english, hindi] = ['/ipc-section/379', hindiAddress('/ipc-section/379')] as const;
  expect(languagesOf(english, hindi)).toEqual([
    { language: 'en', address: english },
    { language: 'hi', address: hindi },
    { language: 'x-default', address: english },
  ]);
  expect(languagesOf(hindi, english)).toEqual(languagesOf(english, hindi));
  expect(languagesOf(english, undefined)).toEqual([]);
});
