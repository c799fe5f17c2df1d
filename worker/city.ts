/** Reads the name of a city out of its address. */
import { tidy } from './respell.ts';

const LONGEST_NAME = 60;
// A letter carries few marks in any script; more than that is text meant to climb over the page.
const NAME = /^(?:\p{L}\p{M}{0,4})(?:\p{L}\p{M}{0,4}|[ .'’])*$/u;
const FILE_NAME = /\.\p{L}{2,}$/u;

function capitalized(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}

/**
 * The name to show for `/city/{segment}`: `navi-mumbai` is `Navi Mumbai`.
 * @param segment percent-encoded, whatever the visitor sent
 * @returns letters, marks, spaces, dots and apostrophes, never markup; nothing where that cannot be the name of a city
 */
export function cityName(segment: string): string | undefined {
  const name = tidy(segment).split('-').map(capitalized).join(' ');
  // Length counts characters, not UTF-16 units.
  return [...name].length > LONGEST_NAME || !NAME.test(name) || FILE_NAME.test(name) ? undefined : name;
}
