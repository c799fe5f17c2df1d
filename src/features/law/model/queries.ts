/**
 * The queries of the law guide: finished objects for pages, in statutory order. Pages and components ask here and nowhere
 * else; the other files of this folder say what the objects are.
 */
import { type CollectionEntry, getCollection, getEntry, render } from 'astro:content';
import { chapters, sectionFacts } from '@/collections/facts.ts';
import { withHardWord } from '@/features/glossary/model/hard-words.ts';
import { hindiAddress } from '@/lib/languages.ts';
import { type Act, acts } from '@/lib/law/acts.ts';
import { perBuild } from '@/lib/per-build.ts';
import { sectionInHindi, type Written } from './hindi-section.ts';
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

/** Which sections are written in Hindi. */
export const getWritten = async (): Promise<Written> => ({
  ipc: await loadHindi('ipc'),
  bns: await loadHindi('bns'),
});

const loadSections = perBuild(async (act: Act): Promise<ReadonlyMap<string, Section>> => {
  const entries = new Map((await getCollection(act)).map((entry) => [entry.id, entry]));
  const hindi = await loadHindi(act);
  return new Map(
    [...sectionFacts[act]].map(([number, facts]) => {
      const section = joinSection(facts, entryOf(entries, number));
      return [number, hindi.has(number) ? { ...section, twin: hindiAddress(section.href) } : section];
    }),
  );
});

/** All sections of an Act in statutory order. */
export const getSections: (act: Act) => Promise<readonly Section[]> = perBuild(async (act) => [
  ...(await loadSections(act)).values(),
]);

/** The sections of an Act that are written in Hindi, in Hindi. */
export async function getHindiSections(act: Act): Promise<readonly Section[]> {
  const written = await getWritten();
  const hindi = await loadHindi(act);
  const sections = await pickSections(act, [...hindi.keys()]);
  return sections.map((section) => sectionInHindi(section, entryOf(hindi, section.number), written));
}

/** One section. Throws for a number the Act does not have. */
export async function getSection(act: Act, number: string): Promise<Section> {
  const section = (await loadSections(act)).get(number);
  if (!section) throw new Error(`${acts[act].short} ${number} does not exist.`);
  return section;
}

/** Several sections, in the order asked for. */
export const pickSections = (act: Act, numbers: readonly string[]): Promise<readonly Section[]> =>
  Promise.all(numbers.map((number) => getSection(act, number)));

/**
 * The explanation of a section as a component, in its language; in English its first hard word leads to the glossary. Throws
 * for a section that has none.
 */
export async function renderSection({ act, number, language }: Section) {
  const entry = await getEntry(language === 'hi' ? `${act}-hi` : act, number);
  if (!entry) throw new Error(`${acts[act].short} ${number} does not exist.`);
  const { rendered } = entry;
  const linked =
    rendered && language === 'en'
      ? { ...entry, rendered: { ...rendered, html: withHardWord(rendered.html) } }
      : entry;
  return (await render(linked)).Content;
}

export interface ChapterContents extends ChapterLink {
  /** The file that says what the chapter covers. */
  entry: CollectionEntry<'chapters'>;
  sections: readonly Section[];
  /** The chapter's sections under the Act's own sub-headings; one group without a heading where there are none. */
  groups: readonly { heading: string | null; sections: readonly Section[] }[];
  /** `299–377` */
  range: string;
}

/** The Act's table of contents: every chapter with its sections. */
export async function getContents(act: Act): Promise<readonly ChapterContents[]> {
  const byChapter = Map.groupBy(await getSections(act), (section) => section.chapter.number);
  const entries = new Map((await getCollection('chapters')).map((entry) => [entry.id, entry]));
  return chapters[act].map(({ number, id }) => {
    const sections = byChapter.get(number) ?? [];
    const first = sections.at(0)?.number;
    const last = sections.at(-1)?.number;
    return {
      ...chapterLink(act, number),
      entry: entryOf(entries, id),
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
export async function getCorrectedSections(): Promise<readonly Section[]> {
  const sections = [...(await getSections('ipc')), ...(await getSections('bns'))];
  return sections.filter(({ corrections }) => corrections.length > 0);
}
