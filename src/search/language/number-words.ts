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
/** The one word whose breath tells it from another: साठ is 60, सात is 7. */
const SIXTY = /^(?:साठ|saa?th)$/;
const HUNDRED = /^(?:hundred|sau|सौ)$/;

/** Spellings of one Hindi number meet here: छिहत्तर, "chhihattar" and "chhiyattar". */
const hindiKey = (word: string): string =>
  SIXTY.test(word) ? 'sath' : fold(word).replaceAll('h', '').replace(/(.)\1/g, '$1');

/** The number a word says, below 0 where it says none. */
function numberIn(word: string): number {
  const tens = TENS.indexOf(word);
  if (tens >= 0) return 20 + 10 * tens;
  const ones = ONES.indexOf(word);
  return ones < 0 ? HINDI.indexOf(hindiKey(word)) : ones;
}

/**
 * `four twenty`, `three hundred and two`, `three zero seven`, `four ninety eight a` and `teen sau chhihattar` in figures, with
 * a single letter behind them; nothing where another word stands among them, or for one word of Hindi alone, which may be one
 * of English: "bees".
 */
export function spelledNumber(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? '';
  const letter = last.length === 1 ? last : '';
  const spelled = letter ? words.slice(0, -1) : words;
  const [only = '', ...more] = spelled;
  if (more.length === 0 && HINDI.includes(hindiKey(only))) return;
  let figures = '';
  let previous = 0;
  for (const word of spelled) {
    const value = numberIn(word);
    if (HUNDRED.test(word)) figures = `${figures || 1}00`;
    else if (value < 0) return;
    // "twenty two" and "hundred two" fill the noughts; "four twenty" puts one behind the other.
    else {
      const noughts = previous >= 20 || figures.endsWith('00') ? `${value}`.length : 0;
      figures = figures.slice(0, figures.length - noughts) + value;
    }
    previous = value;
  }
  return figures.length > 1 ? figures + letter : undefined;
}
