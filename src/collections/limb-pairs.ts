/**
 * Each limb of an IPC offence beside the limb of the BNS that took its place. Punishment, bail and procedure are compared
 * through these pairs: a whole section compared with a whole section would set one limb against another.
 */

import type { Act } from '../lib/law/acts.ts';
import { sectionOfReference } from '../lib/law/references.ts';
import { type ClassificationRow, type SectionFacts, sectionFacts } from './facts.ts';

export interface LimbPair {
  ipc: ClassificationRow;
  bns: ClassificationRow;
}

/**
 * Limbs that stand in neither the same number nor the same order, read from both texts: for each limb of the IPC section
 * the places of its limbs among those of the BNS.
 */
const READ_FROM_THE_TEXTS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  // "Seven years or more" became "ten years or more": what is charged between the two is now in the lighter limb.
  '211': [[0], [0, 1], [1]],
  // The second limb was about section 377, which was not re-enacted.
  '388': [[0], []],
  '389': [[0], []],
};

/** Every sub-section or section of the BNS that the table names for a section of the IPC. */
const namedReferences: ReadonlySet<string> = new Set(
  [...sectionFacts.ipc.values()].flatMap(({ correspondence }) =>
    correspondence.flatMap(({ others }) => others),
  ),
);

/** The references a limb stands under, the closest first: `308(7)`, `308`. */
function referencesOver(reference: string): string[] {
  const levels = reference.split(/(?=\()/);
  return levels.map((_, index) => levels.slice(0, levels.length - index).join(''));
}

/** The closest reference of the table that a limb stands under: `125(a)` and not `125` where both are named. */
const namedReferenceOf = ({ ref }: ClassificationRow): string | undefined =>
  referencesOver(ref).find((reference) => namedReferences.has(reference));

/** The limbs of the BNS that the references of one IPC section lead to. */
function limbsUnder(references: readonly string[]): ClassificationRow[] {
  return references.flatMap((reference) =>
    (sectionFacts.bns.get(sectionOfReference(reference))?.classification ?? []).filter(
      (row) => namedReferenceOf(row) === reference,
    ),
  );
}

/** For each limb of an IPC section, the places of its limbs among those of the BNS. */
function placesOf(number: string, ipcCount: number, bnsCount: number): readonly (readonly number[])[] {
  const read = READ_FROM_THE_TEXTS[number];
  if (read) return read;
  const limbs = Array.from({ length: ipcCount }, (_, index) => index);
  if (ipcCount === bnsCount) return limbs.map((index) => [index]);
  // One limb was divided, or several were merged into one.
  if (ipcCount === 1 || bnsCount <= 1) {
    return limbs.map(() => Array.from({ length: bnsCount }, (_, index) => index));
  }
  throw new Error(
    `IPC ${number} and the BNS differ in their limbs; read both texts and add them to limb-pairs.ts.`,
  );
}

function pairsOf({ number, classification: ipc, correspondence }: SectionFacts): LimbPair[] {
  const bns = limbsUnder(correspondence.flatMap(({ others }) => others));
  return placesOf(number, ipc.length, bns.length).flatMap((places, index) =>
    places.map((place) => ({ ipc: ipc[index], bns: bns[place] })),
  ) as LimbPair[];
}

/** Every pair, in the order of the IPC. A limb that was divided or merged stands in several. */
export const limbPairs: readonly LimbPair[] = [...sectionFacts.ipc.values()].flatMap(pairsOf);

/** The pairs of each section that has any, in the order of the IPC. */
export const pairsBySection: Readonly<Record<Act, ReadonlyMap<string, readonly LimbPair[]>>> = {
  ipc: Map.groupBy(limbPairs, ({ ipc }) => ipc.section),
  bns: Map.groupBy(limbPairs, ({ bns }) => bns.section),
};

/** The limbs that were not carried over from sections that were. */
export const droppedLimbs: readonly ClassificationRow[] = [...pairsBySection.ipc].flatMap(([number, pairs]) =>
  (sectionFacts.ipc.get(number)?.classification ?? []).filter(
    (limb) => !pairs.some(({ ipc }) => ipc === limb),
  ),
);

/**
 * A text of the tables without the places that it names in one Act or its code of procedure, so that one rule reads the
 * same in both: `Death, or the punishment under sub-section (1)` and `Death, or the punishment above`.
 */
export const ruleOf = (text: string): string =>
  text
    .replace(/ subject to Chapter \S+ (?:CrPC|BNSS)/, '')
    .replace(/ \((?:CrPC|BNSS) [\d()]+\)/, '')
    .replace(/under sub-section \(\d+\)/, 'above');

/** Whether both limbs are punished alike. */
export const samePunishment = ({ ipc, bns }: LimbPair): boolean =>
  ruleOf(ipc.punishment) === ruleOf(bns.punishment);
