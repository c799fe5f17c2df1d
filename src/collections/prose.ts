/**
 * What may not stand in anything an editor writes, in a field or in the text below: unfinished words, braces of a
 * template, dates that have not come yet.
 */
import { today } from './common-fields.ts';
import type { Finding } from './problems.ts';

/** A stretch of prose: a field of the front matter, or a paragraph, list or table of the text below. */
export interface Passage {
  field: string;
  text: string;
  /** Addresses that links in it lead to. */
  links: readonly string[];
  /** The line of the file on which the character at an index of `text` stands. */
  lineAt: (index: number) => number | undefined;
}

/** Puts a finding on the line of what was found. */
export const foundIn = ({ field, lineAt }: Passage, index: number, message: string): Finding => ({
  field,
  line: lineAt(index),
  message,
});

/** Sentences and clauses of a text with the index each begins at. A term or a date belongs to one of them. */
export function clausesOf(text: string): { clause: string; start: number }[] {
  let start = 0;
  return text.split(/(?<=[.?!:;])\s+|\n+/).map((clause) => {
    start = text.indexOf(clause, start);
    const found = { clause, start };
    start += clause.length;
    return found;
  });
}

const UNFINISHED = /\b(?:TODO|FIXME|TBD|[Ll]orem ipsum)\b|\?{3}/g;
const BRACE = /[{}]/;

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const MONTH_NAMES = MONTHS.split('|');

/** `30 November 2027`, `November 2027`, `2027-11-30`. */
const DATE = new RegExp(`\\b(?:(?:(\\d{1,2}) )?(${MONTHS}) (\\d{4})|(\\d{4}-\\d{2}-\\d{2}))\\b`, 'g');
/** `2027 INSC 12`, `(2027) 3 SCC 45`, `AIR 2027 SC 7`: a report can only be cited once it is printed. */
const CITATION = /\b(?:(\d{4}) INSC \d|AIR (\d{4}) [A-Z])|\((\d{4})\) \d+ SCC\b/g;

/** A verb of the past or a paper that exists, and then the date with a word that ties it to them. */
const ALREADY =
  /\b(?:was|were|has|have|had|came|held|\p{L}+ed|order|judgment|ruling|directions?|circular|notification|Act)\b[^,()]*\b(?:on|in|of|dated|since)$/u;
const LATER = /\b(?:will|shall|is to|are to|on or (?:after|before)|from|until|by|after|before)\b[^,()]*$/;

/** ISO, with the first day where only the month is named. */
function isoOf([, day = '1', month = '', year = '', iso]: RegExpMatchArray): string {
  if (iso) return iso;
  const two = (number: number | string) => String(number).padStart(2, '0');
  return `${year}-${two(MONTH_NAMES.indexOf(month) + 1)}-${two(day)}`;
}

/**
 * Dates that a text tells of as past though they are still to come. A law may well begin next year, so a date alone
 * proves nothing: the words before it in the same clause must speak of something that has happened.
 */
function futureDates(passage: Passage): Finding[] {
  return clausesOf(passage.text).flatMap(({ clause, start }) => {
    const told = [...clause.matchAll(DATE)].filter((match) => {
      const before = clause.slice(0, match.index).trimEnd();
      return isoOf(match) > today() && ALREADY.test(before) && !LATER.test(before);
    });
    const cited = [...clause.matchAll(CITATION)].filter(
      ([, ...years]) => Number(years.find(Boolean)) > Number(today().slice(0, 4)),
    );
    return [...told, ...cited].map((match) =>
      foundIn(
        passage,
        start + match.index,
        `speaks of "${match[0]}" as past, but that is in the future; correct the date`,
      ),
    );
  });
}

/** What is wrong with the words of a passage, wherever it stands. */
export function proseFindings(passage: Passage): Finding[] {
  const brace = passage.text.search(BRACE);
  return [
    ...[...passage.text.matchAll(UNFINISHED)].map(({ 0: word, index }) =>
      foundIn(passage, index, `has "${word}"; finish the text or take it out`),
    ),
    ...(brace < 0
      ? []
      : [
          foundIn(passage, brace, 'has a brace ({ or }), which nothing fills in; write the words themselves'),
        ]),
    ...futureDates(passage),
  ];
}

const BOLD = /\*\*(?=\S)(.+?)\*\*/g;

/** Signs of Markdown or HTML in a field, where nothing reads them. */
const MARKS: readonly [pattern: RegExp, message: string][] = [
  [/\[[^\]]*\]\([^)]*\)/, 'has a Markdown link, which a field shows as it stands; write the words alone'],
  [/<\/?[a-z!][^>]*>/i, 'has an HTML tag, which a field shows as it stands; take it out'],
  [/`/, 'has a "`", which a field shows as it stands; take it out'],
  [
    /(?<![\p{L}\p{N}_])_[^\s_][^_]*_(?![\p{L}\p{N}_])/u,
    'has "_", which a field shows as it stands; take it out',
  ],
];

/** Signs of Markdown and HTML in a field. @param bold whether the field shows `**bold**` */
export function markFindings(passage: Passage, bold: boolean): Finding[] {
  const text = bold ? passage.text.replace(BOLD, (_, inner: string) => `  ${inner}  `) : passage.text;
  const stars = bold
    ? 'has a "*" without its partner; write **words** for bold'
    : 'has "*", which this field shows as it stands; take it out';
  const marks: typeof MARKS = [[/\*\*|(?<![\s*])\*|\*(?![\s*])/, stars], ...MARKS];
  return marks
    .filter(([pattern]) => pattern.test(text))
    .map(([pattern, message]) => foundIn(passage, text.search(pattern), message));
}
