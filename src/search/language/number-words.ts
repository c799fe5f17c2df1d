import { fold } from './spellings.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** From शून्य to निन्यानवे, which no rule makes of their parts, as {@link hindiKey} writes them. */
const HINDI =
  'suni ek do tin Car panC Ca sat at nau das giara bara tera Cauda pandra sola satra atara unis bis ikis bais teis Caubis paCis Cabis satais atais untis tis iktis batis taintis Cauntis paintis Catis saintis adtis untalis Calis iktalis baialis taintalis Cauvalis paintalis Cialis saintalis adtalis unCas paCas ikiavan bavan tirpan Cauvan paCpan Capan satavan atavan unsat sath iksat basat tirsat Caunsat painsat Ciasat sadsat adsat unatar satar ikatar batar tiatar Cauatar paCatar Ciatar satatar atatar uniasi asi ikiasi baiasi tirasi Caurasi paCasi Ciasi satasi atasi navasi nabe ikianve banve tiranve Cauranve panCanve Cianve satanve atanve ninianve'.split(
    ' ',
  );
const HINDI_HUNDRED = /^(?:sau|सौ)$/;
/** The one word whose breath tells it from another: साठ is 60, सात is 7. */
const SIXTY = /^(?:साठ|saa?th)$/;

/** Spellings of one Hindi number meet here: छिहत्तर, "chhihattar" and "chhiyattar". */
const hindiKey = (word: string): string =>
  SIXTY.test(word) ? 'sath' : fold(word).replaceAll('h', '').replace(/(.)\1/g, '$1');

/** The number a word says, below 0 where it says none. */
function numberIn(word: string): number {
  const tens = TENS.indexOf(word);
  return tens < 0 ? ONES.indexOf(word) : 20 + 10 * tens;
}

/**
 * `teen sau chhihattar` in figures. Only with the word for a hundred: "do" and "bees" are words of English as well, and alone
 * they say no section.
 */
function inHindi(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => HINDI_HUNDRED.test(word));
  const [last = '', ...more] = words.slice(at + 1);
  if (at < 0 || at > 1 || words.length === 1 || more.length > 0) return;
  const hundreds = at === 0 ? 1 : HINDI.indexOf(hindiKey(words[0] ?? ''));
  const rest = last ? HINDI.indexOf(hindiKey(last)) : 0;
  return hundreds > 0 && hundreds < 10 && rest >= 0 ? `${100 * hundreds + rest}` : undefined;
}

/** `four twenty`, `three hundred and two` and `three zero seven` in figures. */
function inEnglish(words: readonly string[]): string | undefined {
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

/** A number in words in figures, with a single letter behind it: `four ninety eight a`; nothing where another word stands among them. */
export function spelledNumber(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? '';
  const letter = last.length === 1 ? last : '';
  const spelled = letter ? words.slice(0, -1) : words;
  const figures = inHindi(spelled) ?? inEnglish(spelled);
  return figures && figures.length > 1 ? figures + letter : undefined;
}
