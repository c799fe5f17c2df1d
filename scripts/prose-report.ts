/**
 * Measures how the content is written: sentence lengths, words of the workshop, formulas, questions, and what many
 * entries have in common. docs/writing.md says what the figures mean.
 *
 *     npm run prose-report                        a line for each collection, and its entries that read worst
 *     npm run prose-report -- ipc                 the same for one collection, with more of them
 *     npm run prose-report -- ipc/420 bns/85      these entries, with each sentence and phrase that was counted
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  closingLinks,
  formulasIn,
  inManyTexts,
  openingOf,
  questionsIn,
  sentenceLengths,
  sentencesOf,
  sentencesWithin,
  workshopWords,
} from '../src/lib/prose.ts';

const CONTENT = 'src/content';
const SHARED_BY = 3;
const OPENING_WORDS = 4;

interface Entry {
  /** Collection and file name without its ending: `ipc/420`. */
  id: string;
  /** The text below the front matter, or the front matter's sentences where there is none: what lengths are taken of. */
  explanation: string;
  /** Every sentence of the file. */
  prose: string;
}

/** A field named so asks on purpose. */
const ASKING = new Set(['question']);

function readEntry(id: string): Entry {
  const text = readFileSync(join(CONTENT, `${id}.mdx`), 'utf8');
  const [, frontMatter = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text) ?? [];
  const fields = sentencesWithin(parse(frontMatter), ASKING).join('\n\n');
  return {
    id,
    explanation: body.trim() === '' ? fields : body,
    prose: `${fields}\n\n${body}`,
  };
}

const readCollection = (name: string): Entry[] =>
  readdirSync(join(CONTENT, name))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readEntry(`${name}/${file.replace(/\.mdx$/, '')}`));

function measure({ explanation, prose }: Entry) {
  const sentences = sentencesOf(prose);
  const lengths = sentenceLengths(sentencesOf(explanation));
  const workshop = workshopWords(prose);
  const formulas = sentences.flatMap(formulasIn);
  const questions = questionsIn(sentences);
  const faults = lengths.short + lengths.long + workshop.length + formulas.length + questions.length;
  return { lengths, workshop, formulas, questions, faultsPerSentence: faults / Math.max(1, lengths.count) };
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name.toLowerCase())]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, same]) => (same.length > 1 ? `${name} ×${same.length}` : name))
    .join(', ') || 'none';

const line = ({ lengths, workshop, formulas, questions }: ReturnType<typeof measure>): string =>
  `${lengths.count} sentences, median ${lengths.median}, short ${percent(lengths.short, lengths.count)}, ` +
  `long ${percent(lengths.long, lengths.count)}, workshop ${workshop.length}, formulas ${formulas.length}, ` +
  `questions ${questions.length}`;

function reportCollection(name: string, worst: number): void {
  const entries = readCollection(name);
  if (entries.length === 0) return;
  const measured = entries.map((entry) => ({ entry, measures: measure(entry) }));
  const whole = measure({
    id: name,
    explanation: entries.map(({ explanation }) => explanation).join('\n\n'),
    prose: entries.map(({ prose }) => prose).join('\n\n'),
  });
  console.log(`\n${name}: ${entries.length} files, ${line(whole)}`);
  console.log(`  formulas: ${counted(whole.formulas)}`);
  console.log(`  workshop: ${counted(whole.workshop)}`);

  const explanations = new Map(entries.map((entry) => [entry.id, entry.explanation]));
  const shared = {
    sentence: inManyTexts(explanations, sentencesOf, SHARED_BY),
    opening: inManyTexts(explanations, (text) => [openingOf(text, OPENING_WORDS)], SHARED_BY),
    'closing link': inManyTexts(explanations, closingLinks, SHARED_BY),
  };
  for (const [kind, parts] of Object.entries(shared)) {
    for (const { part, ids } of parts.slice(0, worst)) console.log(`  same ${kind} ×${ids.length}: ${part}`);
  }
  const closing = entries.flatMap(({ explanation }) => closingLinks(explanation).at(-1) ?? []);
  const folders = closing.map((href) => href.replace(/[^/]*$/, ''));
  console.log(`  closing on a link: ${percent(closing.length, entries.length)} (${counted(folders)})`);

  console.log('  worst, by what was counted for each sentence:');
  measured
    .sort((a, b) => b.measures.faultsPerSentence - a.measures.faultsPerSentence)
    .slice(0, worst)
    .forEach(({ entry, measures }) => {
      console.log(`    ${measures.faultsPerSentence.toFixed(2)}  ${entry.id}: ${line(measures)}`);
    });
}

function reportEntry(id: string): void {
  const entry = readEntry(id);
  const measures = measure(entry);
  console.log(`\n${id}: ${line(measures)}`);
  const sentences = sentencesOf(entry.prose);
  const lengthOf = (sentence: string) => sentenceLengths([sentence]);
  const print = (what: string, found: readonly string[]) => {
    for (const text of found) console.log(`  ${what}: ${text}`);
  };
  print(
    'short',
    sentencesOf(entry.explanation).filter((sentence) => lengthOf(sentence).short > 0),
  );
  print(
    'long',
    sentencesOf(entry.explanation).filter((sentence) => lengthOf(sentence).long > 0),
  );
  print('workshop', measures.workshop);
  for (const sentence of sentences)
    print(formulasIn(sentence).join(', '), formulasIn(sentence).length > 0 ? [sentence] : []);
  print('question', measures.questions);
}

const collections = readdirSync(CONTENT)
  // What it counts are English words.
  .filter((name) => name !== 'facts' && !name.endsWith('-hi'))
  .sort();
const asked = process.argv.slice(2);
if (asked.length === 0) for (const name of collections) reportCollection(name, 5);
for (const what of asked) {
  if (collections.includes(what)) reportCollection(what, 25);
  else reportEntry(what);
}
