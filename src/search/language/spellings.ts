import { spoken } from './devanagari.ts';

/** The key under which spellings of one word meet: "dhokha", "dhoka" and धोखा, "harrasment" and "harassment". */
export function fold(word: string): string {
  return spoken(word)
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
