/** Reads the name of a city out of its address. */

export interface City {
  /** As shown to the reader: `Navi Mumbai`. Letters, marks, spaces, dots, apostrophes; never markup. */
  name: string;
  /** The address a page of this city would have: `/city/navi-mumbai`, percent-encoded. */
  address: string;
}

const LONGEST_NAME = 60;
// A letter carries few marks in any script; more than that is text meant to climb over the page.
const NAME = /^(?:\p{L}\p{M}{0,4})(?:\p{L}\p{M}{0,4}|[ .'’])*$/u;
const FILE_NAME = /\.\p{L}{2,}$/u;

/** @returns the decoded text, or nothing where the percent-encoding is broken */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function capitalized(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}

/**
 * @param segment the last part of `/city/{segment}`, percent-encoded, whatever the visitor sent
 * @returns nothing where that cannot be the name of a city
 */
export function cityFrom(segment: string): City | undefined {
  const words =
    decoded(segment)
      ?.normalize('NFC')
      .split(/[\s_+-]+/)
      .filter(Boolean) ?? [];
  const name = words.map(capitalized).join(' ');
  // Length counts characters, not UTF-16 units.
  if ([...name].length > LONGEST_NAME || !NAME.test(name) || FILE_NAME.test(name)) return undefined;
  return { name, address: `/city/${encodeURIComponent(words.join('-').toLowerCase())}` };
}
