/** The read model of the pages between the Acts. */

import { type ComparedAnswer, compare } from '@/features/law/model/comparison.ts';
import type { ReferenceLink } from '@/features/law/model/links.ts';
import { getSection, getSections } from '@/features/law/model/queries.ts';
import { counterpartLinks, referencesOf, type Section } from '@/features/law/model/section.ts';
import { verdictsOf } from '@/features/law/model/verdict.ts';
import { type Act, acts, banksOf, otherAct } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import { perBuild } from '@/lib/per-build.ts';
import { bridgeHref, compareHref } from './hrefs.ts';
import { MOST_CONSULTED } from './most-consulted.ts';

/**
 * The product's own word: a bridge takes a reader from a section of one Act to the other Act. It says where the section
 * is found there, and what changed on the way; each section of both Acts has one. A section page shows the short form of
 * it (InOtherAct.astro), a page of its own the whole.
 */
export interface Bridge {
  section: Section;
  href: string;
  /** `318(4)`, `64 and 65(1)`; empty where there is no counterpart. */
  references: readonly string[];
  /** The sections of the other Act those references are in. */
  others: readonly Section[];
  /** What stands on the old bank, and on the new. */
  banks: Record<Act, readonly ReferenceLink[]>;
  /** What became of it, each verdict once: "Same punishment". */
  verdicts: readonly string[];
  /** "IPC 420 is BNS 318(4)" */
  heading: string;
  /** One or two sentences that answer the question by themselves, at most 160 characters. */
  answer: string;
  /** Empty where one of the two has no row in its Schedule. */
  comparison: readonly ComparedAnswer[];
}

const list = new Intl.ListFormat('en-IN');

/** More references than this are counted in a heading instead of named; the page lists them below. */
const LISTED_AT_MOST = 6;

function wording(section: Section, references: readonly string[]): Pick<Bridge, 'heading' | 'answer'> {
  const { act, number, counterparts } = section;
  const name = `${acts[act].short} ${number}`;
  const other = acts[otherAct(act)].short;
  const relation = counterparts[0]?.relation;
  if (references.length > 0) {
    const target = `${other} ${list.format(references)}`;
    const partly = counterparts.some((line) => line.relation === 'replaced in part');
    const verb = partly ? 'was replaced in part by' : 'is';
    if (act === 'ipc') {
      return { heading: `${name} ${verb} ${target}`, answer: `${name} ${verb} ${target} since 1 July 2024.` };
    }
    const many = `${references.length} ${other} sections`;
    return references.length > LISTED_AT_MOST
      ? { heading: `${name} took in ${many}`, answer: `${name} took the place of ${many} on 1 July 2024.` }
      : { heading: `${name} was ${target}`, answer: `${name} took the place of ${target} on 1 July 2024.` };
  }
  if (relation === 'new') {
    return { heading: `${name} is new`, answer: `${name} is new: the IPC had no such section.` };
  }
  if (relation === 'repealed before 2024') {
    return {
      heading: `${name} has no place in the BNS`,
      answer: `${name} was repealed before 2024, so the BNS has nothing in its place.`,
    };
  }
  return {
    heading: `${name} was not carried into the BNS`,
    answer: `${name} has no section in the BNS. It still governs acts before 1 July 2024.`,
  };
}

async function toBridge(section: Section): Promise<Bridge> {
  const references = referencesOf(section);
  const numbers = [...new Set(references.map(sectionOfReference))];
  const others = await Promise.all(numbers.map((number) => getSection(otherAct(section.act), number)));
  return {
    section,
    href: bridgeHref(section.act, section.number),
    references,
    others,
    banks: banksOf(
      section.act,
      [{ reference: section.number, title: section.title, href: section.href }],
      counterpartLinks(section),
    ),
    verdicts: verdictsOf(section),
    ...wording(section, references),
    comparison: compare(section.act, section.number),
  };
}

/** The bridge of every section of an Act, in statutory order. */
export const getBridges: (act: Act) => Promise<readonly Bridge[]> = perBuild(async (act) =>
  Promise.all((await getSections(act)).map(toBridge)),
);

/** Bridges shown around one on its page. */
const AROUND = 2;

/** A bridge among its neighbours in statutory order. */
export async function getBridgesAround({ section }: Bridge): Promise<readonly Bridge[]> {
  const bridges = await getBridges(section.act);
  const index = bridges.findIndex((bridge) => bridge.section.number === section.number);
  const start = Math.max(0, Math.min(index - AROUND, bridges.length - 2 * AROUND - 1));
  return bridges.slice(start, start + 2 * AROUND + 1);
}

export interface Pair {
  ipc: Section;
  bns: Section;
  href: string;
  bridge: Bridge;
}

/** The most consulted pairs, each an IPC section and the BNS section that took its place. */
export async function getPairs(): Promise<readonly Pair[]> {
  const bridges = new Map((await getBridges('ipc')).map((bridge) => [bridge.section.number, bridge]));
  return MOST_CONSULTED.map((number) => {
    const bridge = bridges.get(number);
    const bns = bridge?.others[0];
    if (!bridge || !bns) throw new Error(`most-consulted.ts names IPC ${number}, which has no counterpart.`);
    return { ipc: bridge.section, bns, href: compareHref(number, bns.number), bridge };
  });
}
