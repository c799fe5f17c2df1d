/** The pages of the lists as finished objects, with every count they show. */
import { tablesChecked } from '@/collections/facts.ts';
import { SOURCES } from '@/collections/named-sources.ts';
import type { ChapterLink } from '@/features/law/model/links.ts';
import { ACTS, type Act, acts, otherAct } from '@/lib/law/acts.ts';
import { en, type Words } from '@/words/en.ts';
import { listHref } from '../hrefs.ts';
import { fits } from './fields.ts';
import type { ListDefinition } from './list-definition.ts';
import { ALL, dependingListOf, isListOf, LIST_GROUPS, LISTS } from './lists.ts';
import { type Usual, usualOf } from './marks.ts';
import { type Offence, offences } from './offences.ts';

/** What other pages need to know of a list. */
export interface ListLink {
  act: Act;
  slug: string;
  name: string;
  heading: string;
  href: string;
  /** How many offences it has. */
  count: number;
}

interface ChapterGroup {
  chapter: ChapterLink;
  /** `63–99` */
  range: string;
  offences: readonly Offence[];
  /** Address of the group, on whichever part of the list it stands. */
  href: string;
  part: number;
}

export interface ListPage extends ListLink {
  list: ListDefinition;
  offences: readonly Offence[];
  /** How many sections they stand in. */
  sections: number;
  usual: Usual;
  /** Every chapter that has some, over all parts. */
  groups: readonly ChapterGroup[];
  parts: number;
}

/** A page with more lines than this is divided, so that it stays below the budget of every page. */
const LINES_ON_A_PAGE = 310;

/** The offences of an Act that are in a list; none where the Act has no such list. */
const offencesOf = (act: Act, list: ListDefinition): Offence[] =>
  isListOf(list, act) ? offences[act].filter((offence) => fits(offence, list.asks)) : [];

function linkOf(act: Act, list: ListDefinition, { offences: said }: Words): ListLink {
  const { name, heading } = said.list(list, act);
  return {
    act,
    slug: list.slug,
    name,
    heading,
    href: listHref(act, list.slug),
    count: offencesOf(act, list).length,
  };
}

/** A list as a link; nothing where the Act has no such offence. */
export function listLink(act: Act, list: ListDefinition, words: Words = en): ListLink | undefined {
  const link = linkOf(act, list, words);
  return link.count > 0 ? link : undefined;
}

/** The id of a part of a page, from its heading: "Old law, new law" → `old-law-new-law`. */
export const partId = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The lists of an Act that have offences, by question. */
export const listGroups = (act: Act, words: Words) =>
  LIST_GROUPS.map(({ heading, lists }) => ({
    id: partId(heading),
    heading: words.offences.group(heading),
    lists: lists.flatMap((list) => {
      const link = listLink(act, list, words);
      return link ? [{ list, link }] : [];
    }),
  })).filter(({ lists }) => lists.length > 0);

const rangeOf = (within: readonly Offence[]): string => {
  const first = within.at(0)?.section;
  const last = within.at(-1)?.section;
  return first === last ? `${first}` : `${first}–${last}`;
};

/** Whole chapters on each part, as even as chapters allow. */
function divided(within: readonly Offence[]): { chapter: ChapterLink; offences: Offence[]; part: number }[] {
  const parts = Math.ceil(within.length / LINES_ON_A_PAGE);
  const share = within.length / parts;
  let before = 0;
  return [...Map.groupBy(within, ({ chapter }) => chapter).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    // A chapter belongs to the part in which its middle lies.
    const part = Math.min(parts, 1 + Math.floor((before + own.length / 2) / share));
    before += own.length;
    return { chapter: first.inChapter, offences: own, part };
  });
}

function pageOf(act: Act, list: ListDefinition): ListPage {
  const within = offencesOf(act, list);
  const groups = divided(within).map(({ chapter, offences: own, part }) => ({
    chapter,
    range: rangeOf(own),
    offences: own,
    href: `${listHref(act, list.slug, part)}#chapter-${chapter.number}`,
    part,
  }));
  return {
    ...linkOf(act, list, en),
    list,
    offences: within,
    sections: new Set(within.map(({ section }) => section)).size,
    usual: usualOf(within, list.asks),
    groups,
    parts: Math.max(...groups.map(({ part }) => part)),
  };
}

/** Every list of both Acts that has offences. */
export const listPages: readonly ListPage[] = ACTS.flatMap((act) =>
  LISTS.filter((list) => offencesOf(act, list).length > 0).map((list) => pageOf(act, list)),
);

/**
 * A list in the words of another language.
 * @param own the offences of its Act in that language, in the order of the table
 */
export function pageIn(page: ListPage, own: readonly Offence[], words: Words): ListPage {
  const { act, list } = page;
  const places = new Map(offences[act].map((offence, at) => [offence, at]));
  const inWords = (within: readonly Offence[]) =>
    within.map((offence) => own[places.get(offence) ?? -1] ?? offence);
  return {
    ...page,
    ...linkOf(act, list, words),
    offences: inWords(page.offences),
    usual: usualOf(page.offences, list.asks, words.finder),
    groups: page.groups.map((group) => {
      const within = inWords(group.offences);
      return { ...group, offences: within, chapter: within[0]?.inChapter ?? group.chapter };
    }),
  };
}

/** The list of the other Act with the same question and answer. */
export const sameListOf = ({ act, list }: ListPage, words: Words): ListLink | undefined =>
  listLink(otherAct(act), list, words);

/** The lists around one: those of the same question, or all questions for the list of everything. */
export const neighboursOf = ({ act, list }: ListPage, words: Words): readonly ListLink[] => {
  const groups = listGroups(act, words);
  // All offences are in no question's answers: the first answers of each question lead on from there.
  if (list === ALL) return groups.flatMap(({ lists }) => lists.slice(0, 2).map(({ link }) => link));
  const own = groups.filter(({ lists }) => lists.some((one) => one.list === list));
  const all = listLink(act, ALL, words);
  return [...own.flatMap(({ lists }) => lists.map(({ link }) => link)), ...(all ? [all] : [])];
};

/** What decides where the answer to the question of a list is "depends": with how many offences there are. */
export function dependingOf(
  { act, list }: ListPage,
  words: Words,
): { text: string; link?: ListLink } | undefined {
  const { decides } = words.offences.list(list, act);
  if (decides) return { text: decides };
  const depending = dependingListOf(list);
  const link = depending && listLink(act, depending, words);
  const text = depending && words.offences.list(depending, act).decides;
  return text && link ? { text, link } : undefined;
}

/** The offence of the other Act behind a line: "IPC 417", "BNS 318(4) +2"; what there is instead where there is none. */
export function otherNumberOf(
  { act, counterparts, developments }: Offence,
  { offences: said }: Words,
): string {
  if (developments.includes('new')) return said.isNew;
  if (developments.includes('dropped')) return said.notInTheBns;
  const [first, ...more] = [...new Set(counterparts.map(({ ref }) => ref))];
  if (!first) return '';
  return `${acts[otherAct(act)].short}\u00a0${first}${more.length > 0 ? ` +${more.length}` : ''}`;
}

/** The chapters of an Act that have offences. */
export const chapterChoices = (act: Act, { facts }: Words) =>
  [...Map.groupBy(offences[act], ({ chapter }) => chapter)].flatMap(([id, [first]]) =>
    first
      ? [
          {
            id,
            number: facts.chapterNumber(first.inChapter.number),
            title: facts.chapterHeading(act, first.inChapter.number, first.inChapter.title),
          },
        ]
      : [],
  );

/** Where the lists come from, and when that was last checked. */
export const proofOf = (act: Act) => ({
  source: SOURCES[act === 'ipc' ? 'crpc-schedule' : 'bnss-schedule'].name,
  checked: tablesChecked,
});
