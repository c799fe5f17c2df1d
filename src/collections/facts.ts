/**
 * The fact tables of both Acts, typed. They are data with a provenance (src/content/facts/README.md): official
 * headings, chapters, status, the rows of the First Schedules, and which section of one Act answers to which of the
 * other. Entries carry prose and never repeat a figure that stands here.
 */
import { readTables, sectionOfReference, type Tables } from './fact-tables.ts';

export { sectionOfReference };

const { tables, unread, problems } = readTables(process.cwd());

/** What is wrong with the tables. While there is anything, nothing is built from them: the loader stops first. */
export const factProblems = problems;

/** Whether the tables could be read at all. What rests on one that could not is not checked: all of it would dangle. */
export const caseTableRead = !unread.has('cases');
export const sectionTablesRead = [...unread].every((table) => table === 'cases');

export type Act = 'ipc' | 'bns';

export const otherAct = (act: Act): Act => (act === 'ipc' ? 'bns' : 'ipc');

/** Where a section of the IPC stood on 30 June 2024. A section of the BNS is always `in force`. */
type SectionStatus = 'in force until 2024-06-30' | 'repealed earlier' | 'struck down' | 'in force';

/** One limb of an offence: a row of the First Schedule of the CrPC (IPC) or of the BNSS (BNS). */
export interface ClassificationRow {
  section: string;
  /** The section or sub-section the row belongs to: `506`, `318(4)`. */
  ref: string;
  row: number;
  offence: string;
  punishment: string;
  death: boolean;
  life: boolean;
  /** `7 years`, `life`, or null when the row has no term of its own. */
  maxTerm: string | null;
  minTerm: string | null;
  /** The finite term next to life imprisonment. */
  altMaxTerm?: string;
  fine: boolean;
  /** Rupees. */
  fineMax?: number;
  /** Rupees. */
  fineMin?: number;
  fineAlternative?: boolean;
  fineOnly?: boolean;
  fineOptional?: boolean;
  forfeiture?: boolean;
  communityService?: boolean;
  /** The punishment follows that of another offence. */
  relative?: boolean;
  cognizable: boolean | 'depends';
  cognizableNote?: string;
  bailable: boolean | 'depends';
  court: string;
  /** Who may settle it; `depends` where that follows the main offence, as with abetment. */
  compoundable: false | 'by the parties' | 'with the permission of the court' | 'depends';
  compoundableNote?: string;
  note?: string;
}

/** One line of the correspondence between the Acts, seen from one of them. */
export interface Correspondence {
  /** The section or sub-section of this Act. */
  own: string;
  /** The sections or sub-sections of the other Act; empty when there is none. */
  others: readonly string[];
  relation: 'corresponds' | 'replaced in part' | 'not re-enacted' | 'repealed before 2024' | 'new';
  confidence: 'high' | 'medium' | 'resolved by hand';
  note?: string;
}

/** Both punishments in short form, compared limb by limb. */
export interface PunishmentComparison {
  ipc: readonly string[];
  bns: readonly string[];
  changed: boolean;
}

export interface Chapter {
  act: Act;
  /** Roman, with a letter where one was inserted later: `XVI`, `XXA`. */
  number: string;
  title: string;
}

export interface SectionFacts {
  act: Act;
  number: string;
  title: string;
  chapter: string;
  /** The sub-heading inside the chapter. */
  part: string | null;
  status: SectionStatus;
  note?: string;
  insertedBy?: string;
  /** ISO date. */
  insertedFrom?: string;
  repealedBy?: string;
  repealedYear?: number;
  classification: readonly ClassificationRow[];
  correspondence: readonly Correspondence[];
  punishmentComparison?: PunishmentComparison;
}

export interface CaseFacts {
  slug: string;
  name: string;
  citations: readonly string[];
  year: number;
  yearBasis: 'decision' | 'report';
  court: string;
  ipc: readonly string[];
  bns: readonly string[];
  /** The holding in one sentence, in our own words. */
  point: string;
  confidence: 'high' | 'medium';
  note?: string;
}

type IpcRow = Tables['ipc-to-bns'][number];

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
  const rows = groupBySection(tables['ipc-classification'] as ClassificationRow[]);
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
  const rows = groupBySection(tables['bns-classification'] as ClassificationRow[]);
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

/** The chapters of an Act in order. */
export const chapters: Readonly<Record<Act, readonly Chapter[]>> = {
  ipc: tables['ipc-chapters'].map((chapter) => ({ ...chapter, act: 'ipc' })),
  bns: tables['bns-chapters'].map((chapter) => ({ ...chapter, act: 'bns' })),
};

/** Decisions that may be cited, keyed by the last part of their address. */
export const caseFacts: ReadonlyMap<string, CaseFacts> = new Map(
  tables.cases.map((row) => [row.slug, { ...row, bns: row.bns ?? [] }]),
);
