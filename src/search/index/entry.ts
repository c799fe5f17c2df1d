import type { Act } from '@/lib/law/acts.ts';

/** A section, or a page of another kind. */
export interface Entry {
  /** Sections come in statutory order, the IPC first, other pages after them. */
  position: number;
  /** The Act of a section. */
  act?: Act;
  /** What stands before the title: `IPC`, `Case`. */
  kind: string;
  /** Empty for a page that is no section. */
  number: string;
  title: string;
  href: string;
  names: string[];
  description: string;
  /** Punishment and bail of a section: `Up to 7 years, and fine · Non-bailable`. Empty until they are loaded. */
  answers: string;
  /** References in the other Act; for the BNS the numbers of the IPC. */
  counterparts: string[];
  /** How many words of the title are in the index; of two titles those of the shorter. */
  titleWords: number;
}

/** Where a word may stand in an entry: in its title, in a name of one word ("chori"), of several ("chori ka maal"), … */
export const PLACES = ['title', 'name', 'longName', 'description'] as const;

export type Place = (typeof PLACES)[number];

/** The kind of an entry that is a word of the glossary. */
export const TERM = 'Term';
