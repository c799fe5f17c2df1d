/**
 * The read model of the law guide: finished objects for pages, in statutory order. Pages and components ask here and
 * nowhere else.
 */
import { type CollectionEntry, getCollection } from 'astro:content';
import { acts } from '@/collections/acts.ts';
import type { Correction } from '@/collections/corrections.ts';
import {
  type Act,
  type ClassificationRow,
  type Correspondence,
  chapters,
  otherAct,
  type PunishmentComparison,
  type SectionFacts,
  sectionFacts,
  sectionOfReference,
} from '@/collections/facts.ts';
import { createsOffence, type SectionFrontMatter } from '@/collections/law-section.ts';
import { ACT_SOURCE, HELPLINES, SCHEDULE_SOURCE, SOURCES } from '@/collections/vocabulary.ts';
import { type CaseLink, getCaseLinks, getCasesOn } from '@/features/cases/queries.ts';
import { perBuild } from '@/lib/per-build.ts';
import { categoryHref, chapterHref, referenceHref, sectionHref } from './hrefs.ts';

export { answersOf } from './classification.ts';
export { type ComparedAnswer, compare } from './comparison.ts';

/** The day the fact tables were last checked against their sources; the review date of a page made of facts alone. */
const FACTS_REVIEWED = '2026-11-20';

export interface SectionLink {
  act: Act;
  number: string;
  title: string;
  href: string;
  status: SectionFacts['status'];
}

export interface ChapterLink {
  act: Act;
  number: string;
  title: string;
  href: string;
}

export interface ReferenceLink {
  /** `318(4)` */
  reference: string;
  title: string;
  href: string;
}

interface Counterpart {
  own: string;
  relation: Correspondence['relation'];
  /** False where the provision lives on only in part or in another form: the page then says "nearest equivalent". */
  certain: boolean;
  note?: string;
  others: readonly ReferenceLink[];
}

/** A section as its page shows it. Fields that need an editor's file are empty where there is none. */
export interface Section extends SectionLink {
  entry: CollectionEntry<Act>;
  facts: SectionFacts;
  description: string;
  chapter: ChapterLink;
  part: string | null;
  rows: readonly ClassificationRow[];
  createsOffence: boolean;
  elements: readonly string[];
  examples: SectionFrontMatter['examples'];
  confusedWith: readonly { section: SectionLink; difference: string }[];
  counterparts: readonly Counterpart[];
  whatChanged?: string;
  punishmentComparison?: PunishmentComparison;
  cases: readonly CaseLink[];
  related: readonly SectionLink[];
  amendments: SectionFrontMatter['amendments'];
  keywords: readonly string[];
  helplines: readonly { number: string; name: string }[];
  stateAmendments: boolean;
  sources: readonly { name: string; url?: string }[];
  /** ISO date. */
  reviewed: string;
  corrections: readonly Correction[];
  category?: { slug: string; href: string };
  previous?: SectionLink;
  next?: SectionLink;
}

/** Titles of repealed sections stand in square brackets in India Code; the status line says so in words instead. */
const plainTitle = (title: string): string => title.replace(/^\[(.*)\]$/, '$1');

const ORDER: Readonly<Record<Act, readonly string[]>> = {
  ipc: [...sectionFacts.ipc.keys()],
  bns: [...sectionFacts.bns.keys()],
};

/** The link to a section that must exist. Throws for an unknown number: front matter was checked when it was loaded. */
export function sectionLink(act: Act, number: string): SectionLink {
  const facts = sectionFacts[act].get(number);
  if (!facts) throw new Error(`${act.toUpperCase()} ${number} is linked but does not exist.`);
  return {
    act,
    number,
    title: plainTitle(facts.title),
    href: sectionHref(act, number),
    status: facts.status,
  };
}

function referenceLink(act: Act, reference: string): ReferenceLink {
  const { title } = sectionLink(act, sectionOfReference(reference));
  return { reference, title, href: referenceHref(act, reference) };
}

/** The link to a chapter. `number` is Roman as in the tables. Throws for an unknown one. */
export function chapterLink(act: Act, number: string): ChapterLink {
  const chapter = chapters[act].find((candidate) => candidate.number === number);
  if (!chapter) throw new Error(`${act.toUpperCase()} has no chapter ${number}.`);
  return { ...chapter, title: chapter.title.replace(/^Of (?:the )?/, ''), href: chapterHref(act, number) };
}

function counterpart(act: Act, line: Correspondence): Counterpart {
  return {
    own: line.own,
    relation: line.relation,
    certain: line.confidence !== 'medium',
    note: line.note,
    others: line.others.map((reference) => referenceLink(otherAct(act), reference)),
  };
}

function factualDescription(facts: SectionFacts): string {
  const { short } = acts[facts.act];
  const title = plainTitle(facts.title);
  const [row, ...others] = facts.classification;
  const punishment = row && others.length === 0 ? ` Punishment: ${row.punishment}.` : '';
  const text = `${short} ${facts.number}: ${title}.${punishment}`;
  if (text.length <= 160) return text;
  return `${short} ${facts.number}: ${title}`.slice(0, 159).replace(/\s+\S*$/, '…');
}

function sourcesOf(facts: SectionFacts, prose: SectionFrontMatter | undefined): Section['sources'] {
  const named = prose?.sources ?? [
    ACT_SOURCE[facts.act],
    ...(facts.classification.length > 0 ? [SCHEDULE_SOURCE[facts.act]] : []),
  ];
  return named.map((source) => (typeof source === 'string' ? SOURCES[source] : source));
}

/** Without an editor's choice, the neighbours in the same part of the chapter. */
function neighbours(act: Act, number: string): string[] {
  const index = ORDER[act].indexOf(number);
  const own = sectionFacts[act].get(number);
  return ORDER[act]
    .slice(Math.max(0, index - 2), index + 3)
    .filter((other) => other !== number && sectionFacts[act].get(other)?.chapter === own?.chapter);
}

function toSection(entry: CollectionEntry<Act>): Section {
  const { facts, prose } = entry.data;
  const { act, number } = facts;
  const index = ORDER[act].indexOf(number);
  const previous = ORDER[act][index - 1];
  const next = ORDER[act][index + 1];
  return {
    ...sectionLink(act, number),
    entry,
    facts,
    description: prose?.description ?? factualDescription(facts),
    chapter: chapterLink(act, facts.chapter),
    part: facts.part,
    rows: facts.classification,
    createsOffence: createsOffence(facts),
    elements: prose?.elements ?? [],
    examples: prose?.examples ?? [],
    confusedWith: (prose?.confusedWith ?? []).map(({ number: other, difference }) => ({
      section: sectionLink(act, other),
      difference,
    })),
    counterparts: facts.correspondence.map((line) => counterpart(act, line)),
    whatChanged: prose?.whatChanged,
    punishmentComparison: facts.punishmentComparison,
    cases: prose ? getCaseLinks(prose.caseStudies) : getCasesOn(act, number),
    related: (prose?.relatedSections ?? neighbours(act, number)).map((other) => sectionLink(act, other)),
    amendments: prose?.amendments ?? [],
    keywords: prose?.keywords ?? [],
    helplines: (prose?.helplines ?? []).map((helpline) => ({ number: helpline, name: HELPLINES[helpline] })),
    stateAmendments: prose?.stateAmendments ?? false,
    sources: sourcesOf(facts, prose),
    reviewed: prose?.reviewed ?? FACTS_REVIEWED,
    corrections: prose?.corrections ?? [],
    category: prose?.category ? { slug: prose.category, href: categoryHref(act, prose.category) } : undefined,
    previous: previous === undefined ? undefined : sectionLink(act, previous),
    next: next === undefined ? undefined : sectionLink(act, next),
  };
}

async function loadSections(act: Act): Promise<readonly Section[]> {
  const entries = new Map((await getCollection(act)).map((entry) => [entry.id, entry]));
  return ORDER[act].map((number) => {
    const entry = entries.get(number);
    if (!entry)
      throw new Error(`${act.toUpperCase()} ${number} was not loaded; delete .astro and build again.`);
    return toSection(entry);
  });
}

/** All sections of an Act in statutory order. */
export const getSections: (act: Act) => Promise<readonly Section[]> = perBuild(loadSections);

/** The references in the other Act that answer to a section, each once: `318(4)`. */
export const referencesOf = ({ counterparts }: Pick<Section, 'counterparts'>): string[] => [
  ...new Set(counterparts.flatMap(({ others }) => others.map(({ reference }) => reference))),
];

/** Whether nothing in the other Act stood in a section's place. */
export const isWhollyNew = ({ counterparts }: Pick<Section, 'counterparts'>): boolean =>
  counterparts.every(({ relation }) => relation === 'new');

/** A sentence for each counterpart that is not the same provision. */
export const nearestOnly = ({ act, counterparts }: Pick<Section, 'act' | 'counterparts'>): string[] =>
  counterparts
    .filter(({ certain, others }) => !certain && others.length > 0)
    .map(({ own, others }) => {
      const found = others.map(({ reference }) => reference).join(', ');
      return `${acts[act].short} ${own} and ${acts[otherAct(act)].short} ${found} are not the same provision; one is only the nearest equivalent of the other.`;
    });

/** One section. Throws for a number the Act does not have. */
export async function getSection(act: Act, number: string): Promise<Section> {
  const section = (await getSections(act)).find((candidate) => candidate.number === number);
  if (!section) throw new Error(`${act.toUpperCase()} ${number} does not exist.`);
  return section;
}

/** Several sections, in the order asked for. */
export async function pickSections(act: Act, numbers: readonly string[]): Promise<readonly Section[]> {
  return Promise.all(numbers.map((number) => getSection(act, number)));
}

export interface ChapterContents extends ChapterLink {
  entry: CollectionEntry<'chapters'>;
  sections: readonly Section[];
  /** The chapter's sections under the Act's own sub-headings; one group without a heading where there are none. */
  parts: readonly { heading: string | null; sections: readonly Section[] }[];
  /** `299–377` */
  range: string;
}

/** The Act's table of contents: every chapter with its sections. */
export async function getContents(act: Act): Promise<readonly ChapterContents[]> {
  const byChapter = Map.groupBy(await getSections(act), (section) => section.chapter.number);
  const entries = await getCollection('chapters', ({ data }) => data.facts.act === act);
  const entryByNumber = new Map(entries.map((entry) => [entry.data.facts.number, entry]));
  return chapters[act].map((chapter) => {
    const sections = byChapter.get(chapter.number) ?? [];
    const parts = [...Map.groupBy(sections, ({ part }) => part)].map(([heading, of]) => ({
      heading,
      sections: of,
    }));
    const entry = entryByNumber.get(chapter.number);
    if (!entry) throw new Error(`Chapter ${chapter.number} was not loaded; delete .astro and build again.`);
    const first = sections.at(0)?.number;
    const last = sections.at(-1)?.number;
    return {
      ...chapterLink(act, chapter.number),
      entry,
      sections,
      parts,
      range: first === last ? `${first}` : `${first}–${last}`,
    };
  });
}

/** Sections of both Acts that carry a correction. */
export async function getCorrectedSections(): Promise<readonly Section[]> {
  const sections = [...(await getSections('ipc')), ...(await getSections('bns'))];
  return sections.filter(({ corrections }) => corrections.length > 0);
}
