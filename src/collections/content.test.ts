import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEntry } from './entry-loader.ts';
import type { Act } from './facts.ts';
import { lawSectionOptions } from './law-section.ts';

const ACTS: Act[] = ['ipc', 'bns'];

describe.each(ACTS)('the %s files an editor wrote', (act) => {
  const options = lawSectionOptions(act);
  const read = readdirSync(options.base)
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) =>
      readEntry(`${options.base}/${name}`, readFileSync(`${options.base}/${name}`, 'utf8'), options),
    );

  it('have no problems', () => {
    expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('describe each section in words of its own', () => {
    const byDescription = Map.groupBy(
      read.flatMap(({ entry }) => entry ?? []),
      ({ frontMatter }) => frontMatter.description.toLowerCase(),
    );
    const repeated = [...byDescription.values()].filter((entries) => entries.length > 1);
    expect(repeated.map((entries) => entries.map(({ id }) => id))).toEqual([]);
  });
});
