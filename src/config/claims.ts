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

/**
 * The stage of a build.
 * @param value of SITE_STAGE: nothing is a preview
 * @throws when it is neither `preview` nor `live`: a slip must not publish what nobody confirmed
 */
export function stageFrom(value: string | undefined): Stage {
  if (!value) return 'preview';
  if (value === 'preview' || value === 'live') return value;
  throw new Error(`SITE_STAGE is "${value}"; it must be "preview" or "live"`);
}

const stage = stageFrom(process.env.SITE_STAGE);

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
