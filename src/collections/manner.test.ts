import { expect, it } from 'vitest';
import { mannerProblems } from './manner.ts';
import type { KeptFile } from './read-content.ts';

/** Files of a collection, each with the text given and nothing else. */
const collection = (folder: string, ...bodies: string[]) =>
  [
    folder,
    new Map(
      bodies.map((body, at): [string, KeptFile] => [
        `${folder}/${at}.mdx`,
        {
          content: Buffer.from(''),
          problems: [],
          components: false,
          lookUps: { links: [], images: [], references: [] },
          entry: { id: `${at}`, frontMatter: {}, body },
        },
      ]),
    ),
  ] as const;

const told = (...collections: ReturnType<typeof collection>[]): string[] =>
  mannerProblems({ files: new Map(collections) }).map(({ file, message }) => `${file} ${message}`);

/** A sentence of fifteen words that differs from every other by its number. */
const sentence = (at: number, of = 0) =>
  `Person ${at} of text ${of} took away the thing which belonged to somebody else without asking.`;
const calm = (count: number, of = 0) => Array.from({ length: count }, (_, at) => sentence(at, of)).join(' ');
const staccato = (count: number) =>
  Array.from({ length: count }, (_, at) => `Thing ${at} was taken away.`).join(' ');

it('takes a text in whole sentences', () => {
  expect(told(collection('src/content/blog', calm(120)))).toEqual([]);
});

it('names a collection whose sentences are short, and a text that is staccato from end to end', () => {
  const [median, short, one] = told(collection('src/content/blog', staccato(120)));
  expect(median).toMatch(/^src\/content\/blog has sentences of 5 words in the middle; 13 at least/);
  expect(short).toMatch(/100\.0 % sentences of six words or fewer/);
  expect(one).toMatch(/^src\/content\/blog\/0\.mdx has 120 sentences/);
});

it('finds one staccato text in a calm collection', () => {
  expect(told(collection('src/content/blog', calm(400), staccato(20)))).toEqual([
    expect.stringMatching(/^src\/content\/blog\/1\.mdx/),
  ]);
});

it('names words of the workshop with the file', () => {
  expect(
    told(
      collection('src/content/guides', `${calm(5)} The row above shows the punishment of the whole section.`),
    ),
  ).toEqual([expect.stringMatching(/guides\/0\.mdx says "row"/)]);
});

it('names formulas that come again and again', () => {
  const formula = 'Courts often say that such a thing belongs to the person who had it first of all.';
  expect(told(collection('src/content/blog', `${calm(100)} ${`${formula} `.repeat(4)}`)).join()).toMatch(
    /turns of phrase/,
  );
});

it('names a run of words that two sections share', () => {
  const shared = 'Whoever reads this sentence in one section will read it again in the next one too.';
  expect(told(collection('src/content/ipc', shared), collection('src/content/bns', shared)).join()).toMatch(
    /shares "whoever reads this sentence .* with src\/content\/ipc\/0\.mdx/,
  );
});

it('names a sentence, an opening and a closing link that stand in text after text', () => {
  const texts = Array.from(
    { length: 8 },
    (_, of) =>
      `${sentence(0, of)} The same words end each of these texts and lead to [one page](/which-law-applies).`,
  );
  const found = told(collection('src/content/bns-guides', ...texts));
  expect(found).toEqual([
    expect.stringMatching(/has the sentence ".*" in 8 texts, 5 at most/),
    expect.stringMatching(/has the opening "person 0 of text" in 8 texts/),
    expect.stringMatching(/has the closing link "\/which-law-applies" in 8 texts/),
  ]);
});

it('knows nothing of another language', () => {
  expect(told(collection('src/content/ipc-hi', staccato(120)))).toEqual([]);
});
