/** The list of changed punishments that was read by hand from the tables (tests/law/changed-punishments.txt). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './site.ts';

interface ChangedLimb {
  /** `187#1`: the second row of section 187. */
  ipc: string;
  /** `222(b)`; `nothing` for a limb that was dropped. */
  bns: string;
  changes: string[];
}

export const changedLimbs: readonly ChangedLimb[] = readFileSync(
  join(ROOT, 'tests/law/changed-punishments.txt'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, ipc, bns, changes = ''] = /^(\w+(?:#\d)?) > ([^:]+)(?:: (.+))?$/.exec(line) ?? [];
    if (!ipc || !bns) throw new Error(`changed-punishments.txt: cannot read "${line}"`);
    return { ipc, bns, changes: changes.split(', ').filter(Boolean) };
  });

/** The sections that have a limb with this change: `352`. */
export const sectionsWith = (change: string): string[] => [
  ...new Set(
    changedLimbs.filter(({ changes }) => changes.includes(change)).map(({ ipc }) => ipc.replace(/#\d$/, '')),
  ),
];
