/** What a reader asks the finder for: read from its address, written into it, and looked up. Pure. */

import { latinFigures } from '@/lib/figures.ts';
import { type Act, actInCapitals } from '@/lib/law/acts.ts';
import { type FinderWords, finderEn } from '@/words/finder-en.ts';
import { type Asked, FIELDS, type FieldName, fits, isChoice } from '../model/fields.ts';
import type { OffenceLine } from '../model/marks.ts';

export interface Wanted {
  act?: Act | undefined;
  /** `bns-vi` */
  chapter?: string | undefined;
  asked: Asked;
  words: string;
}

/** What is typed or pasted beyond this says nothing more. */
const LONGEST_WORDS = 100;
/** How much of an answer that makes no sense is repeated to the reader. */
const REPEATED_AT_MOST = 30;

const quoted = (text: string): string =>
  `“${text.length > REPEATED_AT_MOST ? `${text.slice(0, REPEATED_AT_MOST)}…` : text}”`;

const isAct = (text: string | undefined): text is Act => text === 'ipc' || text === 'bns';

const plain = (text: string): string => latinFigures(text).toLowerCase();

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Reads an address of the finder.
 * @param query whatever stands behind the question mark
 * @param chapters the chapters there are
 * @returns what was understood, and a sentence for each answer that was left out
 */
export function readWanted(
  query: URLSearchParams,
  chapters: ReadonlySet<string>,
  words: FinderWords = finderEn,
): { wanted: Wanted; problems: string[] } {
  const problems: string[] = [];
  const leaveOut = (value: string, label: string) => problems.push(words.noAnswer(quoted(value), label));
  const asked: Partial<Record<FieldName, string>> = {};
  for (const { name } of FIELDS) {
    const value = query.get(name);
    if (!value) continue;
    if (isChoice(name, value)) asked[name] = value;
    else leaveOut(value, words.field(name));
  }
  const law = query.get('act') || undefined;
  let act = isAct(law) ? law : undefined;
  if (law && !act) leaveOut(law, words.law);
  let chapter = query.get('chapter') || undefined;
  if (chapter && !chapters.has(chapter)) {
    leaveOut(chapter, words.chapter);
    chapter = undefined;
  }
  const [chapterAct] = chapter?.split('-') ?? [];
  if (isAct(chapterAct) && act && chapterAct !== act)
    problems.push(words.otherChapter(actInCapitals(chapterAct), actInCapitals(act)));
  if (isAct(chapterAct)) act = chapterAct;
  const typed = query.get('words') ?? '';
  if (typed.length > LONGEST_WORDS) problems.push(words.firstLetters(LONGEST_WORDS));
  return { wanted: { act, chapter, asked, words: typed.slice(0, LONGEST_WORDS).trim() }, problems };
}

/** The address of what is wanted, without the question mark; empty where nothing is. */
export function writeWanted({ act, chapter, asked, words }: Wanted): URLSearchParams {
  const entries = { act, chapter, ...asked, words };
  return new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** A plural is looked for by its singular: `thefts` finds theft. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Whether each word begins a word of the offence, or its number. */
function says({ ref, name, sameAs = '' }: OffenceLine, words: readonly string[]): boolean {
  const own = [...wordsOf(plain(`${name} ${sameAs}`)), plain(ref)];
  return words.every((word) => own.some((one) => one.startsWith(stem(word))));
}

/** The offences that fit everything wanted, in their order. Nothing wanted finds nothing. */
export function find(lines: readonly OffenceLine[], wanted: Wanted): OffenceLine[] {
  const { act, chapter, asked, words } = wanted;
  if (writeWanted(wanted).size === 0) return [];
  // A reference is one word: the brackets of "318(4)" would make two of it.
  const typed = plain(words);
  const looked = /^\d+[a-z]{0,2}(?:\(\w+\))*$/.test(typed) ? [typed] : wordsOf(typed);
  return lines.filter(
    (line) =>
      (!act || line.act === act) &&
      (!chapter || line.chapter === chapter) &&
      fits(line, asked) &&
      says(line, looked),
  );
}

export interface WayOut {
  /** "Bail: A right (bailable)" */
  without: string;
  wanted: Wanted;
  count: number;
}

/** What is found when one of the answers is left out, where all together find nothing. */
export function waysOut(
  lines: readonly OffenceLine[],
  wanted: Wanted,
  said: FinderWords = finderEn,
): WayOut[] {
  const { act, chapter, asked, words } = wanted;
  const ways: [string, Wanted][] = [
    ...FIELDS.flatMap(({ name }): [string, Wanted][] => {
      const value = asked[name];
      if (!value) return [];
      return [
        [
          `${said.field(name)}: ${said.choice(name, value)}`,
          { ...wanted, asked: { ...asked, [name]: undefined } },
        ],
      ];
    }),
    ...(chapter ? ([[said.theChapter, { ...wanted, chapter: undefined }]] as [string, Wanted][]) : []),
    ...(act
      ? ([[actInCapitals(act), { ...wanted, act: undefined, chapter: undefined }]] as [string, Wanted][])
      : []),
    ...(words ? ([[quoted(words), { ...wanted, words: '' }]] as [string, Wanted][]) : []),
  ];
  return ways
    .map(([without, less]) => ({ without, wanted: less, count: find(lines, less).length }))
    .filter(({ count }) => count > 0);
}
