/** A section in Hindi: the English one with every word that is written in Hindi in its place. */
import type { CollectionEntry } from 'astro:content';
import { plainMarkdown } from '@/collections/text-components.ts';
import { hindiAddress } from '@/lib/languages.ts';
import { type Act, otherAct } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import { hi } from '@/words/hi.ts';
import type { SectionLink } from './links.ts';
import type { Section } from './section.ts';

/** The numbers of the sections of each Act that are written in Hindi. */
export type Written = Readonly<Record<Act, { has(number: string): boolean }>>;

/** A link to a section under its heading in Hindi. It leads to the Hindi page where that is written, else to the English one. */
export const linkInHindi = <Link extends SectionLink>(link: Link, written: Written): Link => ({
  ...link,
  title: hi.facts.heading(link.act, link.number, link.title),
  href: written[link.act].has(link.number) ? hindiAddress(link.href) : link.href,
});

const SECTION_LINK = /href="\/hi(\/(ipc|bns)-section\/([\w]+))"/g;

/** Leads the links of a rendered text in Hindi to the English page of each section that is not written in Hindi, and says so. */
export const linksToWritten = (html: string, written: Written): string =>
  html.replace(SECTION_LINK, (link, english: string, act: Act, number: string) =>
    written[act].has(number) ? link : `href="${english}" hreflang="en"`,
  );

/**
 * Joins a section with its words in Hindi. The lists of its file stand item by item beside the English ones, which was checked
 * when it was read. What no file has in Hindi stays English, and pages mark it: sources, decisions, notes of the tables.
 */
export function sectionInHindi(
  section: Section,
  { data, body = '' }: CollectionEntry<'ipc-hi' | 'bns-hi'>,
  written: Written,
): Section {
  const { act, previous, next } = section;
  const inHindi = (link: SectionLink) => linkInHindi(link, written);
  const item = (list: readonly string[], index: number, english: string) => list[index] ?? english;
  return {
    ...section,
    ...inHindi(section),
    language: 'hi',
    twin: section.href,
    description: data.description,
    rows: section.rows.map((row, index) => ({ ...row, offence: item(data.offences, index, row.offence) })),
    elements: data.elements,
    explanation: plainMarkdown(body),
    examples: section.examples.map((example, index) => ({
      ...example,
      text: item(data.examples, index, example.text),
    })),
    confusedWith: section.confusedWith.map(({ section: other, difference }, index) => ({
      section: inHindi(other),
      difference: item(data.confusedWith, index, difference),
    })),
    counterparts: section.counterparts.map((line) => ({
      ...line,
      others: line.others.map((other) => {
        const number = sectionOfReference(other.reference);
        return { ...other, ...linkInHindi({ ...other, act: otherAct(act), number }, written) };
      }),
    })),
    whatChanged: data.whatChanged,
    related: section.related.map(inHindi),
    amendments: section.amendments.map((amendment, index) => ({
      ...amendment,
      description: item(data.amendments, index, amendment.description),
    })),
    reviewed: data.reviewed,
    previous: previous && inHindi(previous),
    next: next && inHindi(next),
  };
}
