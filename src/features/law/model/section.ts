/** A section as its pages see it: the facts of the tables joined with the words of its file. Every section has both. */
import type { CollectionEntry } from 'astro:content';
import type { Correction } from '@/collections/corrections.ts';
import {
  type ClassificationRow,
  type PunishmentComparison,
  type SectionFacts,
  sectionFacts,
} from '@/collections/facts.ts';
import { type Helpline, helplinesOf } from '@/collections/helplines.ts';
import { createsOffence, type SectionFrontMatter } from '@/collections/law-section.ts';
import { SOURCES } from '@/collections/named-sources.ts';
import { plainMarkdown } from '@/collections/text-components.ts';
import { type CaseLink, getCaseLinks } from '@/features/cases/queries.ts';
import type { Language } from '@/lib/languages.ts';
import { type Act, acts, otherAct } from '@/lib/law/acts.ts';
import { categoryHref } from '@/lib/law/hrefs.ts';
import { en, type Words } from '@/words/en.ts';
import {
  type ChapterLink,
  type Counterpart,
  chapterLink,
  counterpartOf,
  type ReferenceLink,
  type SectionLink,
  sectionLink,
} from './links.ts';

export interface Section
  extends SectionLink,
    Pick<SectionFacts, 'status' | 'standing' | 'note' | 'repealedBy' | 'repealedYear'> {
  language: Language;
  description: string;
  chapter: ChapterLink;
  /** The heading inside its chapter under which the Act prints it: "Of Hurt". */
  groupHeading: string | null;
  rows: readonly ClassificationRow[];
  createsOffence: boolean;
  elements: readonly string[];
  /** The explanation in Markdown; pages render it with `renderSection`. */
  explanation: string;
  examples: SectionFrontMatter['examples'];
  /** Numbers of the sections, this one among them, that the page sets side by side. */
  sideBySide: readonly string[];
  confusedWith: readonly { section: SectionLink; difference: string }[];
  counterparts: readonly Counterpart[];
  whatChanged?: string;
  punishmentComparison?: PunishmentComparison;
  cases: readonly CaseLink[];
  related: readonly SectionLink[];
  amendments: SectionFrontMatter['amendments'];
  keywords: readonly string[];
  helplines: readonly Helpline[];
  stateAmendments: boolean;
  sources: readonly { name: string; url?: string }[];
  /** ISO date. */
  reviewed: string;
  corrections: readonly Correction[];
  category?: { slug: string; href: string };
  previous?: SectionLink;
  next?: SectionLink;
}

/** The numbers of each Act in statutory order. */
const ORDER: Readonly<Record<Act, readonly string[]>> = {
  ipc: [...sectionFacts.ipc.keys()],
  bns: [...sectionFacts.bns.keys()],
};

/** Joins the facts of a section with its file. */
export function joinSection(facts: SectionFacts, { data, body = '' }: CollectionEntry<Act>): Section {
  const { act, number } = facts;
  const index = ORDER[act].indexOf(number);
  const previous = ORDER[act][index - 1];
  const next = ORDER[act][index + 1];
  return {
    ...sectionLink(act, number),
    language: 'en',
    status: facts.status,
    standing: facts.standing,
    note: facts.note,
    repealedBy: facts.repealedBy,
    repealedYear: facts.repealedYear,
    description: data.description,
    chapter: chapterLink(act, facts.chapter),
    groupHeading: facts.part,
    rows: facts.classification,
    createsOffence: createsOffence(facts),
    elements: data.elements,
    explanation: plainMarkdown(body),
    examples: data.examples,
    sideBySide: data.sideBySide,
    confusedWith: data.confusedWith.map(({ number: other, difference }) => ({
      section: sectionLink(act, other),
      difference,
    })),
    counterparts: facts.correspondence.map((line) => counterpartOf(act, line)),
    whatChanged: data.whatChanged,
    punishmentComparison: facts.punishmentComparison,
    cases: getCaseLinks(data.caseStudies),
    related: data.relatedSections.map((other) => sectionLink(act, other)),
    amendments: data.amendments,
    keywords: data.keywords,
    helplines: helplinesOf(data.helplines),
    stateAmendments: data.stateAmendments,
    sources: data.sources.map((source) => (typeof source === 'string' ? SOURCES[source] : source)),
    reviewed: data.reviewed,
    corrections: data.corrections,
    category: data.category ? { slug: data.category, href: categoryHref(act, data.category) } : undefined,
    previous: previous === undefined ? undefined : sectionLink(act, previous),
    next: next === undefined ? undefined : sectionLink(act, next),
  };
}

/** The provisions of the other Act that answer to a section, each once. */
export const counterpartLinks = ({ counterparts }: Pick<Section, 'counterparts'>): ReferenceLink[] => [
  ...new Map(counterparts.flatMap(({ others }) => others).map((link) => [link.reference, link])).values(),
];

/** Their references: `318(4)`. */
export const referencesOf = (section: Pick<Section, 'counterparts'>): string[] =>
  counterpartLinks(section).map(({ reference }) => reference);

/** Whether nothing in the other Act stood in a section's place. */
export const isWhollyNew = ({ counterparts }: Pick<Section, 'counterparts'>): boolean =>
  counterparts.every(({ relation }) => relation === 'new');

/** A sentence for each counterpart that is not the same provision. */
export const nearestOnly = (
  { act, counterparts }: Pick<Section, 'act' | 'counterparts'>,
  { bridge }: Words = en,
): string[] =>
  counterparts
    .filter(({ certain, others }) => !certain && others.length > 0)
    .map(({ own, others }) => {
      const found = others.map(({ reference }) => reference).join(', ');
      return bridge.nearest(`${acts[act].short} ${own}`, `${acts[otherAct(act)].short} ${found}`);
    });

/** Sub-sections named by the correspondence that have no line of their own in the Schedule, such as one that defines. */
export const subSectionsWithoutAnswers = ({ number, counterparts, rows }: Section): string[] =>
  counterparts
    .map(({ own }) => own)
    .filter((own) => own !== number && !rows.some(({ ref }) => ref === own || ref.startsWith(`${own}(`)));
