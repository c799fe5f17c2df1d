/**
 * How the content is written, as far as it can be measured (docs/writing.md): `npm run check:content` and the unit tests say
 * what falls below. The limits are set so that the text before the house style failed them; a good sentence never has to
 * give way to one, because they count over a whole collection, or name a word that has no place.
 */
import {
  closingLinks,
  formulasIn,
  inManyTexts,
  openingOf,
  sentenceLengths,
  sentencesOf,
  sentencesWithin,
  sharedRuns,
  workshopWords,
} from '../lib/prose.ts';
import type { Problem } from './problems.ts';
import type { Content } from './read-content.ts';

/** Of all sentences of a collection: the middle length at least, and the share of those with six words or fewer at most. */
const MEDIAN_AT_LEAST = 13;
const SHORT_AT_MOST = 0.1;
/** Turns of phrase by name, of a hundred sentences. */
const FORMULAS_AT_MOST = 2;
/** A share of few sentences says nothing. */
const SENTENCES_THAT_TELL = 100;
/** One text that is staccato from end to end is found though its collection is not. */
const SHORT_IN_ONE_AT_MOST = 0.3;
const SENTENCES_IN_ONE = 12;
const OPENING_WORDS = 4;
/** What several texts of a collection have in common, and in how many it may stand: a share of them, but in a few at least. */
const IN_COMMON: readonly { what: string; piecesOf: (text: string) => readonly string[]; share: number }[] = [
  { what: 'the sentence', piecesOf: sentencesOf, share: 0.05 },
  { what: 'the opening', piecesOf: (text) => [openingOf(text, OPENING_WORDS)], share: 0.05 },
  { what: 'the closing link', piecesOf: closingLinks, share: 0.05 },
];
const IN_A_FEW = 5;
/** Longer shared runs are pasted text; what is meant to be the same everywhere belongs in a template. */
const LONGEST_SHARED_RUN = 11;

/** Collections in another language, of which these measures know nothing. */
const isEnglish = (folder: string): boolean => !folder.endsWith('-hi');

/** The sections, in which no two entries may share a run of words. */
const SECTIONS = ['src/content/ipc', 'src/content/bns'];

interface Text {
  file: string;
  /** What an editor wrote in sentences: fields and text. */
  prose: string;
  /** The text below the front matter, or the fields where there is none. */
  explanation: string;
}

/** Fields whose sentences are not the text's own: questions, sources, and what an amending Act changed, which several say alike. */
const NO_PROSE = new Set(['question', 'sources', 'amendments']);

const textsOf = (files: Content['files'], folder: string): Text[] =>
  [...(files.get(folder) ?? [])].flatMap(([file, { entry }]) => {
    if (!entry) return [];
    const fields = sentencesWithin(entry.frontMatter, NO_PROSE).join('\n\n');
    const body = entry.body.trim();
    return [{ file, prose: `${fields}\n\n${body}`, explanation: body === '' ? fields : body }];
  });

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What a collection as a whole is: its sentences, and how they are made. */
function collectionProblems(folder: string, texts: readonly Text[]): Problem[] {
  const sentences = texts.flatMap(({ explanation }) => sentencesOf(explanation));
  if (sentences.length < SENTENCES_THAT_TELL) return [];
  const { count, median, short } = sentenceLengths(sentences);
  const formulas = texts.flatMap(({ prose }) => sentencesOf(prose).flatMap(formulasIn)).length;
  const found: string[] = [];
  if (median < MEDIAN_AT_LEAST)
    found.push(`has sentences of ${median} words in the middle; ${MEDIAN_AT_LEAST} at least`);
  if (short > count * SHORT_AT_MOST)
    found.push(
      `has ${percent(short / count)} sentences of six words or fewer; ${percent(SHORT_AT_MOST)} at most`,
    );
  if (formulas * 100 > count * FORMULAS_AT_MOST)
    found.push(
      `has ${formulas} turns of phrase that come again and again; ${FORMULAS_AT_MOST} in a hundred sentences at most`,
    );
  return found.map((message) => ({
    file: folder,
    field: 'file',
    message: `${message}: npm run prose-report -- ${folder.split('/').at(-1)} shows which`,
  }));
}

/** The same sentence, opening or closing link in text after text. */
function commonProblems(folder: string, texts: readonly Text[]): Problem[] {
  const explanations = new Map(texts.map(({ file, explanation }) => [file, explanation]));
  return IN_COMMON.flatMap(({ what, piecesOf, share }) => {
    const most = Math.max(IN_A_FEW, Math.floor(texts.length * share));
    return inManyTexts(explanations, piecesOf, most + 1).map(({ part, ids }) => ({
      file: folder,
      field: 'file',
      message: `has ${what} "${part}" in ${ids.length} texts, ${most} at most; vary it, or say it in a template`,
    }));
  });
}

/** What one text has that none may have. */
function textProblems({ file, prose, explanation }: Text): Problem[] {
  const words = [...new Set(workshopWords(prose).map((word) => word.toLowerCase()))];
  const { count, short } = sentenceLengths(sentencesOf(explanation));
  const problems = words.map(
    (word) => `says "${word}", a word of the workshop; say section, clause or punishment`,
  );
  if (count >= SENTENCES_IN_ONE && short > count * SHORT_IN_ONE_AT_MOST)
    problems.push(`has ${short} sentences of six words or fewer among ${count}; join what belongs together`);
  return problems.map((message) => ({ file, field: 'body', message }));
}

function pastedText(files: Content['files']): Problem[] {
  const texts = new Map(
    SECTIONS.flatMap((folder) => textsOf(files, folder).map(({ file, prose }) => [file, prose] as const)),
  );
  return sharedRuns(texts, LONGEST_SHARED_RUN + 1).map(({ a, b, run }) => ({
    file: b,
    field: 'body',
    message: `shares "${run}" with ${a}; say it for this section in its own words`,
  }));
}

/**
 * What is wrong with the manner of the content.
 * @param files what was read, of which nothing is wrong otherwise
 */
export function mannerProblems({ files }: Pick<Content, 'files'>): Problem[] {
  const folders = [...files.keys()].filter(isEnglish);
  return [
    ...folders.flatMap((folder) => {
      const texts = textsOf(files, folder);
      return [
        ...collectionProblems(folder, texts),
        ...commonProblems(folder, texts),
        ...texts.flatMap(textProblems),
      ];
    }),
    ...pastedText(files),
  ];
}
