/** From the bytes of a file to its text: what no editor can see on the screen is looked for here. */
import { isUtf8 } from 'node:buffer';
import type { Finding } from './problems.ts';

/** Either text or the reason why there is none. */
type Decoded = { text: string; findings: readonly Finding[] } | { text?: undefined; findings: Finding[] };

const BOM = '\uFEFF';

/** Characters nobody sees that a text may not have, each with its name. Joiners of Indian scripts are allowed. */
const INVISIBLE: readonly [pattern: string, name: string][] = [
  ['\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F', 'a control character'],
  ['\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069', 'a character that turns the direction of writing'],
  ['\\u00AD\\u180E\\u200B\\u2060-\\u2064\\uFEFF\\u{E0000}-\\u{E007F}', 'an invisible character'],
  ['\\u2028\\u2029', 'a line separator of another program'],
  ['\\uFFFD', 'the sign that a character was lost'],
  ['\\uE000-\\uF8FF', 'a character that only one font has'],
];
const ANY_INVISIBLE = new RegExp(`[${INVISIBLE.map(([pattern]) => pattern).join('')}]`, 'u');

const CONFLICT_MARKER = /^(?:<{7}|>{7}|\|{7})(?: |$)/;

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What is wrong with the characters of a text. Also used for values, which may hide such a character in an escape. */
export function invisibleIn(text: string): { name: string; index: number } | undefined {
  const index = text.search(ANY_INVISIBLE);
  if (index < 0) return;
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const kind = INVISIBLE.find(([pattern]) => new RegExp(`[${pattern}]`, 'u').test(character));
  return { name: `${kind?.[1]} (${codePoint(character)})`, index };
}

function hiddenFindings(lines: readonly string[]): Finding[] {
  return lines.flatMap((line, index): Finding[] => {
    const hidden = invisibleIn(line);
    if (!hidden) return [];
    const before = line.slice(0, hidden.index).slice(-20);
    const place = before === '' ? 'at the start of the line' : `after "${before}"`;
    return [{ field: 'file', line: index + 1, message: `has ${hidden.name} ${place}; delete it` }];
  });
}

function conflictFindings(lines: readonly string[]): Finding[] {
  return lines.flatMap((line, index): Finding[] => {
    if (!CONFLICT_MARKER.test(line)) return [];
    const message = `"${line.slice(0, 7)}" is left from merging two versions; keep the right one and remove the marks`;
    return [{ field: 'file', line: index + 1, message }];
  });
}

/** The number of the first line whose bytes are not UTF-8. A line break is one byte, so lines can be told apart. */
function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start <= bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    if (!isUtf8(bytes.subarray(start, end < 0 ? bytes.length : end))) return line;
    if (end < 0) break;
    start = end + 1;
  }
  return line;
}

/**
 * Decodes a file that must be UTF-8 without a byte order mark. Comes back without text where it is not, or where two
 * versions were left in it; with findings beside the text where it has characters that nobody sees.
 */
export function decode(bytes: Buffer): Decoded {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return {
      findings: [{ field: 'file', message: 'is saved as UTF-16; save it as UTF-8 in the editor' }],
    };
  }
  if (!isUtf8(bytes)) {
    const message =
      'has bytes that are not UTF-8, mostly from text in an older encoding; save the file as UTF-8';
    return { findings: [{ field: 'file', line: firstBadLine(bytes), message }] };
  }
  const text = bytes.toString('utf8');
  if (text.startsWith(BOM)) {
    const message = 'begins with an invisible mark (BOM); save it as "UTF-8", not "UTF-8 with BOM"';
    return { findings: [{ field: 'file', line: 1, message }] };
  }
  const lines = text.split(/\r\n|\r|\n/);
  const conflicts = conflictFindings(lines);
  return conflicts.length > 0 ? { findings: conflicts } : { text, findings: hiddenFindings(lines) };
}
