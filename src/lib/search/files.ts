/** The files the search loads on first focus, and the shape both sides agree on. */
export const NAMES_PATH = '/search/names.json';
export const DESCRIPTIONS_PATH = '/search/descriptions.json';
export const PAGES_PATH = '/search/pages.json';

/** The page that answers `?q=`, and a list of plain links where no script runs. */
export const SEARCH_PATH = '/search';

export type IndexedAct = 'ipc' | 'bns';

/**
 * Section number, title, the names people give it, and for the IPC the references in the BNS that took its place; both
 * lists are joined with commas. Rows are in statutory order. A name that a BNS section shares with the IPC section
 * it replaced stands in the IPC row only: the search carries it over.
 */
export type NameRow = readonly [number: string, title: string, names: string, counterparts?: string];

export type NamesFile = Readonly<Record<IndexedAct, readonly NameRow[]>>;

/** Descriptions in the order of the rows of the names file. */
export type DescriptionsFile = Readonly<Record<IndexedAct, readonly string[]>>;

/** Pages of one kind below one address: `['Case', '/resources/cases', [['bachan-singh', 'Bachan Singh v. …']]]`. */
type PageGroup = readonly [
  kind: string,
  folder: string,
  pages: readonly (readonly [slug: string, title: string])[],
];

export type PagesFile = readonly PageGroup[];
