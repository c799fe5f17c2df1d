/** Writes the file of the finder from the offences of the tables. */
import { hindiAddress } from '@/lib/languages.ts';
import { ACTS, type Act } from '@/lib/law/acts.ts';
import { sectionHref } from '@/lib/law/hrefs.ts';
import { en, type Words } from '@/words/en.ts';
import { type Offence, offences } from '../model/offences.ts';
import { type ActRows, CODES, type RowsFile } from '../model/rows-file.ts';

const keyOf = ({ punishment, sentences, least }: Offence): string =>
  JSON.stringify([punishment, sentences, least]);

/** The letter of an answer. Throws for one without. */
function encode(codes: Readonly<Record<string, unknown>>, value: unknown): string {
  const found = Object.entries(codes).find(([, one]) => JSON.stringify(one) === JSON.stringify(value));
  if (!found) throw new Error(`${JSON.stringify(value)} has no code in rows-file.ts; give it one.`);
  return found[0];
}

/** What the finder of a language looks through. */
interface Source {
  words: Words;
  offences: Readonly<Record<Act, readonly Offence[]>>;
  /** The sections that stand in Hindi, for a file in Hindi. */
  written?: Readonly<Record<Act, { has(number: string): boolean }>>;
}

/** What the finder looks through, the law of today first. */
export function rowsFile({ words, offences: all, written }: Source = { words: en, offences }): RowsFile {
  const punishments = [...new Set(ACTS.flatMap((act) => all[act].map(keyOf)))];
  const placeOf = new Map(punishments.map((key, at) => [key, at]));
  const rowsOf = (act: Act): ActRows => {
    const own = all[act];
    const letters = (codes: Readonly<Record<string, unknown>>, of: (offence: Offence) => unknown) =>
      own.map((offence) => encode(codes, of(offence))).join('');
    return {
      act,
      law: words.acts[act],
      address: sectionHref(act, ''),
      ...(written && {
        twin: {
          prefix: hindiAddress('/'),
          stands: own.map(({ section }) => (written[act].has(section) ? 'y' : 'n')).join(''),
        },
      }),
      refs: own.map(({ ref }) => ref).join(','),
      names: own.map(({ name }) => name),
      punishments: own.map((offence) => placeOf.get(keyOf(offence)) ?? -1),
      bail: letters(CODES.yesNo, ({ bail }) => bail),
      arrest: letters(CODES.yesNo, ({ arrest }) => arrest),
      court: letters(CODES.court, ({ court }) => court),
      settlement: letters(CODES.settlement, ({ settlement }) => settlement),
      developments: letters(CODES.developments, ({ developments }) => developments),
      chapters: [...Map.groupBy(own, ({ chapter }) => chapter)].map(([id, within]) => [id, within.length]),
      conditions: Object.fromEntries(
        own.flatMap(({ conditions }, at) => (conditions.length > 0 ? [[at, conditions]] : [])),
      ),
      standing: Object.fromEntries(own.flatMap(({ standing }, at) => (standing ? [[at, standing]] : []))),
    };
  };
  return {
    punishments: punishments.map((key) => JSON.parse(key)),
    acts: ACTS.toReversed().map(rowsOf),
  };
}
