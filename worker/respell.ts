/** Puts right how an address is written: pure text, nothing is looked up here. */
import { latinFigures } from '../src/lib/figures.ts';

/** What a mail program or a sentence leaves at the end of an address: a comma, a space, a bracket. */
const LEFT_OVER = /[\s.,;:!?'"’”)\]}>*|।]+$/u;

/**
 * Where letters of a section number stand; everywhere else addresses are in small letters. Between figures and letters
 * a reader may have put a hyphen or a space.
 */
const SECTION_LETTERS =
  /^((?:\/hi)?\/(?:(?:ipc|bns)-section|ipc-to-bns|bns-to-ipc)\/\d+|(?:\/hi)?\/compare\/ipc-\d+)-?([a-z]{1,2})(?![a-z])/;

/**
 * One part of an address as it was meant: decoded, digits in Latin, words joined with hyphens, nothing left over behind
 * it. The case is kept. Where the percent-encoding is broken the part stays as it is.
 */
export function tidy(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // Such a part names no page; the answer for what is missing will do.
  }
  return latinFigures(text)
    .replace(LEFT_OVER, '')
    .split(/[\s_+-]+/)
    .filter(Boolean)
    .join('-');
}

/**
 * The one spelling of an address: `/IPC-Section/३०४b/` and `/ipc-section/304-b,` are `/ipc-section/304B`.
 * @param pathname as in `URL.pathname`: percent-encoded, perhaps wrongly, of any length
 * @returns an address of this site, percent-encoded: it begins with one slash and has no empty part, so that it can
 *   stand in a Location header. It may lead nowhere.
 */
export function respell(pathname: string): string {
  const parts = pathname
    .replace(/\.html?$/i, '')
    .split('/')
    .map((segment) => encodeURIComponent(tidy(segment).toLowerCase()))
    .filter(Boolean);
  return `/${parts.join('/')}`.replace(
    SECTION_LETTERS,
    (_all, number: string, letters: string) => number + letters.toUpperCase(),
  );
}
