/** The lists behind every count on the pages about the reform. */
import { type ClassificationRow, sectionFacts } from '@/collections/facts.ts';
import { droppedLimbs, limbPairs, pairsBySection, samePunishment } from '@/collections/limb-pairs.ts';
import { bridgeHref } from '@/features/bridge/hrefs.ts';
import { type Bridge, getBridges } from '@/features/bridge/queries.ts';
import { isWhollyNew, type Section } from '@/features/law/model/section.ts';
import type { ChangeListId } from '@/words/between-en.ts';
import type { Words } from '@/words/en.ts';
import { type Change, changesOf } from './model/changes.ts';

interface Line {
  /** `IPC 304A → BNS 106(1)` */
  name: string;
  title: string;
  href: string;
  /** What each limb was and what it is, where the line is about a punishment. */
  details?: readonly string[];
}

export interface ChangeList {
  id: ChangeListId;
  heading: string;
  text: string;
  lines: readonly Line[];
}

/** A section that a court had struck down was no law any more when it was replaced or dropped. */
const titleOf = ({ title, status }: Section, { changes }: Words): string =>
  status === 'struck down' ? changes.struckDown(title) : title;

/** What a limb is called in the language of the sections, whose rows stand in the order of the table. */
function offenceIn(limb: ClassificationRow, bridges: readonly Bridge[]): string {
  const at = sectionFacts.ipc.get(limb.section)?.classification.indexOf(limb) ?? -1;
  const own = bridges.find(({ section }) => section.number === limb.section);
  return own?.section.rows[at]?.offence ?? limb.offence;
}

/** One line for each section of the IPC that changed in this way, with the limbs that did. */
function linesOf(change: Change, ipc: readonly Bridge[], words: Words): Line[] {
  return ipc.flatMap(({ section, href }) => {
    const pairs = (pairsBySection.ipc.get(section.number) ?? []).filter((pair) =>
      changesOf(pair).includes(change),
    );
    if (pairs.length === 0) return [];
    const references = new Set(pairs.map(({ bns }) => bns.ref));
    const said = words.facts.punishment;
    const details = pairs.map((pair) => `${said(pair.ipc.punishment)} → ${said(pair.bns.punishment)}`);
    return {
      name: `IPC ${section.number} → BNS ${[...references].join(', ')}`,
      title: titleOf(section, words),
      href,
      details: [...new Set(details)],
    };
  });
}

/** Changes of punishments in the order of the page. */
const PUNISHMENTS: readonly Change[] = [
  'longer',
  'shorter',
  'minimum',
  'minimum-lowered',
  'fine-up',
  'fine-down',
  'fine-minimum',
  'fine-not-enough',
  'fine-enough',
  'community-service',
];

/** Every kind of change with the sections it is about, counted by the length of its list. */
export async function getChangeLists(words: Words): Promise<readonly ChangeList[]> {
  const ipc = await getBridges('ipc', words.language);
  const bns = await getBridges('bns', words.language);
  const whollyNew = bns.filter(({ section }) => isWhollyNew(section));
  const newParts = bns.flatMap(({ section, href }) =>
    section.counterparts
      .filter(({ relation, own }) => relation === 'new' && own !== section.number)
      .map(({ own, note }) => ({ name: `BNS ${own}`, title: note ?? section.title, href })),
  );
  const dropped = ipc.filter(({ section }) => section.counterparts[0]?.relation === 'not re-enacted');
  const merged = bns.filter(({ references }) => references.length > 1);
  const list = (id: ChangeListId, lines: readonly Line[]): ChangeList => {
    const [heading, text] = words.changes.lists[id];
    return { id, heading, text, lines };
  };
  return [
    list(
      'new-sections',
      whollyNew.map(({ section, href }) => ({ name: `BNS ${section.number}`, title: section.title, href })),
    ),
    list('new-parts', newParts),
    list(
      'dropped',
      dropped.map(({ section, href }) => ({
        name: `IPC ${section.number}`,
        title: titleOf(section, words),
        href,
      })),
    ),
    list(
      'dropped-parts',
      droppedLimbs.map((limb) => ({
        name: `IPC ${limb.section}`,
        title: offenceIn(limb, ipc),
        href: bridgeHref('ipc', limb.section),
        details: [words.facts.punishment(limb.punishment)],
      })),
    ),
    ...PUNISHMENTS.map((change) => list(change, linesOf(change, ipc, words))),
    list(
      'merged',
      merged.map(({ section, references, href }) => ({
        name: `BNS ${section.number} ← IPC ${references.join(', ')}`,
        title: section.title,
        href,
      })),
    ),
  ];
}

/** How many sections of the IPC are punished differently in the BNS, of how many that have a punishment in both. */
export const punishmentCount: { changed: number; compared: number } = {
  compared: pairsBySection.ipc.size,
  changed: new Set([
    ...limbPairs.filter((pair) => !samePunishment(pair)).map(({ ipc }) => ipc.section),
    ...droppedLimbs.map(({ section }) => section),
  ]).size,
};
