import { describe, expect, it } from 'vitest';
import { fold } from './spellings.ts';
import { cutAtWords, tellingWords } from './words.ts';

describe('fold', () => {
  it.each([
    ['चोरी', 'chori', 'choree'],
    ['धोखा', 'dhokha', 'dhoka'],
    ['बलात्कार', 'balatkar', 'balatkaar'],
    ['मारपीट', 'marpeet', 'maarpit'],
    ['क़त्ल', 'qatl', 'katl'],
    ['जालसाज़ी', 'jalsazi', 'jaalsaji'],
    ['संपत्ति', 'sampatti', 'sampati'],
    ['harassment', 'harrasment', 'harrassment'],
  ])('makes one key of %s, %s and %s', (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it('keeps apart what sounds different', () => {
    expect(new Set(['chori', 'kori', 'choron', 'murder'].map(fold)).size).toBe(4);
  });
});

it('leaves out words that say nothing, unless there is nothing else', () => {
  expect(tellingWords('chori ki dhara')).toEqual(['chori', 'dhara']);
  expect(tellingWords('of the')).toEqual(['of', 'the']);
});

it('cuts a text so that every other piece is a word that matched', () => {
  expect(cutAtWords('Punishment for Murder', new Set(['murder']))).toEqual(['Punishment for ', 'Murder', '']);
  expect(cutAtWords('हत्या की सजा', new Set(['हत्या']))).toEqual(['', 'हत्या', ' की सजा']);
});
