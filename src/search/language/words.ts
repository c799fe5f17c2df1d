import { latinFigures } from '@/lib/figures.ts';
import { DEVANAGARI } from './devanagari.ts';

/** Small letters, one form of each character, and figures in Latin: `धारा ४२०` becomes `धारा 420`. */
export const plain = (text: string): string => latinFigures(text).toLowerCase();

/** Each word of a text. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Common words of Hindi in Latin letters that are no words of English. */
const HINDI_IN_LATIN =
  'ab aur bhi diya ek gaya gaye gayi hai hain hota hua hui ka kahte kar kare karna karne karta karte kaun ke kehte ki kise kisi kiya ko koi kya liya liye mein mera mere meri mujhe ne raha rahe rahi rha rhe tha thi usne wo ye yeh';

/** Too common to tell one section from another, in English, in Hindi and in Hindi in Latin letters. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and by for from his in is it of on or the to with di h ha ho me par pe se',
    HINDI_IN_LATIN,
    'अब एक और कहते का की के को कर करके करना करने करता करते किया किसी किसे कोई कौन क्या गई गए गया जो तो था थी थे दिए दिया दी ने पर भी मुझे मेरा मेरी मेरे में यह रहा रही रहे लिए लिया वह से हुआ हुई है हैं हो होता',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a query is in Hindi, in whichever letters: "चोरी", "mobile chori ho gaya". */
export const isInHindi = (text: string): boolean =>
  DEVANAGARI.test(text) ||
  (plain(text).match(WORD) ?? []).some((word) => ` ${HINDI_IN_LATIN} `.includes(` ${word} `));

/** The words of a plain text in their order, without those that say nothing; all of them where nothing would be left. */
export function tellingWords(text: string): string[] {
  const words = text.replace(/[’']s\b/g, '').match(WORD) ?? [];
  const telling = words.filter((word) => !COMMON_WORDS.has(word));
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
