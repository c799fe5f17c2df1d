/** Finds what the owner has not confirmed, by its mark: src/config/claims.ts. */

export interface OpenPoint {
  file: string;
  /** Where the mark stands, counted from 1: the lines to delete. */
  lines: number[];
  what: string;
}

/** `unconfirmed: number of lawyers` in a content file, `unconfirmed: 'phone number',` in a setting, `draft: "…"`. */
const MARK = /^\s*(?:unconfirmed|draft): *(?<quote>['"]?)(?<what>.+?)\k<quote>,?$/;

/** The marks of a file; those that say the same are one point. */
export function openPointsOf(file: string, text: string): OpenPoint[] {
  const found = text.split('\n').flatMap((line, index) => {
    const what = MARK.exec(line.trimEnd())?.groups?.what;
    return what ? [{ line: index + 1, what }] : [];
  });
  return [...Map.groupBy(found, ({ what }) => what)].map(([what, marks]) => ({
    file,
    lines: marks.map(({ line }) => line),
    what,
  }));
}
