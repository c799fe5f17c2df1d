/**
 * Builds the site with more sections than there are, in a copy of the project in a temporary folder: time, memory, files
 * and the bytes of both indexes, without any cache and again with it. Usage: `npm run bench:scaling -- 933 5000 20000`.
 * What the figures mean is in docs/scaling.md.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../build/cache.ts';
import { copyProject } from '../tests/build/project.ts';
import { measuredBuild } from './measured-build.ts';

const FACTS = 'src/content/facts';
/** Whose text and rows the sections are made from that no Act has. */
const MODEL = '417';
/** What a number may end in: see src/lib/law/references.ts. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SUFFIXES = ['', ...LETTERS, ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))];

type Row = Record<string, unknown>;

/** Numbers behind the last of the IPC, in the form of the Act. */
function* numbers(): Generator<string> {
  for (let number = 512; number <= 999; number++) for (const suffix of SUFFIXES) yield `${number}${suffix}`;
}

/** A text that nothing has to be looked up for: the paragraphs of a section that name no term and no other page. */
function proseOf(project: string, collection: string): string {
  const file = join(project, 'src/content', collection, '420.mdx');
  const [, , body = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const paragraphs = body.trim().split('\n\n');
  return paragraphs
    .filter((paragraph) => !/year|month|life|साल|महीन|उम्रक़ैद|\]\(/.test(paragraph))
    .join('\n\n');
}

const entry = (number: string, prose: string) => `---
number: "${number}"
description: Section ${number} stands for one that the guide does not have, to see what a build of many sections costs.
elements:
  - The accused **deceived** a person.
examples:
  - shows: offence
    text: A sells B a flat that does not exist and keeps the money of case ${number}.
  - shows: near-miss
    text: A delivers late because the kiln of case ${number} closed.
relatedSections: ["415", "417", "420"]
keywords: [section ${number}, ipc ${number}, dhara ${number}]
sources: [ipc-act]
reviewed: 2026-11-22
---
${prose}

This is the text of section ${number}.
`;

const entryInHindi = (number: string, prose: string) => `---
number: "${number}"
renders: "00000000"
description: "धारा ${number} वहाँ खड़ी है, जहाँ गाइड में कोई धारा नहीं, ताकि दिखे कि बहुत-सी धाराओं की साइट बनाने में क्या लगता है।"
elements:
  - "आरोपी ने किसी को **धोखा दिया**।"
examples:
  - "दुकानदार मामला ${number} में ऐसा फ़्लैट बेचता है, जो है ही नहीं।"
  - "मामला ${number} में भट्ठा बंद हुआ, तो माल देर से पहुँचता है।"
reviewed: 2026-11-22
---
${prose}

यह धारा ${number} का पाठ है।
`;

/** Adds sections to a copy until both Acts have `total` of them. */
function addSections(project: string, total: number): void {
  const edit = (table: string, change: (rows: Row[]) => Row[]) => {
    const file = join(project, FACTS, `${table}.json`);
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
  };
  const there = ['ipc', 'bns'].flatMap((act) => readdirSync(join(project, 'src/content', act))).length;
  const added = [...numbers().take(Math.max(0, total - there))];
  for (const [collection, make] of [
    ['ipc', entry],
    ['ipc-hi', entryInHindi],
  ] as const) {
    const prose = proseOf(project, collection);
    for (const number of added)
      writeFileSync(join(project, `src/content/${collection}/${number}.mdx`), make(number, prose));
  }
  const { chapter, status } = JSON.parse(readFileSync(join(project, FACTS, 'ipc-sections.json'), 'utf8')).at(
    -1,
  );
  edit('ipc-sections', (rows) => [
    ...rows,
    ...added.map((number) => ({ number, title: `Section ${number}`, chapter, part: null, status })),
  ]);
  edit('ipc-classification', (rows) => {
    const model = rows.find(({ section }) => section === MODEL);
    return [...rows, ...added.map((number) => ({ ...model, section: number, ref: number }))];
  });
  edit('ipc-to-bns', (rows) => [
    ...rows,
    ...added.map((ipc) => ({ ipc, bns: null, relation: 'not re-enacted', confidence: 'high' })),
  ]);
  edit('hindi-headings', (rows) => [
    ...rows,
    ...added.map((key) => ({ act: 'ipc', of: 'section', key, hi: `धारा ${key}`, confidence: 'official' })),
  ]);
}

/** Builds once without any cache and once with it. Throws where a build fails. */
async function measure(total: number): Promise<Row> {
  const project = copyProject();
  try {
    // Its own, so that the project's cache stays what it is.
    rmSync(join(project, '.cache'));
    addSections(project, total);
    const cold = await measuredBuild(project);
    const warm = cold.code === 0 ? await measuredBuild(project) : cold;
    const dist = join(project, 'dist');
    if (cold.code !== 0 || warm.code !== 0 || !existsSync(dist))
      throw new Error(
        `A build of ${total} sections ended with ${cold.code ?? warm.code} after ${cold.seconds.toFixed()} s and ${cold.megabytes.toFixed()} MB.`,
      );
    const files = filesBelow(dist);
    return {
      sections: total,
      'cold, s': cold.seconds.toFixed(1),
      'warm, s': warm.seconds.toFixed(1),
      'cold, MB': cold.megabytes.toFixed(),
      'warm, MB': warm.megabytes.toFixed(),
      files: files.length,
      'names.json, bytes': brotliCompressSync(readFileSync(join(dist, 'search/names.json'))).length,
      'pagefind/, kB': Math.round(
        filesBelow(join(dist, 'pagefind')).reduce((sum, file) => sum + statSync(file).size, 0) / 1000,
      ),
    };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2).map(Number);
const totals = asked.length > 0 ? asked : [933, 5000, 20000];
for (const total of totals) console.table([await measure(total)]);
