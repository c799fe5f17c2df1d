import { type Act, otherAct } from '@/lib/law/acts.ts';
import { GUIDE_ACTS } from './act-names.ts';
import { spelledNumber } from './number-words.ts';
import { COMMON_WORDS, plain, tellingWords } from './words.ts';

/** What a reader asks for. */
export interface Query {
  /** Spellings of the number, the most exact first: `304b`, `304`. Empty where no section is named. */
  numbers: readonly string[];
  /** The sub-section with its section: `318(4)`. */
  reference?: string;
  /** The Act the number belongs to, where the reader says so. */
  act?: Act;
  /** The Act whose number is wanted for it: `ipc 302 in bns`. */
  wanted?: Act;
  words: readonly string[];
}

/** The letter behind a number as Hindi writes it, by the letter or by its sound: 376घ and 304ए are 376D and 304A. */
const HINDI_LETTERS: Readonly<Record<string, string>> = {
  क: 'a',
  ख: 'b',
  ग: 'c',
  घ: 'd',
  ङ: 'e',
  च: 'f',
  छ: 'g',
  ज: 'h',
  झ: 'i',
  ए: 'a',
  बी: 'b',
  सी: 'c',
  डी: 'd',
  ई: 'e',
};

const HINDI_LETTER = /(?<=\d[\s-]?)(?:[कखगघङचछजझएई]|[बसड]ी)(?![\p{L}\p{M}])/gu;

/** Words around a number that say only that it is one. */
const SECTION_WORD =
  /(?<![\p{L}\p{M}])(?:u\/s|sections?|sec|s\.|dhara|dhaara|dafa|kalam|धारा|दफा|कलम|number|no\.)(?![\p{L}\p{M}])\.?/gu;

/** Other laws whose sections are not ours: their numbers must not be taken for those of the two Acts. */
const OTHER_LAW = /\b(?:crpc|cr\.p\.c|bnss|cpc|bsa|ni act|it act|mv act|pocso|ndps)\b/;

/**
 * A section or a sub-section. Two letters end in A or B in both Acts (`376DA`), so that the next word, as in `354 in bns`,
 * is not taken for them.
 */
const NUMBER =
  /(?<![\p{L}\p{M}\d])(\d{1,3})(?:[\s-]*\(?([a-d][ab]|[a-z])\)?(?![\p{L}\p{M}]))?(?:[\s.-]*\((\d{1,2})\))?/u;

/** What is counted: 15 years, 50 days and ₹2 lakh are no sections. */
const COUNTED =
  /\d+ ?(?:years?|days?|months?|sa+l|varsh|din|lakhs?|crores?|rs|rup\S*|साल|वर्ष|दिन|महीन\S*|लाख|करोड़|रुप\S*)(?![\p{L}\p{M}])/gu;

/** Words beside a number that ask for it, in which Act or language, and say nothing of what it is about. */
const ASKING = new Set(
  'change convert english equivalent hindi ipc bns law matlab meaning naya nayi new old purana purani what मतलब नई नयी पुरानी हिंदी हिन्दी'.split(
    ' ',
  ),
);

const onlyAsks = (word: string): boolean => ASKING.has(word) || COMMON_WORDS.has(word);

/** What a number is about needs more than two letters: those are an Act half typed, or the word between number and Act. */
const saysMore = (word: string): boolean => word.length > 2 && !onlyAsks(word) && /\p{L}/u.test(word);

/** A number in words becomes figures, where nothing else is in the query but words that ask for it. */
function inFigures(text: string): string {
  const words = text.split(/[\s-]+/);
  // A single letter belongs to the number, "four ninety eight a", and so does the one in "teen sau ek".
  const asking = words.filter((word) => word.length > 1 && onlyAsks(word) && !/^(?:ek|एक)$/.test(word));
  const figures = spelledNumber(words.filter((word) => !asking.includes(word)));
  return figures ? [figures, ...asking].join(' ') : text;
}

/** The Act a number alone is to be carried into: an old one is known by heart, so "354 in bns" asks where it went. */
function carriedInto(text: string): Act | undefined {
  if (/\b(?:in|into|to)(?: the)? +bns\b|\bbns +(?:me|mein|में)(?![\p{L}\p{M}])/u.test(text)) return 'bns';
  return /\b(?:into|to)(?: the)? +ipc\b/.test(text) ? 'ipc' : undefined;
}

function newOrOld(text: string): Act | undefined {
  // Not the letters of 376 AB.
  if (/\b(?:new|nay[aie]|nai|now)\b|(?<!\d ?)\bab\b|नय|नई|अब /.test(text)) return 'bns';
  return /\b(?:old|puran[aie]|pa?e?hle)\b|पुरान|पहले/.test(text) ? 'ipc' : undefined;
}

/** The Act the number belongs to and the Act it is wanted in, where the query says so; it names `acts` in this order. */
function actsAsked(text: string, [first, second]: readonly Act[]): Pick<Query, 'act' | 'wanted'> {
  if (second) return { act: first, wanted: second };
  const into = first && carriedInto(text);
  // It may still be a number of that Act: "103 in bns".
  if (into) return { wanted: into };
  const wanted = newOrOld(text);
  return { act: first ?? (wanted && otherAct(wanted)), wanted };
}

/** Reads a query: the section it names in any of the usual spellings, the Act, and the other words. */
export function readQuery(text: string): Query {
  const typed = GUIDE_ACTS.reduce((query, [name, act]) => query.replace(name, ` ${act} `), plain(text));
  const query = inFigures(
    typed
      .replace(SECTION_WORD, ' ')
      .replace(/\b(ipc|bns)(?=\d)/g, '$1 ')
      .trim(),
  ).replace(HINDI_LETTER, (letter) => HINDI_LETTERS[letter] ?? letter);
  const uncounted = query.replace(COUNTED, '').trim();
  const found = NUMBER.exec(uncounted);
  const acts = [...new Set(query.match(/\b(?:ipc|bns)\b/g))] as Act[];
  const ends = found && (found.index === 0 || found.index + found[0].length === uncounted.length);
  const isNumber = ends || acts.length > 0 || typed.search(SECTION_WORD) >= 0;
  if (!found || !isNumber || OTHER_LAW.test(query)) return { numbers: [], words: tellingWords(query) };
  const [whole, figures = '', letters, part] = found;
  return {
    numbers: letters ? [figures + letters, figures] : [figures],
    reference: part && `${figures}${letters ?? ''}(${part})`,
    ...actsAsked(query, acts),
    words: tellingWords(query.replace(whole, ' ')).filter(saysMore),
  };
}
