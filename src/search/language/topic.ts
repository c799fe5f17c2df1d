import { COMMON_WORDS, plain, WORD } from './words.ts';

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/**
 * What a text asks for as a list, whatever the order of its words and whatever stands around them: "list of non-bailable
 * offences under BNS" and "non bailable sections" have one key. Empty where it has no other word.
 * @param around words that only say that a list is asked for, and of which law, in the singular
 */
export function topicKey(text: string, around: ReadonlySet<string>): string {
  const words = plain(text).match(WORD) ?? [];
  const telling = words.filter((word) => !COMMON_WORDS.has(word)).map(singular);
  return telling
    .filter((word) => !around.has(word))
    .sort()
    .join(' ');
}
