/** The read model of the law guide as open data. */

import type { ClassificationRow } from '@/collections/facts.ts';
import { site } from '@/config/site.ts';
import { getBridges } from '@/features/bridge/queries.ts';
import { getTerms } from '@/features/glossary/queries.ts';
import { getSections } from '@/features/law/model/queries.ts';
import type { Section } from '@/features/law/model/section.ts';
import type { Act } from '@/lib/law/acts.ts';
import { guideEn } from '@/words/guide-en.ts';
import { type BridgeRecord, SCHEMA_VERSION, type SectionRecord, type TermRecord } from './schema.ts';

const PROVENANCE =
  'Numbers, headings, chapters and status: India Code. Punishment and classification: First Schedules of the CrPC, 1973 and the BNSS, 2023. Correspondence: published tables compared with one another. Explanations: our own words.';

const threeWay = (value: boolean | 'depends'): 'yes' | 'no' | 'depends' =>
  value === 'depends' ? value : value ? 'yes' : 'no';

function offenceOf(row: ClassificationRow): SectionRecord['offences'][number] {
  const note = [row.note, row.cognizableNote, row.compoundableNote].filter(Boolean).join(' ');
  return {
    reference: row.ref,
    offence: row.offence,
    punishment: row.punishment,
    cognizable: threeWay(row.cognizable),
    bailable: threeWay(row.bailable),
    court: row.court,
    compoundable: row.compoundable === false ? 'no' : row.compoundable,
    ...(note && { note }),
  };
}

const counterpartsOf = ({ counterparts }: Section): SectionRecord['counterparts'] =>
  counterparts.map(({ own, others, relation, confidence, note }) => ({
    own,
    others: others.map(({ reference }) => reference),
    relation,
    confidence,
    ...(note && { note }),
  }));

/** A section as a record. `origin` makes the addresses absolute. */
export function sectionRecordOf(section: Section, origin: URL | undefined): SectionRecord {
  const absolute = (path: string) => new URL(path, origin).href;
  return {
    act: section.act,
    number: section.number,
    title: section.title,
    chapter: { number: section.chapter.number, title: section.chapter.title },
    status: section.status,
    description: section.description,
    offences: section.rows.map(offenceOf),
    counterparts: counterpartsOf(section),
    elements: [...section.elements],
    explanation: section.explanation,
    examples: section.examples.map(({ shows, text }) => ({ shows, text })),
    cases: section.cases.map(({ name, citation, href }) => ({ name, citation, url: absolute(href) })),
    amendments: section.amendments.map(({ year, act, description }) => ({
      year,
      ...(act && { act }),
      description,
    })),
    related: section.related.map(({ number }) => number),
    keywords: [...section.keywords],
    sources: section.sources.map(({ name, url }) => ({ name, ...(url && { url }) })),
    reviewed: section.reviewed,
    url: absolute(section.href),
  };
}

const latest = (dates: readonly string[]): string => dates.toSorted().at(-1) ?? '';

/** What stands around the records of a file. `dates` are the days its records were checked. */
export const envelopeOf = (dates: readonly string[]) => ({
  version: SCHEMA_VERSION,
  updated: latest(dates),
  ...(site.dataLicence && { licence: { name: site.dataLicence.name, url: site.dataLicence.url } }),
  provenance: PROVENANCE,
});

/** All sections of an Act in statutory order. */
export async function sectionsFileOf(act: Act, origin: URL | undefined) {
  const sections = await getSections(act);
  return {
    ...envelopeOf(sections.map(({ reviewed }) => reviewed)),
    sections: sections.map((section) => sectionRecordOf(section, origin)),
  };
}

/** Every section of an Act with its counterparts, and whether its punishment changed. */
export async function bridgeFileOf(act: Act, origin: URL | undefined) {
  const bridges = await getBridges(act);
  return {
    ...envelopeOf(bridges.map(({ section }) => section.reviewed)),
    correspondence: bridges.map(
      ({ section, comparison, href }): BridgeRecord => ({
        act,
        number: section.number,
        title: section.title,
        counterparts: counterpartsOf(section),
        punishmentChanged: comparison.find(({ question }) => question === 'Punishment')?.changed ?? null,
        url: new URL(href, origin).href,
      }),
    ),
  };
}

/** Every word of the glossary, by its name. */
export async function glossaryFileOf(origin: URL | undefined) {
  const terms = await getTerms();
  return {
    ...envelopeOf(terms.map(({ reviewed }) => reviewed)),
    terms: terms.map(
      ({ title, hindi, description, subject, ipc, bns, keywords, reviewed, href }): TermRecord => ({
        term: title,
        hindi,
        description,
        subject: guideEn.glossary.subjects[subject],
        ipc,
        bns,
        keywords,
        reviewed,
        url: new URL(href, origin).href,
      }),
    ),
  };
}
