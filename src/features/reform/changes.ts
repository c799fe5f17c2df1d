/** What the BNS added, removed, raised and lowered, counted from the tables and from nothing else. */
import type { ClassificationRow } from '@/collections/facts.ts';

/** Death and life above every term of years, for ordering only. */
const LIFE = 1_000 * 12;
const DEATH = 2 * LIFE;

/** A term of the tables in months: `7 years` → 84, `life` → above all terms, none → 0. */
export function monthsOf(term: string | null | undefined): number {
  if (!term) return 0;
  if (term === 'life') return LIFE;
  const [count = '0', unit = ''] = term.split(' ');
  if (unit.startsWith('year')) return Number(count) * 12;
  return unit.startsWith('month') ? Number(count) : 0;
}

const heaviest = (rows: readonly ClassificationRow[]): number =>
  Math.max(...rows.map((row) => (row.death ? DEATH : row.life ? LIFE : monthsOf(row.maxTerm))));

const highestMinimum = (rows: readonly ClassificationRow[]): number =>
  Math.max(...rows.map(({ minTerm }) => monthsOf(minTerm)));

/** The highest fine in rupees: no limit in the row is no limit in law, no fine is zero. */
const highestFine = (rows: readonly ClassificationRow[]): number =>
  Math.max(...rows.map(({ fine, fineMax }) => (fine ? (fineMax ?? Number.POSITIVE_INFINITY) : 0)));

const allowsCommunityService = (rows: readonly ClassificationRow[]): boolean =>
  rows.some(({ communityService }) => communityService === true);

export type Change =
  | 'longer'
  | 'shorter'
  | 'minimum'
  | 'fine-up'
  | 'fine-down'
  | 'community-service'
  | 'otherwise';

/**
 * How the punishment of an offence changed between two sets of rows. Several answers may hold; `otherwise` stands alone
 * and means that the texts differ in a way none of the others names. Rows that follow another offence are not compared.
 */
export function changesBetween(
  before: readonly ClassificationRow[],
  after: readonly ClassificationRow[],
): Change[] {
  if (before.length === 0 || after.length === 0) return [];
  if ([...before, ...after].some(({ relative }) => relative)) return [];
  const texts = (rows: readonly ClassificationRow[]) =>
    [...new Set(rows.map(({ punishment }) => punishment))].sort().join('|');
  if (texts(before) === texts(after)) return [];
  const found: [boolean, Change][] = [
    [heaviest(after) > heaviest(before), 'longer'],
    [heaviest(after) < heaviest(before), 'shorter'],
    [highestMinimum(after) > highestMinimum(before), 'minimum'],
    [highestFine(after) > highestFine(before), 'fine-up'],
    [highestFine(after) < highestFine(before), 'fine-down'],
    [allowsCommunityService(after) && !allowsCommunityService(before), 'community-service'],
  ];
  const changes = found.filter(([holds]) => holds).map(([, change]) => change);
  return changes.length > 0 ? changes : ['otherwise'];
}
