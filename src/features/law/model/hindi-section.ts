/** A section in Hindi: the English one with every word that is written in Hindi in its place. */
import type { CollectionEntry } from 'astro:content';
import { plainMarkdown } from '@/collections/text-components.ts';
import { hindiAddress } from '@/lib/languages.ts';
import { otherAct } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import { hi } from '@/words/hi.ts';
import type { ChapterLink, SectionLink } from './links.ts';
import type { Section } from './section.ts';

/** A link to a section under its heading in Hindi. Where it leads is settled when the page is rendered: src/middleware.ts. */
export const linkInHindi = <Link extends SectionLink>(link: Link): Link => ({
  ...link,
  title: hi.facts.heading(link.act, link.number, link.title),
});

/** A link to a chapter under its heading in Hindi. */
export const chapterInHindi = <Link extends ChapterLink>(chapter: Link): Link => ({
  ...chapter,
  title: hi.facts.chapterHeading(chapter.act, chapter.number, chapter.title),
});

/** What the tables alone say of a section in Hindi: all there is of one that is not written yet, and no page of it stands. */
function factsInHindi(section: Section): Section {
  const { act, rows, previous, next } = section;
  const link = linkInHindi(section);
  return {
    ...section,
    ...link,
    language: 'hi',
    note: section.note && hi.facts.value('sectionNote', section.note),
    repealedBy: section.repealedBy && hi.facts.value('repealedBy', section.repealedBy),
    standing: section.standing && {
      ...section.standing,
      text: hi.facts.value('standing', section.standing.text),
    },
    description: '',
    chapter: chapterInHindi(section.chapter),
    groupHeading: section.groupHeading && hi.facts.partHeading(act, section.groupHeading),
    // The only offence of a section is what its heading names.
    rows: rows.length === 1 ? rows.map((row) => ({ ...row, offence: link.title })) : rows,
    counterparts: section.counterparts.map((line) => ({
      ...line,
      note: line.note && hi.facts.value('correspondenceNote', line.note),
      others: line.others.map((other) => {
        const number = sectionOfReference(other.reference);
        return { ...other, ...linkInHindi({ ...other, act: otherAct(act), number }) };
      }),
    })),
    whatChanged: undefined,
    related: section.related.map(linkInHindi),
    previous: previous && linkInHindi(previous),
    next: next && linkInHindi(next),
  };
}

/**
 * Joins a section with its words in Hindi. The lists of its file stand item by item beside the English ones, which was checked
 * when it was read. What no file has in Hindi stays English, and pages mark it: sources, decisions, notes of the tables.
 * @param entry the file, where it is written
 */
export function sectionInHindi(
  section: Section,
  entry: CollectionEntry<'ipc-hi' | 'bns-hi'> | undefined,
): Section {
  const facts = factsInHindi(section);
  if (!entry) return facts;
  const { data, body = '' } = entry;
  const item = (list: readonly string[], index: number, english: string) => list[index] ?? english;
  return {
    ...facts,
    href: hindiAddress(section.href),
    description: data.description,
    rows: facts.rows.map((row, index) => ({ ...row, offence: item(data.offences, index, row.offence) })),
    elements: data.elements,
    explanation: plainMarkdown(body),
    examples: section.examples.map((example, index) => ({
      ...example,
      text: item(data.examples, index, example.text),
    })),
    confusedWith: section.confusedWith.map(({ section: other, difference }, index) => ({
      section: linkInHindi(other),
      difference: item(data.confusedWith, index, difference),
    })),
    whatChanged: data.whatChanged,
    keywords: [...section.keywords, ...data.keywords],
    amendments: section.amendments.map((amendment, index) => ({
      ...amendment,
      description: item(data.amendments, index, amendment.description),
    })),
    reviewed: data.reviewed,
  };
}
