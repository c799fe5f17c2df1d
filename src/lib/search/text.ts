/** Words as the search compares them: whatever their case, their script and the usual ways to spell Hindi in Latin letters. */

/** Consonants from क to ह, in the order of Unicode. `C` is the sound of च, which folding makes of Latin "ch" as well. */
const CONSONANTS = 'kkggnCCjjnttddnttddnnpfbbmyrrlllvsssh';
/** Vowels from अ to औ. Their signs stand in the same order, without one for अ. */
const VOWELS = 'a a i i u u ri ri e e e ai o o o au'.split(' ');

const DEVANAGARI = /[\u0900-\u097f]/;
const FIRST_VOWEL = 0x905;
const FIRST_CONSONANT = 0x915;
const FIRST_SIGN = 0x93e;
const VIRAMA = 0x94d;
const FIRST_DIGIT = 0x966;

/** The short vowel that is written by writing nothing, until it is clear which of them are spoken. */
const UNWRITTEN = 'ə';

function soundOf(letter: string, next: number): string {
  const code = letter.charCodeAt(0);
  const consonant = CONSONANTS[code - FIRST_CONSONANT];
  if (consonant) return next >= FIRST_SIGN && next <= VIRAMA ? consonant : consonant + UNWRITTEN;
  const vowel = VOWELS[code - FIRST_VOWEL] ?? VOWELS[code - FIRST_SIGN + 1];
  if (vowel) return vowel;
  // Both signs that say a vowel through the nose.
  return code === 0x901 || code === 0x902 ? 'n' : '';
}

/** A word in Devanagari as it is spoken: चोरी becomes "Cori". */
function spoken(word: string): string {
  const letters = word.normalize('NFD').replaceAll('\u093c', '');
  let sounds = '';
  for (let at = 0; at < letters.length; at++) {
    sounds += soundOf(letters.charAt(at), letters.charCodeAt(at + 1));
  }
  return sounds
    .replace(/ə$/, '')
    .replace(/([aeiouə][^aeiouə])ə(?=[^aeiouə][aeiouə])/g, '$1')
    .replaceAll(UNWRITTEN, 'a');
}

/** The key under which spellings of one word meet: "dhokha", "dhoka" and धोखा, "harrasment" and "harassment". */
export function fold(word: string): string {
  return (DEVANAGARI.test(word) ? spoken(word) : word)
    .replace(/ph/g, 'f')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ch+/g, 'C')
    .replace(/[cq]/g, 'k')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/y/g, 'i')
    .replace(/([bdgjkst])h+/g, '$1')
    .replace(/n(?=[bmp])/g, 'm')
    .replace(/(.)\1/g, '$1');
}

/** One form of each character, and figures in Latin: `४२०` becomes `420`. */
export const latinFigures = (text: string): string =>
  text.normalize('NFC').replace(/[\u0966-\u096f]/g, (digit) => `${digit.charCodeAt(0) - FIRST_DIGIT}`);

/** Small letters, one form of each character, and figures in Latin: `धारा ४२०` becomes `धारा 420`. */
export const plain = (text: string): string => latinFigures(text).toLowerCase();

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Too common to tell one section from another. */
const COMMON = new Set(
  'a an and by for from his in is it of on or the to with hai ka ke ki ko kya me mein se का की के को में से है'.split(
    ' ',
  ),
);

/** The words of a plain text in their order, without those that say nothing; all of them where nothing would be left. */
export function wordsOf(text: string): string[] {
  const words = text.replace(/[’']s\b/g, '').match(WORD) ?? [];
  const telling = words.filter((word) => !COMMON.has(word));
  return telling.length > 0 ? telling : words;
}

/** A text cut into pieces, those that are among `words` apart: every other piece, from the second on, is one of them. */
export function cutAtWords(text: string, words: ReadonlySet<string>): string[] {
  const pieces = [''];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!words.has(plain(word))) continue;
    pieces[pieces.length - 1] += text.slice(end, index);
    pieces.push(word, '');
    end = index + word.length;
  }
  pieces[pieces.length - 1] += text.slice(end);
  return pieces;
}
