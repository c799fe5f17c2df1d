/** The read model of the pages between the Acts. */

import { type ComparedAnswer, compare } from '@/features/law/model/comparison.ts';
import type { ReferenceLink } from '@/features/law/model/links.ts';
import { getSection, getSections, getWritten } from '@/features/law/model/queries.ts';
import { counterpartLinks, referencesOf, type Section } from '@/features/law/model/section.ts';
import { verdictsOf } from '@/features/law/model/verdict.ts';
import type { Language } from '@/lib/languages.ts';
import { type Act, acts, banksOf, otherAct } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import { perBuild } from '@/lib/per-build.ts';
import type { Words } from '@/words/en.ts';
import { WORDS } from '@/words/words-for.ts';
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

/** More references than this are counted in a heading instead of named; the page lists them below. */
const LISTED_AT_MOST = 6;

function wording(
  section: Section,
  references: readonly string[],
  { bridgePage: said, listed }: Words,
): Pick<Bridge, 'heading' | 'answer'> {
  const { act, number, counterparts } = section;
  const name = `${acts[act].short} ${number}`;
  const other = acts[otherAct(act)].short;
  const relation = counterparts[0]?.relation;
  if (references.length > 0) {
    const target = `${other} ${listed(references)}`;
    const partly = counterparts.some((line) => line.relation === 'replaced in part');
    if (act === 'ipc') {
      return partly
        ? { heading: said.replacedInPart(name, target), answer: said.replacedInPartSince(name, target) }
        : { heading: said.is(name, target), answer: said.isSince(name, target) };
    }
    const count = references.length;
    return count > LISTED_AT_MOST
      ? { heading: said.tookIn(name, count, other), answer: said.tookInSince(name, count, other) }
      : { heading: said.was(name, target), answer: said.wasUntil(name, target) };
  }
  if (relation === 'new') return { heading: said.isNew(name), answer: said.isNewText(name) };
  if (relation === 'repealed before 2024')
    return { heading: said.noPlace(name), answer: said.noPlaceText(name) };
  return { heading: said.notCarried(name), answer: said.notCarriedText(name) };
}

async function toBridge(section: Section, words: Words): Promise<Bridge> {
  const references = referencesOf(section);
  const numbers = [...new Set(references.map(sectionOfReference))];
  const others = await Promise.all(
    numbers.map((number) => getSection(otherAct(section.act), number, section.language)),
  );
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
    verdicts: verdictsOf(section, words),
    ...wording(section, references, words),
    comparison: compare(section.act, section.number, words),
  };
}

const loaded: Readonly<Record<Language, (act: Act) => Promise<readonly Bridge[]>>> = {
  en: perBuild(async (act) =>
    Promise.all((await getSections(act)).map((section) => toBridge(section, WORDS.en))),
  ),
  hi: perBuild(async (act) =>
    Promise.all((await getSections(act, 'hi')).map((section) => toBridge(section, WORDS.hi))),
  ),
};

/** The bridge of every section of an Act, in statutory order. */
export const getBridges = (act: Act, language: Language = 'en'): Promise<readonly Bridge[]> =>
  loaded[language](act);

/** Bridges shown around one on its page. */
const AROUND = 2;

/** A bridge among its neighbours in statutory order. */
export async function getBridgesAround({ section }: Bridge): Promise<readonly Bridge[]> {
  const bridges = await getBridges(section.act, section.language);
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
export async function getPairs(language: Language = 'en'): Promise<readonly Pair[]> {
  const bridges = new Map(
    (await getBridges('ipc', language)).map((bridge) => [bridge.section.number, bridge]),
  );
  return MOST_CONSULTED.map((number) => {
    const bridge = bridges.get(number);
    const bns = bridge?.others[0];
    if (!bridge || !bns) throw new Error(`most-consulted.ts names IPC ${number}, which has no counterpart.`);
    return { ipc: bridge.section, bns, href: compareHref(number, bns.number), bridge };
  });
}

/** The pairs of which both sections are written in Hindi. */
export async function getHindiPairs(): Promise<readonly Pair[]> {
  const [ipc, bns] = [await getWritten('ipc'), await getWritten('bns')];
  return (await getPairs('hi')).filter((pair) => ipc.has(pair.ipc.number) && bns.has(pair.bns.number));
}
