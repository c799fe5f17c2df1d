/**
 * The lists of offences: one definition each, from which come its page, its file, its place in the index, the search and
 * the answer of the worker. Pure, so that the worker can read it; the offences themselves are in `offences.ts`.
 */
import { ACTS, type Act, acts } from '@/lib/law/acts.ts';
import type { FieldName } from './fields.ts';
import type { ListDefinition, ListGroup } from './list-definition.ts';
import { arrestLists, bailLists, courtLists, settlementLists } from './procedure-lists.ts';
import { changeLists, punishmentLists } from './punishment-lists.ts';

/** Every offence of an Act. */
export const ALL: ListDefinition = {
  slug: 'all',
  name: 'All offences',
  heading: 'All offences under the {law}',
  meaning:
    'Every offence of the Act as the First Schedule of the code of procedure lists it, with its punishment, bail, arrest, settlement and court.',
  asks: {},
  asked: ['table', 'bail table', 'classification', 'first schedule', 'classification table'],
};

export const LIST_GROUPS: readonly ListGroup[] = [
  bailLists,
  arrestLists,
  settlementLists,
  courtLists,
  punishmentLists,
  changeLists,
];

export const LISTS: readonly ListDefinition[] = [ALL, ...LIST_GROUPS.flatMap(({ lists }) => lists)];

/** The main heading of a list: "Non-bailable offences under the BNS". */
export const headingOf = ({ heading }: ListDefinition, act: Act): string =>
  (typeof heading === 'string' ? heading : heading[act]).replace('{law}', acts[act].short);

export const meaningOf = ({ meaning }: ListDefinition, act: Act): string =>
  typeof meaning === 'string' ? meaning : meaning[act];

/** Whether an Act may have such a list. */
export const isListOf = ({ only }: ListDefinition, act: Act): boolean => only === undefined || only === act;

/** The list of the same question whose answer is "depends", for a list that answers it with yes or no. */
export function dependingListOf({ asks, decides }: ListDefinition): ListDefinition | undefined {
  const [name, ...others] = Object.keys(asks) as FieldName[];
  if (!name || others.length > 0 || decides) return undefined;
  return LISTS.find((list) => list.decides && list.asks[name] === 'depends');
}

const isAct = (text: string | null): text is Act => ACTS.some((act) => act === text);

/**
 * The list that the form of the finder asks for, where one has just these answers.
 * @param query as the form sends it; empty fields say nothing
 * @returns nothing where the answers have no list, or words or a chapter are asked for as well
 */
export function listAskedFor(query: URLSearchParams): { act: Act; list: ListDefinition } | undefined {
  const act = query.get('act');
  if (!isAct(act)) return undefined;
  const asked = [...query].filter(([name, value]) => name !== 'act' && value !== '');
  const list = LISTS.find((one) => {
    const answers = Object.entries(one.asks);
    const same = answers.every(([name, value]) => query.get(name) === value);
    return same && answers.length === asked.length && isListOf(one, act);
  });
  return list && { act, list };
}
