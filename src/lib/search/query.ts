import type { IndexedAct } from './files.ts';
import { plain, wordsOf } from './text.ts';

/** What a reader asks for. */
export interface Query {
  /** Spellings of the number, the most exact first: `304b`, `304`. Empty where no section is named. */
  numbers: readonly string[];
  /** The sub-section with its section: `318(4)`. */
  reference?: string;
  /** The Act the number belongs to, where the reader says so. */
  act?: IndexedAct;
  /** The Act whose number is wanted for it: `ipc 302 in bns`. */
  wanted?: IndexedAct;
  words: readonly string[];
}

const ACT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/indian penal code|i\.p\.c\.?|भारतीय दंड संहिता|आईपीसी/g, ' ipc '],
  [/bh?arat[iy]+a? nyaya? sanhita|b\.n\.s\.?|भारतीय न्याय संहिता|बीएनएस/g, ' bns '],
];

/** Words around a number that say only that it is one. */
const SECTION_WORD =
  /(?<![\p{L}\p{M}])(?:u\/s|sections?|sec|s\.|dhara|dhaara|dafa|kalam|धारा|दफा|कलम|number|no\.)(?![\p{L}\p{M}])\.?/gu;

/** Other laws whose sections are not ours: their numbers must not be taken for those of the two Acts. */
const OTHER_LAW = /\b(?:crpc|cr\.p\.c|bnss|cpc|bsa|ni act|it act|mv act|pocso|ndps)\b/;

const NUMBER =
  /(?<![\p{L}\p{M}\d])(\d{1,3})(?:[\s-]*\(?([a-z]{1,2})\)?(?![\p{L}\p{M}]))?(?:[\s.-]*\((\d{1,2})\))?/u;

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function numberIn(word: string): number {
  const tens = TENS.indexOf(word);
  return tens < 0 ? ONES.indexOf(word) : 20 + 10 * tens;
}

/** `four twenty`, `three hundred and two`, `three zero seven` in figures; nothing where another word stands among them. */
function spelledNumber(words: readonly string[]): string | undefined {
  let figures = '';
  let previous = 0;
  for (const word of words) {
    const value = numberIn(word);
    if (word === 'hundred') figures += '00';
    else if (value < 0) return;
    // "twenty two" and "hundred two" fill the noughts; "four twenty" puts one behind the other.
    else {
      const noughts = previous >= 20 || figures.endsWith('00') ? `${value}`.length : 0;
      figures = figures.slice(0, figures.length - noughts) + value;
    }
    previous = value;
  }
  return figures;
}

function inFigures(text: string): string {
  const words = text.split(/[\s-]+/).filter((word) => !/^(?:ipc|bns|and)$/.test(word));
  const letter = words.at(-1)?.length === 1 ? words.pop() : '';
  const spelled = spelledNumber(words);
  return spelled && spelled.length > 1 ? `${text.match(/ipc|bns/) ?? ''} ${spelled}${letter}` : text;
}

function wantedAct(text: string, acts: readonly string[]): string | undefined {
  if (acts.length > 1) return acts[1];
  if (/\b(?:new|nay[aie]|nai)\b|नय|नई/.test(text)) return 'bns';
  return /\b(?:old|puran[aie])\b|पुरान/.test(text) ? 'ipc' : undefined;
}

/** Reads a query: the section it names in any of the usual spellings, the Act, and the other words. */
export function readQuery(text: string): Query {
  let query = plain(text);
  for (const [name, short] of ACT_NAMES) query = query.replace(name, short);
  query = inFigures(
    query
      .replace(SECTION_WORD, ' ')
      .replace(/\b(ipc|bns)(?=\d)/g, '$1 ')
      .trim(),
  );
  const found = NUMBER.exec(query);
  const acts = [...new Set(query.match(/\b(?:ipc|bns)\b/g))];
  const rest = found ? query.replace(found[0], ' ') : query;
  const ends = found && (found.index === 0 || found.index + found[0].length === query.length);
  if (!found || OTHER_LAW.test(query) || !(ends || acts.length > 0)) {
    return { numbers: [], words: wordsOf(query) };
  }
  const [, figures = '', letters, part] = found;
  const wanted = wantedAct(query, acts);
  const other = wanted === 'bns' ? 'ipc' : 'bns';
  return {
    numbers: letters ? [figures + letters, figures] : [figures],
    reference: part && `${figures}${letters ?? ''}(${part})`,
    act: (acts[0] ?? (wanted && other)) as IndexedAct | undefined,
    wanted: wanted as IndexedAct | undefined,
    words: wordsOf(rest).filter(
      (word) =>
        !/^(?:ipc|bns|old|new|equivalent|nayi|naya|purani|purana|law|नई|नयी|पुरानी)$/.test(word) &&
        /\p{L}/u.test(word),
    ),
  };
}
