import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { type HindiWords, hindiWords, withWords } from './hindi-words.ts';
import { type CollectionOptions, type EntryFile, readEntry } from './read-entry.ts';

interface Fields {
  title: string;
  lead?: string;
  keyPoints: string[];
  blocks: { heading: string; path: string; call?: { name: string; path: string } }[];
}

const english: CollectionOptions<Fields> = {
  base: 'src/content/things',
  schema: z.any(),
  slugs: true,
  address: (id) => `/things/${id}`,
};

const options = hindiWords('things', english, {
  title: 70,
  lead: 300,
  keyPoints: [300],
  blocks: [{ heading: 90, call: { name: 60 } }],
});

const fields: Fields = {
  title: 'Help',
  keyPoints: ['One', 'Two'],
  blocks: [
    { heading: 'Law', path: '/ipc', call: { name: 'Read', path: '/ipc' } },
    { heading: 'Paper', path: '/bns' },
  ],
};
const entry = (changes: Partial<Fields> = {}, body = 'Words.'): EntryFile<unknown> => ({
  id: 'help',
  body,
  frontMatter: { ...fields, ...changes },
});

const words = {
  title: 'मदद',
  keyPoints: ['एक', 'दो'],
  blocks: [{ heading: 'क़ानून', call: { name: 'पढ़ें' } }, { heading: 'काग़ज़' }],
};
const own = (changes: object = {}): EntryFile<HindiWords> => ({
  id: 'help',
  body: 'शब्द।',
  frontMatter: { renders: '00000000', reviewed: '2026-11-22', ...words, ...changes },
});

const twin = options.twin ?? expect.unreachable();

describe('the version of the English words', () => {
  it.each([
    ['a word of the text', entry({}, 'Other words.')],
    ['a word in a list of a list', entry({ blocks: [{ heading: 'Laws', path: '/ipc' }] })],
    ['a field that is new', entry({ lead: 'Choose.' })],
  ])('changes with %s', (_what, changed) => {
    expect(twin.version(changed)).not.toBe(twin.version(entry()));
  });

  it('does not change with what is no word', () => {
    const blocks = fields.blocks.map((block) => ({ ...block, path: '/other' }));
    expect(twin.version(entry({ blocks }))).toBe(twin.version(entry()));
  });
});

describe('a file in Hindi', () => {
  it('stands beside the English one, below /hi', () => {
    expect(options.base).toBe('src/content/things-hi');
    expect(options.address?.('help')).toBe('/hi/things/help');
  });

  it('fits word for word', () => {
    expect(twin.findings(own(), entry())).toEqual([]);
  });

  it.each([
    ['a shorter list', own({ keyPoints: ['एक'] }), 'keyPoints'],
    ['a word that is missing', own({ title: undefined }), 'title'],
    ['a word that the English one does not have', own({ lead: 'चुनें।' }), 'lead'],
    [
      'a word missing within an item',
      own({ blocks: [{ heading: 'क़ानून' }, { heading: 'काग़ज़' }] }),
      'blocks.0.call',
    ],
  ])('is refused with %s', (_what, file, field) => {
    expect(twin.findings(file, entry()).map((finding) => finding.field)).toEqual([field]);
  });

  const read = (text: string) =>
    readEntry('src/content/things-hi/help.mdx', Buffer.from(`---\n${text}\n---\n`), options).problems.map(
      ({ field, message }) => `${field}: ${message}`,
    );
  const text = 'renders: 0123abcd\nreviewed: 2026-11-22\ntitle: मदद';

  it('is read with words alone', () => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['English words', text.replace('मदद', 'Help'), /Devanagari/],
    ['what is no word', `${text}\nblocks: [{heading: क़ानून, path: /ipc}]`, /not a field/],
    ['no version', text.replace('0123abcd', 'soon'), /version/],
  ])('is refused with %s of its own', (_what, file, message) => {
    expect(read(file).join('\n')).toMatch(message);
  });
});

it('its words take the place of the English ones, and nothing else does', () => {
  expect(withWords(fields, words)).toEqual({
    title: 'मदद',
    keyPoints: ['एक', 'दो'],
    blocks: [
      { heading: 'क़ानून', path: '/ipc', call: { name: 'पढ़ें', path: '/ipc' } },
      { heading: 'काग़ज़', path: '/bns' },
    ],
  });
});
