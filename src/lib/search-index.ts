/** The files the section search loads on first focus, and the shape both sides agree on. */
export const NAMES_PATH = '/search/names.json';
export const DESCRIPTIONS_PATH = '/search/descriptions.json';

export type IndexedAct = 'ipc' | 'bns';

/** Section number, title, and the names people give it, joined with spaces. Rows are in statutory order. */
export type NameRow = readonly [number: string, title: string, names: string];

export type NamesFile = Readonly<Record<IndexedAct, readonly NameRow[]>>;

/** Descriptions in the order of the rows of the names file. */
export type DescriptionsFile = Readonly<Record<IndexedAct, readonly string[]>>;
