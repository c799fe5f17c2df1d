/**
 * Reads the sections out of a charge as the police and the courts write it: "u/s 420, 467/34 IPC", "BNS 318(4) r/w 3(5)",
 * "धारा 420/467 भा.दं.सं.". It is loaded when a query has several numbers.
 */

import { ACTS, type Act } from '@/lib/law/acts.ts';
import { lawsNamed, type NamedLaw } from './laws.ts';
import { plain } from './words.ts';

/** One section of a charge. */
export interface Charge {
  /** The Act of the guide it belongs to, or the name of another law. */
  law: NamedLaw['law'];
  /** The section as the Acts write it: `498A`; of another law as it was typed. */
  number: string;
  /** The section with its sub-section and clause, where one is charged: `318(4)`. */
  reference: string;
  /** Whether the guide has the section; nothing for another law. */
  exists?: boolean;
}

export interface ChargeLine {
  charges: readonly Charge[];
  /** The Act that was taken for numbers beside which none is named. */
  assumed?: Act | undefined;
}

/** Which sections and sub-sections there are. */
export interface KnownSections {
  hasSection: (act: Act, number: string) => boolean;
  /** Whether a sub-section is in the tables: `318(4)`. */
  hasReference: (act: Act, reference: string) => boolean;
}

/** A number in a text, before it is known which law it belongs to. */
interface Numbered {
  at: number;
  figures: string;
  /** Directly behind the figures, or behind a hyphen or a space: `498-a`. */
  letters: string;
  /** In brackets behind them: `(2)(n)`, `(a)`. */
  parts: readonly string[];
  /** Whether it hangs on the number before it by a stroke: `302/34`. */
  joined: boolean;
}

/** Letters as they are read out or printed in Hindi. The Hindi Acts count क, ख, ग where the English ones count A, B, C. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  ['ए क', 'बी ख bi', 'सी ग si', 'डी घ di', 'ई ङ'].flatMap((spellings, at) =>
    spellings.split(' ').map((spelling) => [spelling, 'abcde'.charAt(at)]),
  ),
);

/** What looks like a section and is not: number and date of a case, a year, a term, a sum, a part of section 304. */
const NOT_SECTIONS: readonly RegExp[] = [
  /\b\d{1,2}(?:[./-]\d{1,2}[./-](?:19|20)|\.\d{1,2}\.)\d{2}\b/g,
  /\b\d{1,5} ?(?:\/|-| of )\s?(?:18|19|20)\d{2}\b/g,
  /(?<=(?:मु\.?अ\.?सं\.?|अपराध क्रमांक|fir|crime|case|cr|sc|cc)\.?(?: no\.?)?:? )\d{1,5} ?\/ ?\d{2,4}\b/g,
  /(?<![\d(])(?:18|19|20)\d{2}\b/g,
  /[-\s(]*\bpart[\s-]*(?:i{1,3}|1|2)\b\)?/g,
  /(?<=\d)[\s-]*-\s*i{1,3}\b/g,
  /(?:\b(?:rs\.?|inr)|₹) ?[\d,]+/g,
  /\b\d+ ?(?:years?|months?|days?|hours?|lakhs?|rupees|rs|saal|varsh|mahine|din|साल|वर्ष|महीने|दिन|लाख|रुपये)(?![\p{L}\p{M}])/gu,
];

const NUMBER =
  /(?<![\p{L}\p{M}\d])((?<!\()\d{1,4}|(?<=\()\d{2,4})(?:(?:[\s-]*|-)((?:[a-d][ab]|[a-i]|bi|si|di|ए|बी|सी|डी|ई|क|ख|ग|घ|ङ))(?![\p{L}\p{M}.]))?((?:\s?\((?:\d{1,2}|[a-z]{1,4})\))*)/gu;

/** A stroke, or a hyphen between two numbers. */
const STROKE = /^\s*[/-]\s*$/;
/** What stands between two groups of charges. */
const BREAK = /&|\band\b|\baur\b|\br[/. ]?w\b|\bread with\b|\bwith\b|;|\[|\(|\bu\/s|[\p{L}\p{M}]{2,}/u;

const noLonger = (text: string): string => ' '.repeat(text.length);

/** The text with what is no section blanked out, each place where it was. */
const withoutOthers = (text: string): string =>
  NOT_SECTIONS.reduce((left, other) => left.replace(other, noLonger), text);

function numbersIn(text: string): Numbered[] {
  let end = 0;
  return [...text.matchAll(NUMBER)].map(
    ({ 0: whole, 1: figures = '', 2: letters = '', 3: parts = '', index }) => {
      const joined = end > 0 && STROKE.test(text.slice(end, index));
      end = index + whole.length;
      return {
        at: index,
        figures,
        letters: LETTERS[letters] ?? letters,
        parts: parts.match(/\([^)]+\)/g) ?? [],
        joined,
      };
    },
  );
}

/**
 * The law of each number. A law stands before its numbers or behind them; behind some that another law has taken already,
 * it takes back those after the last break ("IPC 420 and 318(4) BNS").
 */
function lawsOf(
  text: string,
  numbers: readonly Numbered[],
  named: readonly NamedLaw[],
): (NamedLaw['law'] | undefined)[] {
  const laws: (NamedLaw['law'] | undefined)[] = numbers.map(() => undefined);
  for (const [place, { at, law }] of named.entries()) {
    const from = named[place - 1]?.at ?? -1;
    const to = named[place + 1]?.at ?? text.length;
    const before = numbers.flatMap((number, index) => (number.at > from && number.at < at ? [index] : []));
    const after = numbers.flatMap((number, index) => (number.at > at && number.at < to ? [index] : []));
    const free = before.filter((index) => laws[index] === undefined);
    if (free.length > 0) {
      for (const index of free) laws[index] = law;
      continue;
    }
    const isLast = after.length === 0;
    for (const index of isLast ? lastGroup(text, numbers, before) : after) laws[index] = law;
  }
  return laws;
}

/** Of numbers in a row, those behind the last break; the last, with what it is joined to, where there is none. */
function lastGroup(text: string, numbers: readonly Numbered[], indexes: readonly number[]): number[] {
  const group: number[] = [];
  for (const index of indexes.toReversed()) {
    group.push(index);
    const number = numbers[index];
    const previous = numbers[index - 1];
    if (!number || !previous || (!number.joined && BREAK.test(text.slice(previous.at, number.at)))) break;
  }
  return group.length === indexes.length ? group.slice(0, 1) : group;
}

/** The section a number names in an Act: letters may be a clause, and a clause in brackets a letter ("498(a)"). */
function chargeIn(act: Act, { figures, letters, parts }: Numbered, known: KnownSections): Charge {
  const [clause = '', ...rest] = parts;
  const bracketed = /^\(([a-z]{1,2})\)$/.exec(clause)?.[1]?.toUpperCase();
  const isLetter = letters === '' && bracketed !== undefined && known.hasSection(act, figures + bracketed);
  const number = figures + (isLetter ? bracketed : letters.toUpperCase());
  const reference = number + (isLetter ? rest : parts).join('');
  return { law: { act }, number, reference, exists: known.hasSection(act, number) };
}

/** The Act in which more of the numbers make sense; the older one where both do, because its numbers are known by heart. */
function likelyAct(numbers: readonly Numbered[], known: KnownSections): Act {
  const fitting = (act: Act) =>
    numbers.filter((number) => {
      const { exists, reference, number: section } = chargeIn(act, number, known);
      return exists && (reference === section || known.hasReference(act, reference));
    }).length;
  const [first, second] = ACTS;
  return fitting(second) > fitting(first) ? second : first;
}

/**
 * Reads a charge.
 * @param typed what the reader typed or pasted, in any of the usual spellings, also in Hindi
 * @param known which sections there are
 * @returns the sections in their order; a number that no Act has is among them, with `exists: false`
 */
export function readCharges(typed: string, known: KnownSections): ChargeLine {
  const text = plain(typed);
  const named = lawsNamed(text);
  const bare = named.reduce(
    (left, { at, length }) => left.slice(0, at) + ' '.repeat(length) + left.slice(at + length),
    text,
  );
  const numbers = numbersIn(withoutOthers(bare));
  const laws = lawsOf(bare, numbers, named);
  const last = laws.findLast((law) => law !== undefined);
  const assumed = last ? undefined : likelyAct(numbers, known);
  const charges = numbers.map((number, index): Charge => {
    const law = laws[index] ?? last ?? { act: assumed ?? 'ipc' };
    if ('act' in law) return chargeIn(law.act, number, known);
    const section = number.figures + number.letters.toUpperCase();
    return { law, number: section, reference: section + number.parts.join('') };
  });
  return { charges, ...(assumed && { assumed }) };
}
