/** Consonants from क to ह, in the order of Unicode. `C` is the sound of च, which folding makes of Latin "ch" as well. */
const CONSONANTS = 'kkggnCCjjnttddnttddnnpfbbmyrrlllvsssh';
/** Vowels from अ to औ. Their signs stand in the same order, without one for अ. */
const VOWELS = 'a a i i u u ri ri e e e ai o o o au'.split(' ');

export const DEVANAGARI = /[\u0900-\u097f]/;
const FIRST_VOWEL = 0x905;
const FIRST_CONSONANT = 0x915;
const FIRST_SIGN = 0x93e;
const VIRAMA = 0x94d;

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

/** A word in Devanagari as it is spoken: चोरी becomes "Cori". Other words stay as they are. */
export function spoken(word: string): string {
  if (!DEVANAGARI.test(word)) return word;
  const letters = [...word.normalize('NFD').replaceAll('\u093c', '')];
  return letters
    .map((letter, at) => soundOf(letter, letters[at + 1]?.charCodeAt(0) ?? 0))
    .join('')
    .replace(/ə$/, '')
    .replace(/([aeiouə][^aeiouə])ə(?=[^aeiouə][aeiouə])/g, '$1')
    .replaceAll(UNWRITTEN, 'a');
}
