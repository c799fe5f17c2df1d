/** The bridge between the Acts: for each section what it is called in the other Act, and what changed. */
import { acts } from '@/collections/acts.ts';
import { type Act, type ClassificationRow, otherAct, sectionOfReference } from '@/collections/facts.ts';
import { answersOf, getSection, getSections, referencesOf, type Section } from '@/features/law/queries.ts';
import { perBuild } from '@/lib/per-build.ts';
import { bridgeHref, compareHref } from './hrefs.ts';
import { MOST_CONSULTED } from './most-consulted.ts';

/** One question answered for both Acts, each answer once. */
export interface ComparedAnswer {
  question: string;
  own: readonly string[];
  other: readonly string[];
  changed: boolean;
}

export interface Bridge {
  section: Section;
  href: string;
  /** `318(4)`, `64 and 65(1)`; empty where there is no counterpart. */
  references: readonly string[];
  /** The sections of the other Act those references are in. */
  others: readonly Section[];
  /** "IPC 420 is BNS 318(4)" */
  heading: string;
  /** One or two sentences that answer the question by themselves, at most 160 characters. */
  answer: string;
  /** The rows of those sub-sections in the Schedule of the other Act. */
  otherRows: readonly ClassificationRow[];
  /** Empty where one of the two has no row in its Schedule. */
  comparison: readonly ComparedAnswer[];
}

const answerTexts = (rows: readonly ClassificationRow[], question: string): string[] => {
  const texts = rows.flatMap((row) =>
    answersOf(row)
      .filter((answer) => answer.question === question)
      .map(({ term, text }) => (term ? `${term}: ${text}` : text)),
  );
  return [...new Set(texts)];
};

/** The rows of the sections that the references are in, narrowed to the sub-sections named. */
function rowsOf(references: readonly string[], sections: readonly Section[]): ClassificationRow[] {
  return sections.flatMap(({ number, rows }) => {
    const own = references.filter((reference) => sectionOfReference(reference) === number);
    const named = rows.filter(({ ref }) =>
      own.some((reference) => ref.startsWith(reference) || reference.startsWith(ref)),
    );
    return named.length > 0 ? named : rows;
  });
}

/** Courts are the same courts under either procedure code; only the chapter cited differs. */
const withoutChapter = (text: string): string => text.replace(/ subject to Chapter \S+ (?:CrPC|BNSS)/, '');

function compare(own: readonly ClassificationRow[], other: readonly ClassificationRow[]): ComparedAnswer[] {
  const [first] = own;
  if (!first || other.length === 0) return [];
  return answersOf(first).map(({ question }) => {
    const ours = answerTexts(own, question);
    const theirs = answerTexts(other, question);
    const same = ours.map(withoutChapter).sort().join('|') === theirs.map(withoutChapter).sort().join('|');
    return { question, own: ours, other: theirs, changed: !same };
  });
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
  const otherRows = rowsOf(references, others);
  return {
    section,
    otherRows,
    href: bridgeHref(section.act, section.number),
    references,
    others,
    ...wording(section, references),
    comparison: compare(section.rows, otherRows),
  };
}

/** The bridge of every section of an Act, in statutory order. */
export const getBridges: (act: Act) => Promise<readonly Bridge[]> = perBuild(async (act) =>
  Promise.all((await getSections(act)).map(toBridge)),
);

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
