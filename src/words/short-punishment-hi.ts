import type { ShortPunishment } from './short-punishment.ts';

/** A term that stands before its kind of imprisonment: "कम से कम 7 वर्ष", "7 वर्ष तक", "1 से 5 वर्ष तक". */
const TERM = String.raw`(?:कम से कम )?\d+(?: (?:वर्ष|महीने|घंटे))?(?: से \d+)?(?: (?:वर्ष|महीने|घंटे))?(?: तक)?`;

const ONE_KIND = new RegExp(`^(${TERM}) का ((?:सादा |कठिन )?कारावास)(.*)$`);

/** A second kind, a second case, or a clause about the imprisonment would be left without it. */
const NEEDS_THE_KIND = /कारावास|आजीवन|[;:]|, जो /;

/**
 * A punishment in Hindi in as few words as are safe, as `shortPunishment` does in English: only the kind of imprisonment moves
 * into the tag, and only where it is named once. Life beside a term is said whole: in Hindi the kind stands behind both.
 * @param punishment as `hindi-facts.ts` gives it: "7 वर्ष तक का कारावास और जुर्माना"
 */
export function shortHindiPunishment(punishment: string): ShortPunishment {
  const [, term = '', kind = '', rest = ''] = ONE_KIND.exec(punishment) ?? [];
  if (!term || NEEDS_THE_KIND.test(rest)) return { answer: punishment };
  // Without the noun before it, "and" needs a pause: "7 वर्ष तक, और जुर्माना".
  return { answer: term + rest.replace(/^ और /, ', और '), kind };
}
