import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Act } from '@/lib/law/acts.ts';
import { readingEase, sharedRuns, wordsOf } from '@/lib/prose.ts';
import { type EntryFile, readEntry } from './entry-loader.ts';
import { sectionFacts } from './facts.ts';
import { lawSectionOptions, type SectionFrontMatter } from './law-section.ts';
import { ContentError, type Problem } from './problems.ts';

type Entry = EntryFile<SectionFrontMatter>;

/** Acts whose every section has a file. */
const COMPLETE: Act[] = ['ipc', 'bns'];

/** Longer shared runs are pasted text; what is meant to be the same everywhere belongs in a template. */
const LONGEST_SHARED_RUN = 11;

/** The median reading ease of an Act's entries, Flesch scale. */
const MEDIAN_EASE = 50;

function readAct(act: Act): { entries: Entry[]; problems: Problem[] } {
  const options = lawSectionOptions(act);
  const results = readdirSync(options.base)
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => {
      const file = `${options.base}/${name}`;
      return readEntry(file, readFileSync(file, 'utf8'), options);
    });
  return {
    entries: results.flatMap(({ entry }) => entry ?? []),
    problems: results.flatMap(({ problems }) => problems),
  };
}

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

const read = { ipc: readAct('ipc'), bns: readAct('bns') };
const all = [...read.ipc.entries, ...read.bns.entries];

describe.each(['ipc', 'bns'] as const)('the %s files', (act) => {
  const { entries, problems } = read[act];

  it('have no problems', () => {
    expect(problems.length > 0 ? new ContentError(problems).message : '').toBe('');
  });

  it('describe each section in words of its own', () => {
    const byDescription = Map.groupBy(entries, ({ frontMatter }) => frontMatter.description.toLowerCase());
    const repeated = [...byDescription.values()].filter(({ length }) => length > 1);
    expect(repeated.map((same) => same.map(({ id }) => id))).toEqual([]);
  });

  it.runIf(entries.length > 0)('read easily', () => {
    const eases = entries
      .map((entry) => ({ id: entry.id, ease: readingEase(proseOf(entry)) }))
      .sort((a, b) => a.ease - b.ease);
    const hardest = eases.slice(0, 5).map(({ id, ease }) => `${id} ${ease.toFixed(0)}`);
    const median = eases[Math.floor(eases.length / 2)]?.ease ?? 0;
    console.info(`${act}: median reading ease ${median.toFixed(0)}, hardest ${hardest.join(', ')}`);
    expect(median).toBeGreaterThanOrEqual(MEDIAN_EASE);
  });
});

describe.each(COMPLETE)('the %s as a whole', (act) => {
  it('has a file for every section', () => {
    const written = new Set(read[act].entries.map(({ id }) => id));
    expect([...sectionFacts[act].keys()].filter((number) => !written.has(number))).toEqual([]);
  });
});

describe('the prose', () => {
  it('is written for each entry, not pasted', () => {
    const texts = new Map(
      all.map((entry) => [`${entry.frontMatter.sources[0]} ${entry.id}`, proseOf(entry)]),
    );
    const shared = sharedRuns(texts, LONGEST_SHARED_RUN + 1);
    expect(shared.map(({ a, b, run }) => `${a} and ${b}: ${run}`)).toEqual([]);
  });

  it('informs and does not advise', () => {
    const advising = all.filter((entry) => /\byou (?:should|ought to)\b/i.test(proseOf(entry)));
    expect(advising.map(({ id }) => id)).toEqual([]);
  });

  it('has substance', () => {
    const thin = all.filter((entry) => wordsOf(proseOf(entry)).length < 75);
    expect(thin.map(({ id }) => id)).toEqual([]);
  });
});

/** Figures of time as digits or as the words writers use. */
const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  fourteen: 14,
  twenty: 20,
};
const TERM = /\b(\d+|one|two|three|four|five|six|seven|ten|fourteen|twenty)[ -](years?|months?)\b/gi;

function termsIn(text: string): string[] {
  return [...text.matchAll(TERM)].map(([, count = '', unit = '']) => {
    const number = NUMBER_WORDS[count.toLowerCase()] ?? Number(count);
    return `${number} ${unit.toLowerCase().replace(/s$/, '')}`;
  });
}

/** Every term the tables know for a section and for its counterparts. */
function knownTerms(act: Act, number: string): Set<string> {
  const facts = sectionFacts[act].get(number);
  const others = facts?.correspondence.flatMap(({ others: references }) => references) ?? [];
  const other = act === 'ipc' ? 'bns' : 'ipc';
  const rows = [
    ...(facts?.classification ?? []),
    ...others.flatMap(
      (reference) => sectionFacts[other].get(reference.replace(/\(.*/, ''))?.classification ?? [],
    ),
  ];
  return new Set(
    rows.flatMap(({ punishment, offence }) =>
      termsIn(`${punishment} ${offence} ${punishment.replace(/(\d+) to (\d+) years/, '$1 years')}`),
    ),
  );
}

describe.each(['ipc', 'bns'] as const)('what the %s files say of the other Act', (act) => {
  it('names no term of imprisonment that the tables do not have', () => {
    const unknown = read[act].entries.flatMap(({ id, frontMatter }) => {
      const known = knownTerms(act, id);
      // A rule without a punishment of its own may name any term: it says how terms are counted.
      if (known.size === 0) return [];
      return termsIn(frontMatter.whatChanged ?? '')
        .filter((term) => !known.has(term))
        .map((term) => `${id}: ${term}`);
    });
    expect(unknown).toEqual([]);
  });
});
