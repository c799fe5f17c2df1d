/** The files of the open data as answers of their addresses. */
import { z } from 'zod';
import type { Section } from '@/features/law/model/section.ts';
import { csvOf } from '@/lib/csv.ts';
import { type Act, acts, otherAct } from '@/lib/law/acts.ts';
import { sectionMarkdown } from './markdown.ts';
import { bridgeFileOf, envelopeOf, glossaryFileOf, sectionRecordOf, sectionsFileOf } from './records.ts';
import { SCHEMAS } from './schema.ts';

/** One row for each offence, and one for each section that has none. */
async function sectionRows(act: Act, origin: URL | undefined) {
  const { sections } = await sectionsFileOf(act, origin);
  return sections.flatMap(({ offences, counterparts, ...section }) =>
    (offences.length > 0 ? offences : [undefined]).map((offence) => ({
      number: section.number,
      title: section.title,
      chapter: section.chapter.number,
      status: section.status,
      description: section.description,
      reference: offence?.reference,
      offence: offence?.offence,
      punishment: offence?.punishment,
      cognizable: offence?.cognizable,
      bailable: offence?.bailable,
      court: offence?.court,
      compoundable: offence?.compoundable,
      [otherAct(act)]: [...new Set(counterparts.flatMap(({ others }) => others))],
      reviewed: section.reviewed,
      url: section.url,
    })),
  );
}

async function bridgeRows(act: Act, origin: URL | undefined) {
  const { correspondence } = await bridgeFileOf(act, origin);
  return correspondence.flatMap(({ number, title, counterparts, punishmentChanged, url }) =>
    counterparts.map(({ own, others, relation, confidence }) => ({
      [act]: number,
      title,
      reference: own,
      [otherAct(act)]: others,
      relation,
      confidence,
      punishmentChanged,
      url,
    })),
  );
}

const sections = (act: Act) => ({
  name: `${acts[act].name}: every section`,
  schema: 'sections',
  file: (origin: URL | undefined) => sectionsFileOf(act, origin),
  rows: (origin: URL | undefined) => sectionRows(act, origin),
});

const correspondence = (act: Act) => ({
  name: `From the ${acts[act].short} to the ${acts[otherAct(act)].short}`,
  schema: 'correspondence',
  file: (origin: URL | undefined) => bridgeFileOf(act, origin),
  rows: (origin: URL | undefined) => bridgeRows(act, origin),
});

const glossary = {
  name: 'Words of the law, with their Hindi',
  schema: 'glossary',
  file: glossaryFileOf,
  rows: async (origin: URL | undefined) => (await glossaryFileOf(origin)).terms,
};

/** The whole tables, by the name in their addresses: `/data/ipc.json`, `/data/ipc.csv`. */
export const TABLES = {
  ipc: sections('ipc'),
  bns: sections('bns'),
  'ipc-to-bns': correspondence('ipc'),
  'bns-to-ipc': correspondence('bns'),
  glossary,
};

export type TableName = keyof typeof TABLES;

export const tableJson = async (table: TableName, origin: URL | undefined) =>
  Response.json(await TABLES[table].file(origin));

export const tableCsv = async (table: TableName, origin: URL | undefined) =>
  new Response(csvOf(await TABLES[table].rows(origin)), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });

/** One section. */
export const sectionJson = (section: Section, origin: URL | undefined) =>
  Response.json({ ...envelopeOf([section.reviewed]), section: sectionRecordOf(section, origin) });

export const sectionMd = (section: Section, origin: URL | undefined) =>
  new Response(sectionMarkdown(section, origin), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });

/** A published JSON Schema (draft 2020-12). */
export const schemaJson = (name: keyof typeof SCHEMAS, origin: URL | undefined) =>
  Response.json({
    $id: new URL(`/data/schema/${name}.json`, origin).href,
    ...z.toJSONSchema(SCHEMAS[name]),
  });
