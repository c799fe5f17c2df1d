/** Writes the file of the finder from the offences of the tables. */
import { ACTS, type Act, acts } from '@/lib/law/acts.ts';
import { sectionHref } from '@/lib/law/hrefs.ts';
import { type Offence, offences } from '../model/offences.ts';
import { type ActRows, CODES, type RowsFile } from '../model/rows-file.ts';

const keyOf = ({ punishment, sentences, least }: Offence): string =>
  JSON.stringify([punishment, sentences, least]);

const punishments = [...new Set(ACTS.flatMap((act) => offences[act].map(keyOf)))];
const placeOf = new Map(punishments.map((key, at) => [key, at]));

/** The letter of an answer. Throws for one without. */
function encode(codes: Readonly<Record<string, unknown>>, value: unknown): string {
  const found = Object.entries(codes).find(([, one]) => JSON.stringify(one) === JSON.stringify(value));
  if (!found) throw new Error(`${JSON.stringify(value)} has no code in rows-file.ts; give it one.`);
  return found[0];
}

function rowsOf(act: Act): ActRows {
  const own = offences[act];
  const letters = (codes: Readonly<Record<string, unknown>>, of: (offence: Offence) => unknown) =>
    own.map((offence) => encode(codes, of(offence))).join('');
  return {
    act,
    law: acts[act].name,
    address: sectionHref(act, ''),
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
}

/** What the finder looks through, the law of today first. */
export const rowsFile = (): RowsFile => ({
  punishments: punishments.map((key) => JSON.parse(key)),
  acts: ACTS.toReversed().map(rowsOf),
});
