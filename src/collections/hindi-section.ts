/**
 * The words of a section in Hindi. A file stands beside its twin in English under the same name and holds words only: what
 * refers to another section, a decision or a source stands in the English file, item by item in the same order. Its lists are
 * simpler than those of `hindi-words.ts`, because each item of the English ones has one text.
 */
import { z } from 'astro/zod';
import { hindiAddress } from '../lib/languages.ts';
import type { Act } from '../lib/law/acts.ts';
import { DESCRIPTION_LIMIT, distinct, reviewed } from './common-fields.ts';
import { sectionFacts, sectionTablesRead } from './facts.ts';
import { hindi, renders, versionOfWords } from './hindi-words.ts';
import type { SectionFrontMatter } from './law-section.ts';
import type { Finding } from './problems.ts';
import type { CollectionOptions, EntryFile } from './read-entry.ts';

const hindiSectionFrontMatter = z.strictObject({
  number: z.string().describe('The section number, the same as the file name: "304B"'),
  renders,
  description: hindi(DESCRIPTION_LIMIT).describe('What the section is; also the search result'),
  elements: z.array(hindi(400)).default([]).describe('What must be proved, one for each in English'),
  examples: z.array(hindi(600)).default([]).describe('The examples, one for each in English'),
  confusedWith: z
    .array(hindi(400))
    .default([])
    .describe('How to tell each section that it is taken for apart, one for each in English'),
  whatChanged: hindi(700).optional().describe('What is different in the other Act'),
  amendments: z
    .array(hindi(400))
    .default([])
    .describe('What each amendment changed, one for each in English'),
  offences: z
    .array(hindi(300))
    .default([])
    .describe('The offences of the Schedule in Hindi, in its order, where the section has more than one'),
  keywords: distinct(z.array(hindi(60)).max(16))
    .default([])
    .describe(
      'What people type who do not know the number, beyond the keywords of the English file; found in Latin letters too',
    ),
  reviewed,
});

export type HindiSectionFields = z.infer<typeof hindiSectionFrontMatter>;

type English = EntryFile<SectionFrontMatter>;

/** The words of an English file that its Hindi twin renders. */
const wordsOf = ({ frontMatter, body }: English) => ({
  description: frontMatter.description,
  elements: frontMatter.elements,
  examples: frontMatter.examples.map(({ text }) => text),
  confusedWith: frontMatter.confusedWith.map(({ difference }) => difference),
  whatChanged: frontMatter.whatChanged,
  amendments: frontMatter.amendments.map(({ description }) => description),
  body,
});

/** The version of the English words of a section. */
export const versionOf = (english: English): string => versionOfWords(wordsOf(english));

const LISTS = ['elements', 'examples', 'confusedWith', 'amendments'] as const;

/** Lists that do not stand item by item beside those of the English file, and a field that only one of the two has. */
export function twinFindings(own: EntryFile<HindiSectionFields>, english: English): Finding[] {
  const words = wordsOf(english);
  const lists = LISTS.flatMap((field) => {
    const [here, there] = [own.frontMatter[field].length, words[field].length];
    if (here === there) return [];
    return [
      { field, message: `has ${here} where the English file has ${there}; write one for each, in its order` },
    ];
  });
  const hasChange = own.frontMatter.whatChanged !== undefined;
  if (hasChange === (words.whatChanged !== undefined)) return lists;
  const message = hasChange
    ? 'stands here and not in the English file; remove it'
    : 'is missing; the English file has it';
  return [...lists, { field: 'whatChanged', message }];
}

function offenceFindings(
  act: Act,
  { id, frontMatter: { offences } }: EntryFile<HindiSectionFields>,
): Finding[] {
  const rows = sectionFacts[act].get(id)?.classification.length ?? 0;
  // Without them the page shows the English ones, marked as such.
  if (offences.length === 0 || (rows > 1 && offences.length === rows)) return [];
  const message =
    rows < 2
      ? 'stands here, but the Schedule has one offence at most, which needs no name; remove it'
      : `has ${offences.length} where the Schedule has ${rows}; write one for each, in its order`;
  return [{ field: 'offences', message }];
}

/** How the Hindi of the sections of one Act is loaded. */
export const hindiSectionOptions = (act: Act): CollectionOptions<HindiSectionFields> => ({
  base: `src/content/${act}-hi`,
  schema: hindiSectionFrontMatter,
  known: sectionTablesRead ? new Set(sectionFacts[act].keys()) : undefined,
  idField: 'number',
  bodyRequired: true,
  boldFields: ['elements'],
  components: ['Helplines'],
  address: (id) => hindiAddress(`/${act}-section/${id}`),
  check: (entry) => (sectionTablesRead ? offenceFindings(act, entry) : []),
  twin: {
    collection: act,
    findings: (own, english) => twinFindings(own, english as English),
    version: (english) => versionOf(english as English),
    renders: ({ frontMatter }) => frontMatter.renders,
  },
});
