/** The lists behind every count on the pages about the reform. */
import { droppedLimbs, limbPairs, pairsBySection, samePunishment } from '@/collections/limb-pairs.ts';
import { bridgeHref } from '@/features/bridge/hrefs.ts';
import { type Bridge, getBridges } from '@/features/bridge/queries.ts';
import { isWhollyNew, type Section } from '@/features/law/model/section.ts';
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
  id: string;
  heading: string;
  text: string;
  lines: readonly Line[];
}

/** A section that a court had struck down was no law any more when it was replaced or dropped. */
const titleOf = ({ title, status }: Section): string =>
  status === 'struck down' ? `${title} (struck down before 2024)` : title;

/** One line for each section of the IPC that changed in this way, with the limbs that did. */
function linesOf(change: Change, ipc: readonly Bridge[]): Line[] {
  return ipc.flatMap(({ section, href }) => {
    const pairs = (pairsBySection.ipc.get(section.number) ?? []).filter((pair) =>
      changesOf(pair).includes(change),
    );
    if (pairs.length === 0) return [];
    const references = new Set(pairs.map(({ bns }) => bns.ref));
    const details = pairs.map((pair) => `${pair.ipc.punishment} → ${pair.bns.punishment}`);
    return {
      name: `IPC ${section.number} → BNS ${[...references].join(', ')}`,
      title: titleOf(section),
      href,
      details: [...new Set(details)],
    };
  });
}

const PUNISHMENTS: readonly { change: Change; heading: string; text: string }[] = [
  {
    change: 'longer',
    heading: 'A heavier maximum',
    text: 'The longest punishment went up, or the term of years that a court may give in place of life.',
  },
  { change: 'shorter', heading: 'A lighter maximum', text: 'The longest punishment went down.' },
  {
    change: 'minimum',
    heading: 'A minimum added or raised',
    text: 'A prison sentence may not be shorter than this.',
  },
  {
    change: 'minimum-lowered',
    heading: 'A minimum lowered',
    text: 'The least that a court may give is lower than before.',
  },
  {
    change: 'fine-up',
    heading: 'A higher fine',
    text: 'The highest fine went up or lost its limit, or a fine was added.',
  },
  {
    change: 'fine-down',
    heading: 'A lower fine',
    text: 'The highest fine went down or got a limit, or the fine went.',
  },
  { change: 'fine-minimum', heading: 'A minimum fine', text: 'A fine may not be lower than the sum named.' },
  {
    change: 'fine-not-enough',
    heading: 'A fine alone is no longer enough',
    text: 'A court could leave it at a fine. Now prison is part of the sentence.',
  },
  {
    change: 'fine-enough',
    heading: 'A fine alone can be enough',
    text: 'Prison was part of every sentence. Now a court may leave it at a fine.',
  },
  {
    change: 'community-service',
    heading: 'Community service',
    text: 'Unpaid work for the public became a punishment.',
  },
];

/** Every kind of change with the sections it is about, counted by the length of its list. */
export async function getChangeLists(): Promise<readonly ChangeList[]> {
  const ipc = await getBridges('ipc');
  const bns = await getBridges('bns');
  const whollyNew = bns.filter(({ section }) => isWhollyNew(section));
  const newParts = bns.flatMap(({ section, href }) =>
    section.counterparts
      .filter(({ relation, own }) => relation === 'new' && own !== section.number)
      .map(({ own, note }) => ({ name: `BNS ${own}`, title: note ?? section.title, href })),
  );
  const dropped = ipc.filter(({ section }) => section.counterparts[0]?.relation === 'not re-enacted');
  const merged = bns.filter(({ references }) => references.length > 1);
  return [
    {
      id: 'new-sections',
      heading: 'New sections',
      text: 'Nothing in the IPC stood in their place.',
      lines: whollyNew.map(({ section, href }) => ({
        name: `BNS ${section.number}`,
        title: section.title,
        href,
      })),
    },
    {
      id: 'new-parts',
      heading: 'New parts of sections',
      text: 'Sub-sections without a forerunner.',
      lines: newParts,
    },
    {
      id: 'dropped',
      heading: 'Dropped',
      text: 'IPC sections that stood in the Code until 30 June 2024 and were not re-enacted.',
      lines: dropped.map(({ section, href }) => ({
        name: `IPC ${section.number}`,
        title: titleOf(section),
        href,
      })),
    },
    {
      id: 'dropped-parts',
      heading: 'Dropped parts of sections',
      text: 'What a section also punished and its successor does not.',
      lines: droppedLimbs.map(({ section, offence, punishment }) => ({
        name: `IPC ${section}`,
        title: offence,
        href: bridgeHref('ipc', section),
        details: [punishment],
      })),
    },
    ...PUNISHMENTS.map(({ change, heading, text }) => ({
      id: change,
      heading,
      text,
      lines: linesOf(change, ipc),
    })),
    {
      id: 'merged',
      heading: 'Merged',
      text: 'BNS sections that took in more than one section of the IPC.',
      lines: merged.map(({ section, references, href }) => ({
        name: `BNS ${section.number} ← IPC ${references.join(', ')}`,
        title: section.title,
        href,
      })),
    },
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
