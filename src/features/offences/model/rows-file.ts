/**
 * The file of the finder, as the build writes it and the browser reads it. What is of one kind stands together and
 * punishments stand once, so that the offences of both Acts fit the budget of a first touch.
 */
import type { Act } from '@/lib/law/acts.ts';
import type { Court, Development, Sentence, Settlement, YesNo } from './fields.ts';
import { type OffenceLine, withReferences } from './marks.ts';

/** A letter for each answer; an offence is a letter in a text as long as its Act has offences. */
export const CODES = {
  yesNo: { y: 'yes', n: 'no', d: 'depends' } satisfies Record<string, YesNo>,
  court: {
    s: 'session',
    f: 'first-class',
    a: 'any-magistrate',
    m: 'main-offence',
    w: 'where-committed',
  } satisfies Record<string, Court>,
  settlement: { h: 'harmed', p: 'permission', n: 'no', d: 'depends' } satisfies Record<string, Settlement>,
  developments: {
    '-': [],
    n: ['new'],
    d: ['dropped'],
    r: ['raised'],
    l: ['lowered'],
    b: ['raised', 'lowered'],
  } satisfies Record<string, readonly Development[]>,
} as const;

export interface ActRows {
  act: Act;
  /** `Bharatiya Nyaya Sanhita` */
  law: string;
  /** What stands before the number of a section in its address. */
  address: string;
  /** Where sections stand in another language than English: `y` or `n` for each offence, and what stands before the address. */
  twin?: { prefix: string; stands: string };
  /** Joined with commas. */
  refs: string;
  names: readonly string[];
  /** The place of each offence's punishment among the punishments. */
  punishments: readonly number[];
  bail: string;
  arrest: string;
  court: string;
  settlement: string;
  developments: string;
  /** The chapters in order, and how many offences each has. */
  chapters: readonly (readonly [id: string, count: number])[];
  /** By place; most offences have none. */
  conditions: Readonly<Record<string, readonly string[]>>;
  standing: Readonly<Record<string, string>>;
}

export interface RowsFile {
  /** In the order in which they are shown. */
  acts: readonly ActRows[];
  punishments: readonly (readonly [text: string, sentences: readonly Sentence[], least: number])[];
}

/** Throws for a letter that is no code: the file was made by another version of the site. */
function decode<Value>(codes: Readonly<Record<string, Value>>, letters: string, at: number): Value {
  const value = codes[letters[at] ?? ''];
  if (value === undefined) throw new TypeError(`"${letters[at]}" is no code.`);
  return value;
}

function linesOf(rows: ActRows, punishments: RowsFile['punishments']): OffenceLine[] {
  const chapters = rows.chapters.flatMap(([id, count]) => Array<string>(count).fill(id));
  const lines = rows.refs.split(',').map((ref, at): OffenceLine => {
    const [punishment, sentences, least] = punishments[rows.punishments[at] ?? -1] ?? ['', [], 0];
    const standing = rows.standing[at];
    return {
      act: rows.act,
      ref,
      href: (rows.twin?.stands[at] === 'y' ? rows.twin.prefix : '') + rows.address + ref.replace(/\(.*/, ''),
      name: rows.names[at] ?? '',
      punishment,
      sentences,
      least,
      chapter: chapters[at] ?? '',
      bail: decode(CODES.yesNo, rows.bail, at),
      arrest: decode(CODES.yesNo, rows.arrest, at),
      court: decode(CODES.court, rows.court, at),
      settlement: decode(CODES.settlement, rows.settlement, at),
      developments: decode(CODES.developments, rows.developments, at),
      conditions: rows.conditions[at] ?? [],
      ...(standing && { standing }),
    };
  });
  return withReferences(lines);
}

/** The offences of both Acts. Throws on a file that makes no sense. */
export const readRows = ({ acts, punishments }: RowsFile): OffenceLine[] =>
  acts.flatMap((rows) => linesOf(rows, punishments));
