/** The files of the open data as answers of their addresses. */
import { z } from 'zod';
import type { Section } from '@/features/law/model/section.ts';
import { type Act, otherAct } from '@/lib/law/acts.ts';
import { csvOf } from './csv.ts';
import { sectionMarkdown } from './markdown.ts';
import { bridgeFileOf, envelopeOf, sectionRecordOf, sectionsFileOf } from './records.ts';
import { SCHEMAS } from './schema.ts';

const csv = (rows: readonly Record<string, unknown>[]) =>
  new Response(csvOf(rows), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });

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

/** Every section of an Act. `origin` makes the addresses in a file absolute, here and below. */
export const sectionsJson = async (act: Act, origin: URL | undefined) =>
  Response.json(await sectionsFileOf(act, origin));
export const sectionsCsv = async (act: Act, origin: URL | undefined) => csv(await sectionRows(act, origin));
/** The correspondence seen from an Act. */
export const bridgeJson = async (act: Act, origin: URL | undefined) =>
  Response.json(await bridgeFileOf(act, origin));
export const bridgeCsv = async (act: Act, origin: URL | undefined) => csv(await bridgeRows(act, origin));

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
