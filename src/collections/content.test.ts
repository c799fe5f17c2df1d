import { describe, expect, it } from 'vitest';
import type { Act } from '@/lib/law/acts.ts';
import { proseWords, readingEase } from '@/lib/prose.ts';
import { all } from './all.ts';
import { sectionFacts } from './facts.ts';
import type { SectionFrontMatter } from './law-section.ts';
import { mannerProblems } from './manner.ts';
import { reportOf } from './problems.ts';
import { readContent } from './read-content.ts';
import type { EntryFile } from './read-entry.ts';

type Entry = EntryFile<SectionFrontMatter>;

/** The median reading ease of an Act's entries, Flesch scale. */
const MEDIAN_EASE = 50;

const { problems, files } = readContent(process.cwd());

/** The entries of an Act. `all` knows what its files hold. */
const entriesOf = (act: Act): readonly Entry[] =>
  [...(files.get(all[act].base)?.values() ?? [])].flatMap(({ entry }) => (entry as Entry | undefined) ?? []);

/** Everything an editor wrote in words, without names of Acts in the list of amendments. */
const proseOf = ({ body, frontMatter }: Entry): string =>
  [
    frontMatter.description,
    ...frontMatter.elements,
    ...frontMatter.examples.map(({ text }) => text),
    ...frontMatter.confusedWith.map(({ difference }) => difference),
    frontMatter.whatChanged ?? '',
    body,
  ].join('\n\n');

const entries = { ipc: entriesOf('ipc'), bns: entriesOf('bns') };
const both = [...entries.ipc, ...entries.bns];

it('the content has no problems', () => {
  expect(problems.length > 0 ? reportOf(problems) : '').toBe('');
});

describe.each(['ipc', 'bns'] as const)('the %s files', (act) => {
  it('call a section the nearest equivalent of another only where the table does not call it the same', () => {
    const said = entries[act].filter((entry) => /nearest equivalent/i.test(proseOf(entry)));
    const unsure = said.filter(({ id }) =>
      sectionFacts[act].get(id)?.correspondence.some(({ confidence }) => confidence === 'medium'),
    );
    expect(said.map(({ id }) => id)).toEqual(unsure.map(({ id }) => id));
  });

  it('read easily', () => {
    const eases = entries[act]
      .map((entry) => ({ id: entry.id, ease: readingEase(proseOf(entry)) }))
      .sort((a, b) => a.ease - b.ease);
    const hardest = eases.slice(0, 5).map(({ id, ease }) => `${id} ${ease.toFixed(0)}`);
    const median = eases[Math.floor(eases.length / 2)]?.ease ?? 0;
    console.info(`${act}: median reading ease ${median.toFixed(0)}, hardest ${hardest.join(', ')}`);
    expect(median).toBeGreaterThanOrEqual(MEDIAN_EASE);
  });
});

describe('the prose', () => {
  it('is in the manner of the house, and written for each entry', () => {
    const found = mannerProblems({ files });
    expect(found.length > 0 ? reportOf(found) : '').toBe('');
  });

  it('informs and does not advise', () => {
    const advising = both.filter((entry) => /\byou (?:should|ought to)\b/i.test(proseOf(entry)));
    expect(advising.map(({ id }) => id)).toEqual([]);
  });

  it('has substance', () => {
    const thin = both.filter((entry) => proseWords(proseOf(entry)).length < 75);
    expect(thin.map(({ id }) => id)).toEqual([]);
  });
});
