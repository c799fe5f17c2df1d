import { latinFigures } from '@/lib/figures.ts';

/** Small letters, one form of each character, and figures in Latin: `धारा ४२०` becomes `धारा 420`. */
export const plain = (text: string): string => latinFigures(text).toLowerCase();

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Too common to tell one section from another, in English, in Hindi and in Hindi in Latin letters. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and by for from his in is it of on or the to with',
    'aur bhi di diya ek gaya gaye gayi h ha hai hain ho hota hua hui ka kar kare karna karne karta karte ke ki kisi kiya ko koi kya liya liye me mein mera mere meri mujhe ne par pe raha rahe rahi rha rhe se tha thi to usne wo ye yeh',
    'एक और का की के को कर करके करना करने करता करते किया किसी कोई क्या गई गए गया जो तो था थी थे दिए दिया दी ने पर भी मुझे मेरा मेरी मेरे में यह रहा रही रहे लिए लिया वह से हुआ हुई है हैं हो होता',
  ].flatMap((words) => words.split(' ')),
);

/** Devanagari, or a common word of Hindi in Latin letters that is no word of English. */
const HINDI = /[\u0900-\u097f]|\b(?:aur|diya|gay[aei]|hai|k[aeio]|kya|mer[aei]|ne|rah[aei])\b/;

/** Whether a text is in Hindi, in whichever letters: "चोरी", "mobile chori ho gaya". */
export const isInHindi = (text: string): boolean => HINDI.test(plain(text));

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
