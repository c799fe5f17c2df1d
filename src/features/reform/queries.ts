/** The lists behind every count on the pages about the reform. */
import { type Bridge, getBridges } from '@/features/bridge/queries.ts';
import { isWhollyNew } from '@/features/law/queries.ts';
import { type Change, changesBetween } from './changes.ts';

interface Line {
  /** `IPC 304A → BNS 106(1)` */
  name: string;
  title: string;
  href: string;
  /** What it was and what it is, where the line is about a punishment. */
  before?: string;
  after?: string;
}

export interface ChangeList {
  id: string;
  heading: string;
  text: string;
  lines: readonly Line[];
}

const unique = (texts: readonly string[]): string => [...new Set(texts)].join(' · ');

function ipcLine({ section, references, otherRows, href }: Bridge): Line {
  return {
    name: `IPC ${section.number} → BNS ${references.join(', ')}`,
    title: section.title,
    href,
    before: unique(section.rows.map(({ punishment }) => punishment)),
    after: unique(otherRows.map(({ punishment }) => punishment)),
  };
}

const PUNISHMENTS: readonly { change: Change; heading: string; text: string }[] = [
  { change: 'longer', heading: 'A heavier maximum', text: 'The longest punishment went up.' },
  { change: 'shorter', heading: 'A lighter maximum', text: 'The longest punishment went down.' },
  { change: 'minimum', heading: 'A minimum added or raised', text: 'A court may not go below it.' },
  { change: 'fine-up', heading: 'A higher fine', text: 'The highest fine went up, or lost its limit.' },
  { change: 'fine-down', heading: 'A lower fine', text: 'The highest fine went down, or the fine went.' },
  {
    change: 'community-service',
    heading: 'Community service',
    text: 'Unpaid work for the public became a punishment.',
  },
  {
    change: 'otherwise',
    heading: 'Changed in another way',
    text: 'For example a fine that must now be added to prison.',
  },
];

/** Every kind of change with the sections it is about, counted by the length of its list. */
export async function getChangeLists(): Promise<readonly ChangeList[]> {
  const ipc = await getBridges('ipc');
  const bns = await getBridges('bns');
  const changed = ipc.map((bridge) => ({
    bridge,
    changes: changesBetween(bridge.section.rows, bridge.otherRows),
  }));
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
      text: 'IPC sections in force until 30 June 2024 that were not re-enacted.',
      lines: dropped.map(({ section, href }) => ({
        name: `IPC ${section.number}`,
        title: section.title,
        href,
      })),
    },
    ...PUNISHMENTS.map(({ change, heading, text }) => ({
      id: change,
      heading,
      text,
      lines: changed.filter(({ changes }) => changes.includes(change)).map(({ bridge }) => ipcLine(bridge)),
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

/** How many IPC offences have a different punishment under the BNS, of how many compared. */
export async function getPunishmentCount(): Promise<{ changed: number; compared: number }> {
  const compared = (await getBridges('ipc')).filter(
    ({ section, otherRows }) =>
      section.rows.length > 0 &&
      otherRows.length > 0 &&
      ![...section.rows, ...otherRows].some(({ relative }) => relative),
  );
  const changed = compared.filter(
    ({ section, otherRows }) => changesBetween(section.rows, otherRows).length > 0,
  );
  return { changed: changed.length, compared: compared.length };
}
