/**
 * The fact tables of both Acts, typed. They are data with a provenance (src/content/facts/README.md): official
 * headings, chapters, status, the rows of the First Schedules, and which section of one Act answers to which of the
 * other. Entries carry prose and never repeat a figure that stands here.
 */
import type { Act } from '../lib/law/acts.ts';
import { sectionOfReference } from '../lib/law/references.ts';
import { readTables, type Tables } from './fact-tables.ts';

const { tables, unread, problems } = readTables(process.cwd());

/** What is wrong with the tables. While there is anything, nothing is built from them: the loader stops first. */
export const factProblems = problems;

/** The day on which the tables were last held against their sources. */
export const tablesChecked =
  tables.checks
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? '';

/** Whether the tables could be read at all. What rests on one that could not is not checked: all of it would dangle. */
export const caseTableRead = !unread.has('cases');
export const sectionTablesRead = [...unread].every((table) => table === 'cases');

/** One limb of an offence: a row of the First Schedule of the CrPC (IPC) or of the BNSS (BNS). */
export type ClassificationRow = Tables['ipc-classification'][number];

type IpcRow = Tables['ipc-to-bns'][number];

/** Both punishments in short form, compared limb by limb. */
export type PunishmentComparison = NonNullable<IpcRow['punishment']>;

/** One line of the correspondence between the Acts, seen from one of them. */
export interface Correspondence {
  /** The section or sub-section of this Act. */
  own: string;
  /** The sections or sub-sections of the other Act; empty when there is none. */
  others: readonly string[];
  relation: IpcRow['relation'] | 'new';
  confidence: IpcRow['confidence'];
  note?: string;
}

/** A chapter of an Act, in the order of the Act. */
export interface Chapter {
  act: Act;
  /** Unique over both Acts; the name of its file: `ipc-xvi`. */
  id: string;
  /** Roman, with a letter where one was inserted later: `XVI`, `XXA`. */
  number: string;
  title: string;
}

type SectionRow = Omit<Tables['ipc-sections'][number], 'status'>;

/** What the tables say of a section, joined. */
export interface SectionFacts extends SectionRow {
  act: Act;
  /** Where a section of the IPC stood on 30 June 2024. A section of the BNS is always `in force`. */
  status: Tables['ipc-sections'][number]['status'] | 'in force';
  classification: readonly ClassificationRow[];
  correspondence: readonly Correspondence[];
  punishmentComparison?: PunishmentComparison;
}

/** A decision as the table has it. A decision on a section that was not re-enacted has no BNS reference. */
export interface CaseFacts extends Omit<Tables['cases'][number], 'bns'> {
  bns: readonly string[];
}

const byNumber = <Row extends { number: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.number, row]));

function groupBySection(rows: readonly ClassificationRow[]): Map<string, ClassificationRow[]> {
  return Map.groupBy(rows, (row) => row.section);
}

const ipcRowByNumber: ReadonlyMap<string, IpcRow> = new Map(
  tables['ipc-to-bns'].map((row) => [row.ipc, row]),
);

const newSubsectionNotes = new Map(tables['bns-new-subsections'].map(({ bns, note }) => [bns, note]));

/** The lowest confidence of the IPC rows that answer to one BNS reference: the weakest link decides. */
function weakestConfidence(ipcNumbers: readonly string[]): Correspondence['confidence'] {
  const found = ipcNumbers.map((number) => ipcRowByNumber.get(number)?.confidence);
  if (found.includes('medium')) return 'medium';
  return found.includes('resolved by hand') ? 'resolved by hand' : 'high';
}

function ipcCorrespondence(row: IpcRow): Correspondence {
  return {
    own: row.ipc,
    others: row.bns ?? [],
    relation: row.relation,
    confidence: row.confidence,
    note: row.note,
  };
}

function bnsCorrespondence(row: Tables['bns-to-ipc'][number]): Correspondence[] {
  if (row.new) return [{ own: row.bns, others: [], relation: 'new', confidence: 'high', note: row.note }];
  const known = row.refs.map(
    ({ bns, ipc }): Correspondence => ({
      own: bns,
      others: ipc,
      relation: ipc.some((number) => ipcRowByNumber.get(number)?.relation === 'replaced in part')
        ? 'replaced in part'
        : 'corresponds',
      confidence: weakestConfidence(ipc),
    }),
  );
  const added = [...newSubsectionNotes]
    .filter(([reference]) => sectionOfReference(reference) === row.bns)
    .map(([own, note]): Correspondence => ({ own, others: [], relation: 'new', confidence: 'high', note }));
  return [...known, ...added];
}

function ipcFacts(): SectionFacts[] {
  const rows = groupBySection(tables['ipc-classification']);
  return tables['ipc-sections'].map((section) => {
    const correspondence = ipcRowByNumber.get(section.number);
    return {
      ...section,
      act: 'ipc',
      classification: rows.get(section.number) ?? [],
      correspondence: correspondence ? [ipcCorrespondence(correspondence)] : [],
      punishmentComparison: correspondence?.punishment,
    };
  });
}

function bnsFacts(): SectionFacts[] {
  const rows = groupBySection(tables['bns-classification']);
  const correspondence = new Map(tables['bns-to-ipc'].map((row) => [row.bns, row]));
  return tables['bns-sections'].map(({ inForceFrom: _, ...section }) => {
    const row = correspondence.get(section.number);
    return {
      ...section,
      act: 'bns',
      status: 'in force',
      classification: rows.get(section.number) ?? [],
      correspondence: row ? bnsCorrespondence(row) : [],
    };
  });
}

/** Every entry of an Act in statutory order, keyed by its number. 575 for the IPC, 358 for the BNS. */
export const sectionFacts: Readonly<Record<Act, ReadonlyMap<string, SectionFacts>>> = {
  ipc: byNumber(ipcFacts()),
  bns: byNumber(bnsFacts()),
};

const chapterOf = (act: Act, row: Tables['ipc-chapters'][number]): Chapter => ({
  ...row,
  act,
  id: `${act}-${row.number.toLowerCase()}`,
});

/** The chapters of an Act in order. */
export const chapters: Readonly<Record<Act, readonly Chapter[]>> = {
  ipc: tables['ipc-chapters'].map((row) => chapterOf('ipc', row)),
  bns: tables['bns-chapters'].map((row) => chapterOf('bns', row)),
};

/** Decisions that may be cited, keyed by the last part of their address. */
export const caseFacts: ReadonlyMap<string, CaseFacts> = new Map(
  tables.cases.map((row) => [row.slug, { ...row, bns: row.bns ?? [] }]),
);

/** The Hindi headings of sections, chapters and parts, and what the columns say in Hindi: read by `hindi-facts.ts`. */
export const hindiTables = { headings: tables['hindi-headings'], phrases: tables['hindi-phrases'] };
