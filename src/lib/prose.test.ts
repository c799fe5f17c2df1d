import { describe, expect, it } from 'vitest';
import {
  closingLinks,
  formulasIn,
  inManyTexts,
  openingOf,
  proseWords,
  questionsIn,
  readingEase,
  sentenceLengths,
  sentencesOf,
  sharedRuns,
  workshopWords,
} from './prose.ts';

describe('proseWords', () => {
  it('keeps the text of links and drops marks', () => {
    expect(proseWords('**Bail** is in [section 436](/x), isn’t it?')).toEqual([
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

describe('sentencesOf', () => {
  it.each([
    ['A pays B. B leaves.', ['A pays B.', 'B leaves.']],
    ['In A.M. Mohan v. State (2024) it ended.', ['In A.M. Mohan v. State (2024) it ended.']],
    [
      'See R. Baiju v. State and Smt. Shanti. Then stop.',
      ['See R. Baiju v. State and Smt. Shanti.', 'Then stop.'],
    ],
    ['He paid ₹1.5 lakh. Why?', ['He paid ₹1.5 lakh.', 'Why?']],
    ['“It is mine.” He left.', ['“It is mine.”', 'He left.']],
    ['A line\nwrapped here.\n\nAnother.', ['A line wrapped here.', 'Another.']],
    ['- One item.\n- a label\n- Two items.', ['One item.', 'Two items.']],
    ['## Heading.\nText.\n\n| A. | B. |\n\n<Note />', ['Text.']],
    ['```\nIn code.\n```\n\nText.', ['Text.']],
  ])('finds the sentences of %j', (markdown, sentences) => {
    expect(sentencesOf(markdown)).toEqual(sentences);
  });
});

describe('sentenceLengths', () => {
  const sentence = (words: number) => `${'word '.repeat(words - 1)}end.`;

  it('counts six words as short and thirty-one as long', () => {
    expect(sentenceLengths([6, 7, 15, 30, 31].map(sentence))).toEqual({
      count: 5,
      median: 15,
      short: 1,
      long: 1,
    });
  });

  it('is zero for nothing', () => {
    expect(sentenceLengths([])).toEqual({ count: 0, median: 0, short: 0, long: 0 });
  });
});

describe('workshopWords', () => {
  it.each([
    ['The second row is graver.', ['row']],
    ['A removes a row of bricks on death row.', []],
    ['No other column changes, as the table shows.', ['column', 'the table']],
    ['It stands in the tables of this guide.', ['the tables']],
    ['A knife lay on the table.', []],
    ['The heavier limb needs a danger to life, limb or health.', ['limb']],
    ['See the entry on theft.', ['See the entry']],
    ['B makes a false entry in the register.', []],
  ])('in %j', (text, words) => {
    expect(workshopWords(text)).toEqual(words);
  });
});

describe('formulasIn', () => {
  it.each([
    ['A notice is a letter, not an order.', 'closing negation'],
    ['It does not.', 'bare denial'],
    ['BNS 189(4) is the new home of this offence.', 'the new home of'],
    ['IPC 370 is carried forward with its grades.', 'carries forward'],
    ['The text has its successor in BNS 184.', 'has its successor in'],
    ['Here we have IPC 381 again.', 'here we have'],
    ['BNS 318(4) is the nearest equivalent.', 'nearest equivalent'],
    ['This is IPC 131 under a new number.', 'only the number is new'],
    ['BNS 208 keeps the two levels.', 'another verb for no change'],
    ['Courts often read the words closely.', 'courts often say'],
    ['A common mistake is to think so.', 'a common mistake'],
    ['Knowledge is the heart of it.', 'the heart of'],
    ['Three things must be shown.', 'counted parts'],
  ])('finds in %j the %s', (sentence, name) => {
    expect(formulasIn(sentence)).toEqual([name]);
  });

  it.each([
    'BNS 53 is the same provision, with the same punishment.',
    'A person who is not a clerk, banker or agent may still be charged.',
    'A carries on a business in his own name.',
    'Her family was turned out of its home.',
  ])('finds nothing in %j', (sentence) => {
    expect(formulasIn(sentence)).toEqual([]);
  });
});

describe('questionsIn', () => {
  it('finds what asks', () => {
    expect(questionsIn(['Who pays?', 'B pays.', '“Why?”'])).toEqual(['Who pays?', '“Why?”']);
  });
});

describe('closingLinks', () => {
  it('looks at the last sentence only', () => {
    expect(closingLinks('See [one](/a). Then [two](/b) and [three](/c).')).toEqual(['/b', '/c']);
    expect(closingLinks('See [one](/a). The end.')).toEqual([]);
  });
});

describe('inManyTexts', () => {
  const texts = new Map([
    ['a', 'This section deals with theft.'],
    ['b', 'This section deals with arson.'],
    ['c', 'Arson burns.'],
  ]);

  it('names the texts that share a part', () => {
    expect(inManyTexts(texts, (text) => [openingOf(text, 3)], 2)).toEqual([
      { part: 'this section deals', ids: ['a', 'b'] },
    ]);
    expect(inManyTexts(texts, (text) => [openingOf(text, 3)], 3)).toEqual([]);
  });

  it('counts a text once', () => {
    expect(inManyTexts(new Map([['a', '']]), () => ['x', 'x'], 2)).toEqual([]);
  });
});
