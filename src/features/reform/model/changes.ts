/** How the punishment of one limb of an offence changed, read from its two rows and from nothing else. */
import type { ClassificationRow } from '@/collections/facts.ts';
import { type LimbPair, samePunishment } from '@/collections/limb-pairs.ts';

/** Death and life above every term of years, for ordering only. */
const LIFE = 1_000 * 12;
const DEATH = 2 * LIFE;

/** A fine limited by something else than a sum: ten times the value of a coin. Above all sums, below no limit. */
const LIMITED_BY_VALUE = Number.MAX_SAFE_INTEGER;

/** A term of the tables in months: `7 years` → 84, `life` → above all terms, none → 0. */
export function monthsOf(term: string | null | undefined): number {
  if (!term) return 0;
  if (term === 'life') return LIFE;
  const [count = '0', unit = ''] = term.split(' ');
  if (unit.startsWith('year')) return Number(count) * 12;
  return unit.startsWith('month') ? Number(count) : 0;
}

const heaviest = (row: ClassificationRow): number =>
  row.death ? DEATH : row.life ? LIFE : monthsOf(row.maxTerm);

/** How much heavier the maximum became. Where it is life on both sides, the term of years beside it decides. */
function raisedBy({ ipc, bns }: LimbPair): number {
  const years = ipc.altMaxTerm && bns.altMaxTerm ? monthsOf(bns.altMaxTerm) - monthsOf(ipc.altMaxTerm) : 0;
  return heaviest(bns) - heaviest(ipc) || years;
}

/** The shortest term a court may give when it sends someone to prison; 0 where none is set. */
function minimum(row: ClassificationRow): number {
  if (row.relative) return 0;
  if (row.minTerm) return monthsOf(row.minTerm);
  const leavesYears = row.altMaxTerm !== undefined || row.punishment.startsWith('Imprisonment');
  if (row.life) return leavesYears ? 0 : LIFE;
  return row.death ? DEATH : 0;
}

/** The highest fine in rupees: no limit in the row is no limit in law, no fine is zero. */
function highestFine({ fine, fineMax, punishment }: ClassificationRow): number {
  if (!fine) return 0;
  if (fineMax !== undefined) return fineMax;
  return punishment.includes('fine up to') ? LIMITED_BY_VALUE : Number.POSITIVE_INFINITY;
}

/** Whether a court may leave it at a fine. */
const fineMayBeAll = ({ fineOnly, fineAlternative }: ClassificationRow): boolean =>
  fineOnly === true || fineAlternative === true;

const endsInPrison = (row: ClassificationRow): boolean => !fineMayBeAll(row) && !row.communityService;

const CHANGES = {
  longer: (pair) => raisedBy(pair) > 0,
  shorter: (pair) => raisedBy(pair) < 0,
  minimum: ({ ipc, bns }) => minimum(bns) > minimum(ipc),
  'minimum-lowered': ({ ipc, bns }) => minimum(bns) < minimum(ipc),
  'fine-up': ({ ipc, bns }) => highestFine(bns) > highestFine(ipc),
  'fine-down': ({ ipc, bns }) => highestFine(bns) < highestFine(ipc),
  'fine-minimum': ({ ipc, bns }) => (bns.fineMin ?? 0) > (ipc.fineMin ?? 0),
  'fine-not-enough': ({ ipc, bns }) => fineMayBeAll(ipc) && endsInPrison(bns),
  'fine-enough': ({ ipc, bns }) => endsInPrison(ipc) && fineMayBeAll(bns),
  'community-service': ({ ipc, bns }) => Boolean(bns.communityService) && !ipc.communityService,
} satisfies Record<string, (pair: LimbPair) => boolean>;

export type Change = keyof typeof CHANGES;

/** What changed between two limbs; several answers may hold. Empty where the punishment is the same. */
export function changesOf(pair: LimbPair): Change[] {
  if (samePunishment(pair)) return [];
  return (Object.keys(CHANGES) as Change[]).filter((change) => CHANGES[change](pair));
}
