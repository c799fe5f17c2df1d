/** Links to sections, chapters and references. They need the fact tables only, no content. */
import { type Correspondence, chapters, sectionFacts } from '@/collections/facts.ts';
import { type Act, acts, otherAct } from '@/lib/law/acts.ts';
import { chapterHref, referenceHref, sectionHref } from '@/lib/law/hrefs.ts';
import { sectionOfReference } from '@/lib/law/references.ts';

export interface SectionLink {
  act: Act;
  number: string;
  title: string;
  href: string;
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

/** One line of the correspondence, with links. */
export interface Counterpart {
  own: string;
  relation: Correspondence['relation'];
  /** False where the provision lives on only in part or in another form: the page then says "nearest equivalent". */
  certain: boolean;
  confidence: Correspondence['confidence'];
  note?: string | undefined;
  others: readonly ReferenceLink[];
}

/** Titles of repealed sections stand in square brackets in India Code; the status line says so in words instead. */
const plainTitle = (title: string): string => title.replace(/^\[(.*)\]$/, '$1');

/** The link to a section that must exist. Throws for an unknown number: front matter was checked when it was loaded. */
export function sectionLink(act: Act, number: string): SectionLink {
  const facts = sectionFacts[act].get(number);
  if (!facts) throw new Error(`${acts[act].short} ${number} is linked but does not exist.`);
  return { act, number, title: plainTitle(facts.title), href: sectionHref(act, number) };
}

/** The link to a section or sub-section: `318(4)`. Throws for an unknown section. */
function referenceLink(act: Act, reference: string): ReferenceLink {
  const { title } = sectionLink(act, sectionOfReference(reference));
  return { reference, title, href: referenceHref(act, reference) };
}

/** The link to a chapter. `number` is Roman as in the tables. Throws for an unknown one. */
export function chapterLink(act: Act, number: string): ChapterLink {
  const chapter = chapters[act].find((candidate) => candidate.number === number);
  if (!chapter) throw new Error(`${acts[act].short} has no chapter ${number}.`);
  return { ...chapter, title: chapter.title.replace(/^Of (?:the )?/, ''), href: chapterHref(act, number) };
}

/** A line of the correspondence with links. Throws where it names a section that does not exist. */
export const counterpartOf = (act: Act, line: Correspondence): Counterpart => ({
  own: line.own,
  relation: line.relation,
  certain: line.confidence !== 'medium',
  confidence: line.confidence,
  note: line.note,
  others: line.others.map((reference) => referenceLink(otherAct(act), reference)),
});
