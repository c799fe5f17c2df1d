/**
 * The queries of the law guide: finished objects for pages, in statutory order. Pages and components ask here and nowhere
 * else; the other files of this folder say what the objects are.
 */
import { type CollectionEntry, getCollection, getEntry, render } from 'astro:content';
import { chapters, sectionFacts } from '@/collections/facts.ts';
import { withHardWord } from '@/features/glossary/model/hard-words.ts';
import { entriesIn } from '@/features/hindi/model/entries.ts';
import type { Language } from '@/lib/languages.ts';
import { type Act, acts } from '@/lib/law/acts.ts';
import { noted, noteReads } from '@/lib/page-reads.ts';
import { perBuild } from '@/lib/per-build.ts';
import { chapterInHindi, sectionInHindi } from './hindi-section.ts';
import { type ChapterLink, chapterLink } from './links.ts';
import { joinSection, type Section } from './section.ts';

/** The loader lets no entry of the tables go without a file; a store from before it did may lack one. */
function entryOf<Entry>(entries: ReadonlyMap<string, Entry>, id: string): Entry {
  const entry = entries.get(id);
  if (!entry) throw new Error(`"${id}" was not loaded; delete .astro and build again.`);
  return entry;
}

type HindiEntry = CollectionEntry<'ipc-hi' | 'bns-hi'>;

/** The files in Hindi by number. */
const loadHindi = perBuild(
  async (act: Act): Promise<ReadonlyMap<string, HindiEntry>> =>
    new Map((await getCollection(`${act}-hi`)).map((entry) => [entry.id, entry])),
);

/** The numbers of the sections of an Act that are written in Hindi. */
export const getWritten = async (act: Act): Promise<{ has(number: string): boolean }> => loadHindi(act);

/** What a section has from the tables alone: a change there is one of every page. */
const FROM_TABLES: ReadonlySet<keyof Section> = new Set([
  'act',
  'number',
  'title',
  'href',
  'language',
  'status',
  'standing',
  'note',
  'repealedBy',
  'repealedYear',
  'chapter',
  'groupHeading',
  'createsOffence',
  'counterparts',
  'punishmentComparison',
  'previous',
  'next',
]);

/** Where what pages read of a section is noted. */
const sourceOf = ({ act, number, language }: Pick<Section, 'act' | 'number' | 'language'>) =>
  `${language}/${act}/${number}`;

/** The finished sections by number, each noting what is read of it. */
function forPages(
  sections: Iterable<Section>,
  entries: ReadonlyMap<string, { body?: string }>,
): ReadonlyMap<string, Section> {
  return new Map(
    Array.from(sections, (section) => {
      const { body } = entries.get(section.number) ?? {};
      return [
        section.number,
        // While editing everything is rendered again anyway.
        import.meta.env.DEV ? section : noted(sourceOf(section), section, FROM_TABLES, { body }),
      ];
    }),
  );
}

const loadEnglish = perBuild(async (act: Act) => {
  const entries = new Map((await getCollection(act)).map((entry) => [entry.id, entry]));
  const joined = [...sectionFacts[act]].map(([number, facts]) =>
    joinSection(facts, entryOf(entries, number)),
  );
  return { joined, sections: forPages(joined, entries) };
});

const loadHindiSections = perBuild(async (act: Act): Promise<ReadonlyMap<string, Section>> => {
  const entries = await loadHindi(act);
  const { joined } = await loadEnglish(act);
  return forPages(
    joined.map((section) => sectionInHindi(section, entries.get(section.number))),
    entries,
  );
});

const sectionsIn = async (act: Act, language: Language) =>
  language === 'hi' ? loadHindiSections(act) : (await loadEnglish(act)).sections;

/** All sections of an Act in statutory order. In Hindi those that are not written have what the tables say. */
export const getSections = async (act: Act, language: Language = 'en'): Promise<readonly Section[]> => [
  ...(await sectionsIn(act, language)).values(),
];

/** One section. Throws for a number the Act does not have. */
export async function getSection(act: Act, number: string, language: Language = 'en'): Promise<Section> {
  const section = (await sectionsIn(act, language)).get(number);
  if (!section) throw new Error(`${acts[act].short} ${number} does not exist.`);
  return section;
}

/** Several sections, in the order asked for. */
export const pickSections = (
  act: Act,
  numbers: readonly string[],
  language: Language = 'en',
): Promise<readonly Section[]> => Promise.all(numbers.map((number) => getSection(act, number, language)));

/**
 * The explanation of a section as a component, in its language; in English its first hard word leads to the glossary. Throws
 * for a section that has none.
 */
export async function renderSection({ act, number, language }: Section) {
  const entry = await getEntry(language === 'hi' ? `${act}-hi` : act, number);
  if (!entry) throw new Error(`${acts[act].short} ${number} does not exist.`);
  noteReads([`${sourceOf({ act, number, language })} body`]);
  const { rendered } = entry;
  const linked =
    rendered && language === 'en'
      ? { ...entry, rendered: { ...rendered, html: withHardWord(rendered.html) } }
      : entry;
  return (await render(linked)).Content;
}

export interface ChapterContents extends ChapterLink {
  /** The file that says what the chapter covers. In Hindi the chapters that are written have one. */
  entry: CollectionEntry<'chapters'> | undefined;
  sections: readonly Section[];
  /** The chapter's sections under the Act's own sub-headings; one group without a heading where there are none. */
  groups: readonly { heading: string | null; sections: readonly Section[] }[];
  /** `299–377` */
  range: string;
}

/** The Act's table of contents: every chapter with its sections. */
export async function getContents(act: Act, language: Language = 'en'): Promise<readonly ChapterContents[]> {
  const byChapter = Map.groupBy(await getSections(act, language), (section) => section.chapter.number);
  const entries = new Map((await entriesIn('chapters', language)).map((entry) => [entry.id, entry]));
  return chapters[act].map(({ number, id }) => {
    const sections = byChapter.get(number) ?? [];
    const first = sections.at(0)?.number;
    const last = sections.at(-1)?.number;
    const link = chapterLink(act, number);
    return {
      ...(language === 'hi' ? chapterInHindi(link) : link),
      entry: language === 'hi' ? entries.get(id) : entryOf(entries, id),
      sections,
      groups: [...Map.groupBy(sections, ({ groupHeading }) => groupHeading)].map(([heading, of]) => ({
        heading,
        sections: of,
      })),
      range: first === last ? `${first}` : `${first}–${last}`,
    };
  });
}

/** Sections of both Acts that carry a correction. */
export async function getCorrectedSections(language: Language): Promise<readonly Section[]> {
  const sections = [...(await getSections('ipc', language)), ...(await getSections('bns', language))];
  return sections.filter(({ corrections }) => corrections.length > 0);
}
