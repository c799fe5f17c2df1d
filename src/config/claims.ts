/**
 * What the owner has not confirmed. Any part of the content or of a setting may carry `unconfirmed: what`; deleting that
 * line confirms it. A preview build shows such a part and names it at the foot of the page, a live build leaves it out.
 */

type Stage = 'preview' | 'live';

/** A part that may still have to be confirmed. */
export interface Claim {
  /** What of it, as the page's note and the launch check say it: "number of lawyers". */
  unconfirmed?: string | undefined;
}

/** A build that is not told otherwise is a preview, so that a slip publishes nothing. What is neither is refused: config/environment.ts. */
const stage: Stage = process.env.SITE_STAGE === 'live' ? 'live' : 'preview';

const isData = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a part is shown in this build. */
export const isShown = (part: unknown, at: Stage = stage): boolean =>
  at === 'preview' || !isData(part) || !(part as Claim).unconfirmed;

/**
 * Data as this build shows it: in a live one without the items of lists, and the fields, that are not confirmed. A field
 * that can be left out this way must be optional in its type.
 */
export function shown<Data>(data: Data, at: Stage = stage): Data {
  if (at === 'preview' || !isData(data)) return data;
  if (Array.isArray(data))
    return data.filter((item) => isShown(item, at)).map((item) => shown(item, at)) as Data;
  const fields = Object.entries(data).filter(([, value]) => isShown(value, at));
  return Object.fromEntries(fields.map(([name, value]) => [name, shown(value, at)])) as Data;
}

/** What is not confirmed in data and shown all the same, each said once: nothing in a live build. */
export function unconfirmedIn(data: unknown, at: Stage = stage): string[] {
  if (at === 'live' || !isData(data)) return [];
  const { unconfirmed, ...rest } = data as Claim;
  const inside = Object.values(rest).flatMap((value) => unconfirmedIn(value, at));
  return [...new Set(unconfirmed ? [unconfirmed, ...inside] : inside)];
}
