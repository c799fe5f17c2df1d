/**
 * The fact tables as they stand in src/content/facts: read, and checked row by row. A broken table is told like a
 * broken file, with its line, and never thrown: one report then names what is wrong in the tables and in the files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { ACTS } from '../lib/law/acts.ts';
import { REFERENCE, SECTION_NUMBER, sectionOfReference } from '../lib/law/references.ts';
import { pastDate, text } from './common-fields.ts';
import { parseFields } from './front-matter.ts';
import { type Finding, findingsOf, type Problem } from './problems.ts';
import { decode } from './text-file.ts';

/** From the project's root. */
export const FACTS_FOLDER = 'src/content/facts';

/** What a column may say. The open data says the same words. */
export const IPC_STATUSES = ['in force until 2024-06-30', 'repealed earlier', 'struck down'] as const;
export const RELATIONS = [
  'corresponds',
  'replaced in part',
  'not re-enacted',
  'repealed before 2024',
] as const;
export const CONFIDENCES = ['high', 'medium', 'resolved by hand'] as const;
/** The columns whose values have a Hindi. */
export const HINDI_FIELDS = [
  'punishment',
  'unit',
  'court',
  'cognizable',
  'cognizableNote',
  'bailable',
  'compoundable',
  'compoundableNote',
  'note',
  'status',
  'relation',
  'correspondenceNote',
  'sectionNote',
  'standing',
  'repealedBy',
  'decidedBy',
  'correction',
  'source',
  'act',
  'sourceWord',
] as const;
/** Who may compound an offence that can be compounded. */
export const COMPOUNDING = ['by the parties', 'with the permission of the court', 'depends'] as const;

const sectionNumber = z.string().regex(SECTION_NUMBER, 'must be a section number: "420", "304B"');
const reference = z.string().regex(REFERENCE, 'must be a section or sub-section: "420", "318(4)"');
const chapterNumber = z.string().regex(/^[IVX]+[A-Z]?$/, 'must be a Roman number: "XVI", "XXA"');
const term = z
  .string()
  .regex(/^(?:life|\d+ (?:hour|day|month|year)s?)$/, 'must be "life" or a term: "7 years"');
const rupees = z.int().positive();
const line = text(1000);

/** A text with Devanagari in it. */
const hindi = line.regex(/[\u0900-\u097f]/, 'must be in Devanagari');

const chapterRow = z.strictObject({ number: chapterNumber, title: line });

const sectionRow = z.strictObject({
  number: sectionNumber,
  title: line,
  chapter: chapterNumber,
  // The heading inside the chapter under which the Act prints the section: "Of Hurt".
  part: line.nullable(),
  note: line.optional(),
});

const ipcSectionRow = sectionRow.extend({
  status: z.enum(IPC_STATUSES),
  /** What a court or a later Act did to the section while it stood; its page says so before the answers. */
  standing: z
    .strictObject({
      word: z.enum(['struck down', 'read down', 'in abeyance', 'narrowed']),
      since: z.int().min(1860).max(2024),
      text: line,
    })
    .optional(),
  insertedBy: line.optional(),
  insertedFrom: z.iso.date().optional(),
  repealedBy: line.optional(),
  repealedYear: z.int().min(1860).max(2024).optional(),
});

const bnsSectionRow = sectionRow.extend({ inForceFrom: z.iso.date() });

const classificationRow = z.strictObject({
  section: sectionNumber,
  ref: reference,
  row: z.int().nonnegative(),
  offence: line,
  punishment: line,
  death: z.boolean(),
  life: z.boolean(),
  maxTerm: term.nullable(),
  minTerm: term.nullable(),
  altMaxTerm: term.optional(),
  fine: z.boolean(),
  fineMax: rupees.optional(),
  fineMin: rupees.optional(),
  fineAlternative: z.boolean().optional(),
  fineOnly: z.boolean().optional(),
  fineOptional: z.boolean().optional(),
  forfeiture: z.boolean().optional(),
  communityService: z.boolean().optional(),
  relative: z.boolean().optional(),
  cognizable: z.literal([true, false, 'depends']),
  cognizableNote: line.optional(),
  bailable: z.literal([true, false, 'depends']),
  court: line,
  compoundable: z.literal([false, ...COMPOUNDING]),
  compoundableNote: line.optional(),
  note: line.optional(),
});

const ipcToBnsRow = z.strictObject({
  ipc: sectionNumber,
  bns: z.array(reference).min(1).nullable(),
  relation: z.enum(RELATIONS),
  confidence: z.enum(CONFIDENCES),
  note: line.optional(),
  punishment: z.strictObject({ ipc: z.array(line), bns: z.array(line), changed: z.boolean() }).optional(),
  classificationChange: z.record(z.string(), z.unknown()).optional(),
});

const bnsToIpcRow = z.strictObject({
  bns: sectionNumber,
  ipc: z.array(sectionNumber).nullable(),
  refs: z.array(z.strictObject({ bns: reference, ipc: z.array(sectionNumber).min(1) })),
  new: z.boolean(),
  note: line.optional(),
});

const newSubsectionRow = z.strictObject({ bns: reference, note: line });

const caseRow = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'),
  name: line,
  citations: z.array(line).min(1),
  year: z.int().min(1800).max(2100),
  yearBasis: z.enum(['decision', 'report']),
  court: line,
  ipc: z.array(reference),
  bns: z.array(reference).nullable(),
  point: line,
  confidence: z.enum(['high', 'medium']),
  seenIn: z.int().positive(),
  confirmedAgain: z.boolean().optional(),
  note: line.optional(),
});

/** The Hindi heading of a section or a chapter, or of a part inside a chapter, which its English heading names. */
const hindiHeadingRow = z.strictObject({
  act: z.enum(ACTS),
  of: z.enum(['section', 'chapter', 'part']),
  key: line,
  hi: hindi,
  /** Read in a copy of the official Hindi text, or put into Hindi here. */
  confidence: z.enum(['official', 'own']),
});

/** What a column says, in Hindi. In a punishment `{t}`, `{a}` and `{m}` stand for a term, a number and a sum. */
const hindiPhraseRow = z.strictObject({ field: z.enum(HINDI_FIELDS), en: line, hi: hindi });

/** A day on which the tables were held against their sources, and what was read. */
const checkRow = z.strictObject({ date: pastDate, what: line });

/** The columns of each table. */
const SCHEMAS = {
  'ipc-chapters': chapterRow,
  'bns-chapters': chapterRow,
  'ipc-sections': ipcSectionRow,
  'bns-sections': bnsSectionRow,
  'ipc-classification': classificationRow,
  'bns-classification': classificationRow,
  'ipc-to-bns': ipcToBnsRow,
  'bns-to-ipc': bnsToIpcRow,
  'bns-new-subsections': newSubsectionRow,
  'hindi-headings': hindiHeadingRow,
  'hindi-phrases': hindiPhraseRow,
  cases: caseRow,
  checks: checkRow,
} as const;

type TableName = keyof typeof SCHEMAS;

/** The rows of every table. A table that could not be read has none. */
export type Tables = { [Name in TableName]: z.infer<(typeof SCHEMAS)[Name]>[] };

const TABLE_NAMES = Object.keys(SCHEMAS) as TableName[];

const fileOf = (name: TableName): string => `${FACTS_FOLDER}/${name}.json`;

/** What must not stand twice in a table. */
const KEYS: { [Name in TableName]: (row: Tables[Name][number]) => string } = {
  'ipc-chapters': ({ number }) => number,
  'bns-chapters': ({ number }) => number,
  'ipc-sections': ({ number }) => number,
  'bns-sections': ({ number }) => number,
  'ipc-classification': ({ ref, row }) => `${ref}, row ${row}`,
  'bns-classification': ({ ref, row }) => `${ref}, row ${row}`,
  'ipc-to-bns': ({ ipc }) => ipc,
  'bns-to-ipc': ({ bns }) => bns,
  'bns-new-subsections': ({ bns }) => bns,
  'hindi-headings': ({ act, of, key }) => `${act} ${of} ${key}`,
  'hindi-phrases': ({ field, en }) => `${field} "${en}"`,
  cases: ({ slug }) => slug,
  checks: ({ date }) => date,
};

/** The line a JSON parser names, where it names one. */
const lineOfSyntaxError = (message: string): number | undefined =>
  Number(/line (\d+)/.exec(message)?.[1]) || undefined;

function parseJson(source: string): { value: unknown } | { finding: Finding } {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    const { message } = error as SyntaxError;
    const place = message.replace(/ in JSON at position.*$/, '').replace(/, ".*$/s, '');
    const says = `is not valid JSON (${place}); mend it there, often a comma or a quotation mark`;
    return { finding: { field: 'file', line: lineOfSyntaxError(message), message: says } };
  }
}

interface TableFinding extends Finding {
  table: TableName;
}

interface ReadTable {
  rows: unknown[];
  /** What stands in the file, to name the line of a row. */
  source: string;
  findings: Finding[];
}

function readTable(root: string, name: TableName): ReadTable {
  const failed = (findings: readonly Finding[], source = ''): ReadTable => ({
    rows: [],
    source,
    findings: [...findings],
  });
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, fileOf(name)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'is missing; the guide rests on it: bring it back' : `cannot be read (${code})`;
    return failed([{ field: 'file', message: why }]);
  }
  const { text: source, findings } = decode(bytes);
  if (source === undefined || findings.length > 0) return failed(findings);
  const json = parseJson(source);
  if ('finding' in json) return failed([json.finding]);
  const parsed = z.array(SCHEMAS[name]).min(1).safeParse(json.value, { reportInput: true });
  if (!parsed.success) return failed(findingsOf(parsed.error, 'file'), source);
  return { rows: parsed.data, source, findings: [] };
}

function repeatedRows(tables: Tables): TableFinding[] {
  const repeatedIn = <Name extends TableName>(table: Name): TableFinding[] => {
    const rows: readonly Tables[Name][number][] = tables[table];
    const seen = new Set<string>();
    return rows.flatMap((row, index) => {
      const key = KEYS[table](row);
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [{ table, field: String(index), message: `is a second row for ${key}; keep one of the two` }];
    });
  };
  return TABLE_NAMES.flatMap(repeatedIn);
}

/** Rows that name a section, a chapter or a counterpart that is not there. */
function danglingRows(tables: Tables): TableFinding[] {
  const findings: TableFinding[] = [];
  const add = (table: TableName, field: string, message: string) => findings.push({ table, field, message });
  const sections = {
    ipc: new Set(tables['ipc-sections'].map(({ number }) => number)),
    bns: new Set(tables['bns-sections'].map(({ number }) => number)),
  };
  const mustExist = (act: 'ipc' | 'bns', table: TableName, field: string, ref: string) => {
    if (!sections[act].has(sectionOfReference(ref)))
      add(table, field, `names ${act.toUpperCase()} ${ref}, which does not exist; correct the number`);
  };
  for (const act of ['ipc', 'bns'] as const) {
    const chapters = new Set(tables[`${act}-chapters`].map(({ number }) => number));
    for (const [index, { chapter }] of tables[`${act}-sections`].entries())
      if (!chapters.has(chapter))
        add(
          `${act}-sections`,
          `${index}.chapter`,
          `names chapter ${chapter}, which ${act}-chapters.json does not have`,
        );
    for (const [index, { section, ref }] of tables[`${act}-classification`].entries()) {
      mustExist(act, `${act}-classification`, `${index}.section`, section);
      if (sectionOfReference(ref) !== section)
        add(
          `${act}-classification`,
          `${index}.ref`,
          `is ${ref}, but the row belongs to section ${section}; make them fit`,
        );
    }
    for (const [index, row] of tables.cases.entries())
      for (const ref of row[act] ?? []) mustExist(act, 'cases', `${index}.${act}`, ref);
  }
  for (const [index, { ipc, bns }] of tables['ipc-to-bns'].entries()) {
    mustExist('ipc', 'ipc-to-bns', `${index}.ipc`, ipc);
    for (const ref of bns ?? []) mustExist('bns', 'ipc-to-bns', `${index}.bns`, ref);
  }
  for (const [index, { bns, refs }] of tables['bns-to-ipc'].entries()) {
    mustExist('bns', 'bns-to-ipc', `${index}.bns`, bns);
    for (const { ipc } of refs)
      for (const number of ipc) mustExist('ipc', 'bns-to-ipc', `${index}.refs`, number);
  }
  for (const [index, { bns }] of tables['bns-new-subsections'].entries())
    mustExist('bns', 'bns-new-subsections', `${index}.bns`, bns);
  const answered = {
    'ipc-to-bns': new Set(tables['ipc-to-bns'].map(({ ipc }) => ipc)),
    'bns-to-ipc': new Set(tables['bns-to-ipc'].map(({ bns }) => bns)),
  };
  for (const [table, act] of [
    ['ipc-to-bns', 'ipc'],
    ['bns-to-ipc', 'bns'],
  ] as const)
    for (const number of sections[act])
      if (!answered[table].has(number))
        add(table, 'file', `has no row for ${act.toUpperCase()} ${number}; add one`);
  return findings;
}

/** Files beside the tables that nothing reads. */
function strangeFiles(root: string): Problem[] {
  const known = new Set(['README.md', ...TABLE_NAMES.map((name) => `${name}.json`)]);
  const names = existsSync(join(root, FACTS_FOLDER)) ? readdirSync(join(root, FACTS_FOLDER)) : [];
  return names
    .filter((name) => !known.has(name) && !name.startsWith('.'))
    .map((name) => ({
      file: `${FACTS_FOLDER}/${name}`,
      field: 'file',
      message: 'is no fact table and nothing reads it; correct its name or remove it',
    }));
}

/** Reads all tables below `root`. Never throws for what a person can mend. */
export function readTables(root: string): {
  tables: Tables;
  /** Tables that have no rows here because they could not be read. */
  unread: ReadonlySet<TableName>;
  problems: Problem[];
} {
  const read = new Map(TABLE_NAMES.map((name) => [name, readTable(root, name)]));
  const tables = Object.fromEntries([...read].map(([name, { rows }]) => [name, rows])) as Tables;
  const faults = [...read].flatMap(([table, { findings }]) =>
    findings.map((finding) => ({ table, ...finding })),
  );
  // A table without rows would make every row of another dangle.
  const findings: TableFinding[] =
    faults.length > 0 ? faults : [...repeatedRows(tables), ...danglingRows(tables)];
  const problems = [...Map.groupBy(findings, ({ table }) => table)].flatMap(([table, own]) => {
    const { lineOf } = parseFields(read.get(table)?.source ?? '');
    return own.map(({ field, message, line }) => ({
      file: fileOf(table),
      field,
      message,
      line: line ?? lineOf(field),
    }));
  });
  return {
    tables,
    unread: new Set(faults.map(({ table }) => table)),
    problems: [...problems, ...strangeFiles(root)],
  };
}
