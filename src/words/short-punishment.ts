/** A punishment in as few words as are safe. */
export interface ShortPunishment {
  answer: string;
  /** The kind of imprisonment, where the answer does not name it. */
  kind?: string;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One kind of imprisonment, named once, at the beginning: only then can the kind move into the tag. */
const ONE_KIND =
  /^(Simple imprisonment|Rigorous imprisonment|Imprisonment)(?: of)? ((?:up to|at least|\d).*)$/;
/** Life beside a term: "Life imprisonment, or imprisonment up to 10 years, and fine". */
const LIFE_OR_TERM = /^Life imprisonment, or imprisonment (?:of )?((?:up to|at least|\d).*)$/;

/**
 * The punishment of a row in as few words as are safe: the kind of imprisonment may stand in the tag; "up to", "at
 * least", "or", "both", fine, forfeiture and a later conviction always stay. What does not fit the two known shapes is
 * said whole.
 */
export function shortPunishment(punishment: string): ShortPunishment {
  // A second kind, or a second case behind a semicolon, would be left without its kind.
  const [, kind = '', rest = ''] = ONE_KIND.exec(punishment) ?? [];
  if (rest && !/imprisonment|[;:]/i.test(rest)) return { answer: capitalised(rest), kind };
  const [, term = ''] = LIFE_OR_TERM.exec(punishment) ?? [];
  if (term && !/imprisonment|[;:]/i.test(term)) return { answer: `Life, or ${term}`, kind: 'Imprisonment' };
  return { answer: punishment };
}
