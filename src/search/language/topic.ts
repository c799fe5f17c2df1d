import { COMMON_WORDS, plain } from './words.ts';

/** Words around the name of a list that say only that one is asked for, and of which law. */
const AROUND = new Set(
  `all are be can code crime criminal do does have has india indian ipc bns bharatiya law list nyaya offence offense
  penal sanhita section that there under what which who dhara dharaen dharaye dharayen apradh kaun kaunsi kaunse konsi
  konse suchi धारा धाराएं धाराएँ अपराध कौन सी सूची case act`.split(/\s+/),
);

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/**
 * What a text asks for as a list, whatever the order of its words and whatever stands around them: "list of non-bailable
 * offences under BNS" and "non bailable sections" have one key. Empty where it has no other word.
 */
export function topicKey(text: string): string {
  const words = plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !COMMON_WORDS.has(word))
    .map(singular)
    .filter((word) => !AROUND.has(word))
    .toSorted()
    .join(' ');
}
