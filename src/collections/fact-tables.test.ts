/** A broken fact table is told like a broken file: its name, the line, the column, and how to mend it. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FACTS_FOLDER, readTables } from './fact-tables.ts';

type Row = Record<string, unknown>;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facts-'));
  cpSync(FACTS_FOLDER, join(root, FACTS_FOLDER), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (name: string) => join(root, FACTS_FOLDER, name);
const read = (name: string) => readFileSync(at(name), 'utf8');

/** Changes the rows of a table, one row a line below the opening bracket. */
function change(name: string, edit: (rows: Row[]) => void) {
  const rows: Row[] = JSON.parse(read(name));
  edit(rows);
  writeFileSync(at(name), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
}

/** Sets columns of the row at an index, or takes them out with `undefined`. */
const setIn = (name: string, index: number, columns: Row) => () =>
  change(name, (rows) => Object.assign(rows[index] ?? {}, columns));

it('the tables are in order', () => {
  expect(readTables(root).problems).toEqual([]);
});

const refusals: [
  what: string,
  change: () => void,
  file: string,
  field: string,
  line: number | undefined,
  says: RegExp,
][] = [
  [
    'a missing table',
    () => rmSync(at('cases.json')),
    'cases.json',
    'file',
    undefined,
    /is missing; the guide rests on it: bring it back/,
  ],
  [
    'a folder in place of a table',
    () => {
      rmSync(at('cases.json'));
      mkdirSync(at('cases.json'));
    },
    'cases.json',
    'file',
    undefined,
    /cannot be read \(EISDIR\)/,
  ],
  [
    'a table without rows',
    () => writeFileSync(at('checks.json'), '[]'),
    'checks.json',
    'file',
    undefined,
    /needs at least 1 item; add some/,
  ],
  [
    'a missing comma',
    () => writeFileSync(at('cases.json'), '[\n{"slug": "a"}\n{"slug": "b"}\n]'),
    'cases.json',
    'file',
    3,
    /is not valid JSON \(.*\); mend it there, often a comma or a quotation mark/,
  ],
  [
    'half a table',
    () => writeFileSync(at('cases.json'), '[\n{"slug": "a"},'),
    'cases.json',
    'file',
    undefined,
    /is not valid JSON/,
  ],
  [
    'a byte order mark',
    () => writeFileSync(at('cases.json'), `\uFEFF${read('cases.json')}`),
    'cases.json',
    'file',
    1,
    /begins with an invisible mark \(BOM\)/,
  ],
  [
    'marks left from merging',
    () => writeFileSync(at('cases.json'), read('cases.json').replace('\n', '\n<<<<<<< HEAD\n')),
    'cases.json',
    'file',
    2,
    /is left from merging two versions/,
  ],
  [
    'a group in place of the rows',
    () => writeFileSync(at('cases.json'), '{}'),
    'cases.json',
    'file',
    undefined,
    /must be a list/,
  ],
  [
    'a column that is missing',
    setIn('ipc-classification.json', 4, { court: undefined }),
    'ipc-classification.json',
    '4.court',
    6,
    /is missing; add it/,
  ],
  [
    'a column nobody knows',
    setIn('ipc-classification.json', 4, { cognisable: true }),
    'ipc-classification.json',
    '4.cognisable',
    6,
    /is not a field/,
  ],
  [
    'an answer that is none',
    setIn('ipc-classification.json', 4, { bailable: 'maybe' }),
    'ipc-classification.json',
    '4.bailable',
    6,
    /must be one of: true, false, depends/,
  ],
  [
    'a term in words',
    setIn('bns-classification.json', 0, { maxTerm: 'seven years' }),
    'bns-classification.json',
    '0.maxTerm',
    2,
    /must be "life" or a term: "7 years"/,
  ],
  [
    'a section number that is none',
    setIn('ipc-sections.json', 9, { number: '10b' }),
    'ipc-sections.json',
    '9.number',
    11,
    /must be a section number: "420", "304B"/,
  ],
  [
    'the same section twice',
    () => change('ipc-sections.json', (rows) => rows.splice(1, 0, { ...rows[0] })),
    'ipc-sections.json',
    '1',
    3,
    /is a second row for 1; keep one of the two/,
  ],
  [
    'a chapter that does not exist',
    setIn('bns-sections.json', 0, { chapter: 'XXX' }),
    'bns-sections.json',
    '0.chapter',
    2,
    /names chapter XXX, which bns-chapters\.json does not have/,
  ],
  [
    'an offence of no section',
    setIn('ipc-classification.json', 0, { section: '999', ref: '999' }),
    'ipc-classification.json',
    '0.section',
    2,
    /names IPC 999, which does not exist; correct the number/,
  ],
  [
    'a row that belongs to two sections',
    setIn('ipc-classification.json', 0, { ref: '110' }),
    'ipc-classification.json',
    '0.ref',
    2,
    /is 110, but the row belongs to section 109; make them fit/,
  ],
  [
    'a counterpart that does not exist',
    setIn('ipc-to-bns.json', 0, { bns: ['999(1)'] }),
    'ipc-to-bns.json',
    '0.bns',
    2,
    /names BNS 999\(1\), which does not exist/,
  ],
  [
    'a section without its correspondence',
    () => change('bns-to-ipc.json', (rows) => rows.splice(0, 1)),
    'bns-to-ipc.json',
    'file',
    undefined,
    /has no row for BNS 1; add one/,
  ],
  [
    'a new sub-section of nothing',
    setIn('bns-new-subsections.json', 0, { bns: '999(1)' }),
    'bns-new-subsections.json',
    '0.bns',
    2,
    /names BNS 999\(1\), which does not exist/,
  ],
  [
    'a decision on nothing',
    setIn('cases.json', 0, { ipc: ['999'] }),
    'cases.json',
    '0.ipc',
    2,
    /names IPC 999, which does not exist/,
  ],
  [
    'a strange file beside the tables',
    () => writeFileSync(at('ipc-section.json'), '[]'),
    'ipc-section.json',
    'file',
    undefined,
    /is no fact table and nothing reads it; correct its name or remove it/,
  ],
];

describe('the tables are refused for', () => {
  it.each(refusals)('%s', (_what, breakIt, file, field, line, says) => {
    breakIt();
    expect(readTables(root).problems).toContainEqual({
      file: `${FACTS_FOLDER}/${file}`,
      field,
      line,
      message: expect.stringMatching(says),
    });
  });
});

it('all tables are told of at once', () => {
  rmSync(at('cases.json'));
  setIn('ipc-sections.json', 0, { title: undefined })();
  const files = readTables(root).problems.map(({ file }) => file);
  expect(files).toEqual([`${FACTS_FOLDER}/ipc-sections.json`, `${FACTS_FOLDER}/cases.json`]);
});
