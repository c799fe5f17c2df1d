/** A section as its pages see it: the facts of the tables joined with the words of its file. */
import type { CollectionEntry } from 'astro:content';
import type { Correction } from '@/collections/corrections.ts';
import {
  type ClassificationRow,
  FACTS_REVIEWED,
  type PunishmentComparison,
  type SectionFacts,
  sectionFacts,
} from '@/collections/facts.ts';
import { createsOffence, type SectionFrontMatter } from '@/collections/law-section.ts';
import { ACT_SOURCE, HELPLINES, SCHEDULE_SOURCE, SOURCES } from '@/collections/vocabulary.ts';
import { type CaseLink, getCaseLinks, getCasesOn } from '@/features/cases/queries.ts';
import { type Act, acts, otherAct } from '@/lib/law/acts.ts';
import { categoryHref } from '@/lib/law/hrefs.ts';
import { type ChapterLink, type Counterpart, chapterLink, counterpartOf, type SectionLink, sectionLink } from './links.ts';

/** Fields that need an editor's file are empty where there is none. */
export interface Section extends SectionLink, Pick<SectionFacts, 'status' | 'note' | 'repealedBy' | 'repealedYear'> {
  /** Whether an editor has written a file for it; without one the page rests on the facts alone. */
  written: boolean;
  description: string;
  chapter: ChapterLink;
  part: string | null;
  rows: readonly ClassificationRow[];
  createsOffence: boolean;
  elements: readonly string[];
  /** The explanation in Markdown, empty where there is none. Pages render it with `renderSection`. */
  explanation: string;
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

/** The numbers of each Act in statutory order. */
export const ORDER: Readonly<Record<Act, readonly string[]>> = {
  ipc: [...sectionFacts.ipc.keys()],
  bns: [...sectionFacts.bns.keys()],
};

function factualDescription({ act, number, classification }: SectionFacts, title: string): string {
  const name = `${acts[act].short} ${number}: ${title}`;
  const [row, ...others] = classification;
  const punishment = row && others.length === 0 ? ` Punishment: ${row.punishment}.` : '';
  const text = `${name}.${punishment}`;
  if (text.length <= 160) return text;
  return name.slice(0, 159).replace(/\s+\S*$/, '…');
}

function sourcesOf(facts: SectionFacts, words: SectionFrontMatter | undefined): Section['sources'] {
  const named = words?.sources ?? [
    ACT_SOURCE[facts.act],
    ...(facts.classification.length > 0 ? [SCHEDULE_SOURCE[facts.act]] : []),
  ];
  return named.map((source) => (typeof source === 'string' ? SOURCES[source] : source));
}

/** Without an editor's choice, the neighbours in the same chapter. */
function neighbours({ act, number, chapter }: SectionFacts, index: number): string[] {
  return ORDER[act]
    .slice(Math.max(0, index - 2), index + 3)
    .filter((other) => other !== number && sectionFacts[act].get(other)?.chapter === chapter);
}

/** Joins the facts of the section at a place of the Act's order with its file, where there is one. */
export function joinSection(facts: SectionFacts, index: number, entry: CollectionEntry<Act> | undefined): Section {
  const { act, number } = facts;
  const words = entry?.data;
  const link = sectionLink(act, number);
  const previous = ORDER[act][index - 1];
  const next = ORDER[act][index + 1];
  return {
    ...link,
    status: facts.status,
    note: facts.note,
    repealedBy: facts.repealedBy,
    repealedYear: facts.repealedYear,
    written: words !== undefined,
    description: words?.description ?? factualDescription(facts, link.title),
    chapter: chapterLink(act, facts.chapter),
    part: facts.part,
    rows: facts.classification,
    createsOffence: createsOffence(facts),
    elements: words?.elements ?? [],
    explanation: entry?.body ?? '',
    examples: words?.examples ?? [],
    confusedWith: (words?.confusedWith ?? []).map(({ number: other, difference }) => ({
      section: sectionLink(act, other),
      difference,
    })),
    counterparts: facts.correspondence.map((line) => counterpartOf(act, line)),
    whatChanged: words?.whatChanged,
    punishmentComparison: facts.punishmentComparison,
    cases: words ? getCaseLinks(words.caseStudies) : getCasesOn(act, number),
    related: (words?.relatedSections ?? neighbours(facts, index)).map((other) => sectionLink(act, other)),
    amendments: words?.amendments ?? [],
    keywords: words?.keywords ?? [],
    helplines: (words?.helplines ?? []).map((helpline) => ({ number: helpline, name: HELPLINES[helpline] })),
    stateAmendments: words?.stateAmendments ?? false,
    sources: sourcesOf(facts, words),
    reviewed: words?.reviewed ?? FACTS_REVIEWED,
    corrections: words?.corrections ?? [],
    category: words?.category ? { slug: words.category, href: categoryHref(act, words.category) } : undefined,
    previous: previous === undefined ? undefined : sectionLink(act, previous),
    next: next === undefined ? undefined : sectionLink(act, next),
  };
}

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
