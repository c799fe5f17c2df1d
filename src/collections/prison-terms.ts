/**
 * Terms of imprisonment in the words of a law entry, held against the tables: a figure that no table has is most
 * likely a slip.
 *
 * How it is kept free of false alarms (none of the terms in the 933 entries and 31 categories of 22 November 2026 gives one): a term counts as known
 * when a row of the section, of its counterparts, or of any section named in the same field, paragraph, list or table
 * has it. Only clauses about punishment are looked at, and in them not ages, not time that passes between events, and
 * not the half year from which an offence under another law counts. Rules that have no row of their own, nor a
 * counterpart with one, say how terms are counted and may name any. What it cannot see: a figure without its unit
 * ("it was seven"), and a wrong figure that a section named beside it happens to have.
 */
import { type Act, otherAct } from '../lib/law/acts.ts';
import { sectionOfReference } from '../lib/law/references.ts';
import { sectionFacts } from './facts.ts';
import type { Finding } from './problems.ts';
import { clausesOf, foundIn, type Passage } from './prose.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const NUMBER = `\\d+|${Object.keys(NUMBERS).join('|')}`;

/** `7 years`, `seven-year`, `five to seven years`, `3 or 7 years`. */
const TERM = new RegExp(`\\b(?:(${NUMBER}) (?:to|or|and) )?(${NUMBER})[ -](year|month)s?\\b`, 'gi');

const PUNISHES =
  /\b(?:prison|imprison\w*|jail\w*|carr(?:y|ies|ied|ying)|punish\w*|sentences?|sentenced|maximum|minimum|highest|lowest|limit|longest|ceiling|at most|at least|up to|less than|more than|terms?|penalt\w+|brings?|raise[sd]?|lower(?:s|ed)?|cut)\b/i;

const AGE_AFTER = /^\s*\**\s*(?:of age|old\b)|^-old/;
const AGE_BEFORE = /\baged\s*\**$/;
const AGE_IN = /\bages?\b/i;
/** Time between events, not a term: two years after the wedding, away for seven years. */
const TIME_AFTER =
  /^,?\s*(?:after|later|before|ago|earlier|of (?:the |her |his )?(?:marriage|wedding)|pregnant|away)\b/i;
const TIME_BEFORE =
  /(?:^For (?:more than |over |about |nearly )?|\bserv(?:e|es|ing|ed) (?:a sentence of )?)$/;
/** How long a life term is taken to be, which is no punishment of a section. */
const LIFE = /\blife (?:term|sentence)\b.*\bmean/i;
/** IPC 40 and BNS 2(24): an offence under a special or local law counts from this term up. */
const SPECIAL_LAW = '6 month';
const OR_MORE = /^\s*(?:or more|and more|upwards?|of possible)\b/;

interface Term {
  /** `7 year` */
  term: string;
  index: number;
  length: number;
}

const numberOf = (count: string): number => NUMBERS[count.toLowerCase()] ?? Number(count);

function termsIn(text: string): Term[] {
  return [...text.matchAll(TERM)].flatMap(({ 0: whole, 1: first, 2: last = '', 3: unit = '', index }) => {
    // In "raises 332 to 5 years" the first number is a section.
    const isRange = first !== undefined && numberOf(first) < numberOf(last);
    return [...(isRange ? [first] : []), last].map((count) => ({
      term: `${numberOf(count)} ${unit.toLowerCase()}`,
      index,
      length: whole.length,
    }));
  });
}

const namesOfTerms = (text: string): string[] => termsIn(text).map(({ term }) => term);

/** What the rows of every section say in figures, in their columns and in their words. */
const TERMS_OF_ROWS: Readonly<Record<Act, ReadonlyMap<string, readonly string[]>>> = {
  ipc: termsOfSections('ipc'),
  bns: termsOfSections('bns'),
};

function termsOfSections(act: Act) {
  return new Map(
    [...sectionFacts[act].values()].map(({ number, classification }) => [
      number,
      classification.flatMap(({ punishment, offence, note, maxTerm, minTerm, altMaxTerm }) =>
        namesOfTerms([punishment, offence, note, maxTerm, minTerm, altMaxTerm].join('; ')),
      ),
    ]),
  );
}

const termsOfRows = (act: Act, reference: string): readonly string[] =>
  TERMS_OF_ROWS[act].get(sectionOfReference(reference)) ?? [];

/** The terms of a section and of its counterparts. */
function termsOf(act: Act, number: string): string[] {
  const others = sectionFacts[act].get(number)?.correspondence.flatMap((line) => line.others) ?? [];
  return [
    ...termsOfRows(act, number),
    ...others.flatMap((reference) => termsOfRows(otherAct(act), reference)),
  ];
}

const SECTION_LINK = /^\/(ipc|bns)-section\/([^#?]+)/;
/** A number that may be a section of either Act: not one that counts time or money. */
const SECTION_NUMBER = /(?<![₹.,\d])\b(\d{1,3}[A-Z]{0,2})\b(?![ -](?:years?|months?|days?|hours?)|[,.]?\d)/g;

/** The terms of every section that a passage links to or names by its number, in whichever Act. */
function termsOfNamed({ text, links }: Pick<Passage, 'text' | 'links'>): string[] {
  const linked = links.flatMap((address) => {
    const [, act, number] = SECTION_LINK.exec(address) ?? [];
    return act && number ? termsOfRows(act as Act, number) : [];
  });
  const named = [...text.matchAll(SECTION_NUMBER)].flatMap(([, number = '']) => [
    ...termsOfRows('ipc', number),
    ...termsOfRows('bns', number),
  ]);
  return [...linked, ...named];
}

/** Whether a clause speaks of the term as a punishment. A field about punishment needs no word that says so. */
function isPunishment(clause: string, { index, length }: Term, aboutPunishment: boolean): boolean {
  const before = clause.slice(0, index);
  const after = clause.slice(index + length);
  if (AGE_AFTER.test(after) || AGE_BEFORE.test(before) || AGE_IN.test(clause)) return false;
  if (TIME_AFTER.test(after) || TIME_BEFORE.test(before) || LIFE.test(clause)) return false;
  return aboutPunishment || PUNISHES.test(clause);
}

/** Fields that tell of another state of the law, or of none. */
const NOT_THE_LAW_NOW = /^(?:amendments|corrections|keywords|sources)\./;
/** What is different in the other Act is mostly the punishment. */
const ABOUT_PUNISHMENT = 'whatChanged';

/**
 * Terms in the passages of an entry that no table has.
 * @param numbers the sections of the Act that the entry is about
 * @param namedBeside for a field, the section that the field beside it names: `confusedWith.0.number`
 */
export function prisonTermFindings(
  act: Act,
  numbers: readonly string[],
  passages: readonly Passage[],
  namedBeside: (field: string) => string | undefined = () => undefined,
): Finding[] {
  const own = new Set(numbers.flatMap((number) => termsOf(act, number)));
  if (own.size === 0) return [];
  const judged = passages.filter(({ field }) => !NOT_THE_LAW_NOW.test(field));
  return judged.flatMap((passage) => {
    const beside = namedBeside(passage.field);
    const known = new Set([
      ...own,
      ...termsOfNamed(passage),
      ...(beside === undefined ? [] : termsOfRows(act, beside)),
    ]);
    return clausesOf(passage.text).flatMap(({ clause, start }) =>
      termsIn(clause)
        .filter((found) => !known.has(found.term))
        .filter((found) => isPunishment(clause, found, passage.field === ABOUT_PUNISHMENT))
        .filter(
          ({ term, index, length }) => term !== SPECIAL_LAW || !OR_MORE.test(clause.slice(index + length)),
        )
        .map(({ index, length }) =>
          foundIn(
            passage,
            start + index,
            `says "${clause.slice(index, index + length)}", which no row of the tables has for this subject, its counterpart or a section named here; correct the term`,
          ),
        ),
    );
  });
}
