/**
 * The facts of the tables in Hindi. Nothing is translated by hand where it is shown: a value of a column has one Hindi in
 * `hindi-phrases.json`, a punishment is read by one of its patterns, and headings are those of the Hindi Acts. What has no
 * Hindi throws, so that no page can show a fact half in one language.
 */
import type { Act } from '../lib/law/acts.ts';
import type { HINDI_FIELDS } from './fact-tables.ts';
import { hindiTables } from './facts.ts';

type HindiField = (typeof HINDI_FIELDS)[number];

const headings = new Map(hindiTables.headings.map(({ act, of, key, hi }) => [`${act} ${of} ${key}`, hi]));
const phrases = new Map(hindiTables.phrases.map(({ field, en, hi }) => [`${field} ${en}`, hi]));

/**
 * The heading of a section or a chapter, by its number, or of a part, by its English heading, as the Hindi Act has it.
 * @throws where there is none
 */
export function hindiHeading(act: Act, of: 'section' | 'chapter' | 'part', key: string): string {
  const heading = headings.get(`${act} ${of} ${key}`);
  if (!heading)
    throw new Error(`The ${of} "${key}" of the ${act} has no row in hindi-headings.json; add one.`);
  return heading;
}

/**
 * What a column says, in Hindi.
 * @param value as it stands in the table: `Court of Session`, `depends`, `false`
 * @throws where it has none
 */
export function inHindi(field: Exclude<HindiField, 'punishment'>, value: string): string {
  const said = phrases.get(`${field} ${value}`);
  if (!said) throw new Error(`hindi-phrases.json has no "${value}" for ${field}; add a row.`);
  return said;
}

/** The words of a field, the longest first, so that none is taken for a part of another. */
const longestFirst = (wanted: HindiField) =>
  hindiTables.phrases.filter(({ field }) => field === wanted).sort((a, b) => b.en.length - a.en.length);
const acts = longestFirst('act');
const sourceWords = longestFirst('sourceWord').map(({ en, hi }) => ({
  en: new RegExp(`\\b${en}\\b`, 'g'),
  hi,
}));

/** The sections of an Act in Hindi: `Indian Penal Code, 1860, sections 378 and 379`. */
const actAndSections = (name: string): string =>
  sourceWords.reduce(
    (said, { en, hi }) => said.replace(en, hi),
    acts
      .reduce((said, { en, hi }) => said.replace(en, hi), name)
      .replace(/\(Act (\d+) of (\d{4})\)/, '($2 का अधिनियम $1)'),
  );

/** A source in Hindi, where it is one that many pages name or sections of an Act; any other keeps its name. */
export function sourceInHindi(name: string): string {
  const said = phrases.get(`source ${name}`) ?? actAndSections(name);
  return /[A-Za-z]{4}/.test(said) ? name : said;
}

/** What stands in braces in a pattern: a term, a number, a sum. A digit behind the letter tells two of a kind apart. */
const SLOTS: Readonly<Record<string, string>> = {
  t: String.raw`\d+ (?:years?|months?|hours?)`,
  a: String.raw`\d+`,
  m: String.raw`₹\d(?:[\d,]*\d)?(?: lakh)?`,
};

const SLOT = /\\\{(\w)(\d?)\\\}/g;

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const patterns = hindiTables.phrases
  .filter(({ field }) => field === 'punishment')
  .map(({ en, hi }) => ({
    pattern: new RegExp(
      `^${escaped(en).replace(SLOT, (_, letter: string, digit: string) => `(?<${letter}${digit}>${SLOTS[letter]})`)}$`,
    ),
    hi,
  }));

/** A term or a sum with its unit in Hindi: "7 years" becomes "7 वर्ष". */
const withUnit = (text: string): string => text.replace(/[a-z]+/g, (unit) => inHindi('unit', unit));

/**
 * A punishment of the tables in Hindi.
 * @param punishment whole, as the column has it: "Imprisonment up to 7 years, and fine"
 * @throws where no pattern fits, or more than one
 */
export function punishmentInHindi(punishment: string): string {
  const fitting = patterns.flatMap(({ pattern, hi }) => {
    const found = pattern.exec(punishment);
    return found ? [hi.replace(/\{(\w+)\}/g, (_, slot: string) => withUnit(found.groups?.[slot] ?? ''))] : [];
  });
  const [only, ...more] = fitting;
  if (!only || more.length > 0)
    throw new Error(`"${punishment}" fits ${fitting.length} patterns of hindi-phrases.json; one must fit.`);
  return only;
}
