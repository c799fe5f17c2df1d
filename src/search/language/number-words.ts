const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The number a word says, below 0 where it says none. */
function numberIn(word: string): number {
  const tens = TENS.indexOf(word);
  return tens < 0 ? ONES.indexOf(word) : 20 + 10 * tens;
}

/**
 * `four twenty`, `three hundred and two`, `three zero seven` and `four ninety eight a` in figures, with a single letter
 * behind them; nothing where another word stands among them.
 */
export function spelledNumber(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? '';
  const letter = last.length === 1 ? last : '';
  let figures = '';
  let previous = 0;
  for (const word of letter ? words.slice(0, -1) : words) {
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
  return figures.length > 1 ? figures + letter : undefined;
}
