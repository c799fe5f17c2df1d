import { describe, expect, it } from 'vitest';
import { readingEase, sharedRuns, wordsOf } from './prose.ts';

describe('wordsOf', () => {
  it('keeps the text of links and drops marks', () => {
    expect(wordsOf('**Bail** is in [section 436](/x), isn’t it?')).toEqual([
      'Bail',
      'is',
      'in',
      'section',
      '436',
      'isn’t',
      'it',
    ]);
  });
});

describe('readingEase', () => {
  it('is high for short words and low for long ones', () => {
    expect(readingEase('The man took a pen. He ran off.')).toBeGreaterThan(90);
    expect(
      readingEase('Notwithstanding aforementioned considerations, culpability necessitates deliberation.'),
    ).toBeLessThan(10);
  });
});

describe('sharedRuns', () => {
  const texts = (a: string, b: string) =>
    new Map([
      ['a', a],
      ['b', b],
    ]);

  it('finds a run that two texts share', () => {
    expect(sharedRuns(texts('one two three four', 'zero two Three four'), 3)).toEqual([
      { a: 'a', b: 'b', run: 'two three four' },
    ]);
  });

  it('finds nothing over the end of a paragraph', () => {
    expect(sharedRuns(texts('one two\n\nthree four', 'one two three four'), 3)).toEqual([]);
  });
});
