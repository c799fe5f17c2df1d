/** What the section search loads, made from the read model. */
import type { Act } from '@/collections/facts.ts';
import type { DescriptionsFile, NameRow, NamesFile } from '@/lib/search-index.ts';
import { getSections, type Section } from './queries.ts';

/** `dhara 420`, `ipc 420` and the like: the search reads them as the number, so they need no place in the file. */
const NUMBER_IN_WORDS = /^(?:ipc|bns|dhara|धारा|section|sec\.?)?\s*\d+[a-z]{0,2}(?:\s*(?:ipc|bns))?$/i;

/** The names a title does not contain already. */
function namesOf({ title, keywords }: Section): string {
  const heading = title.toLowerCase();
  return keywords
    .filter((name) => !NUMBER_IN_WORDS.test(name) && !heading.includes(name.toLowerCase()))
    .join(' ');
}

async function nameRows(act: Act): Promise<NameRow[]> {
  const sections = await getSections(act);
  return sections.map((section) => [section.number, section.title, namesOf(section)]);
}

export async function getNamesFile(): Promise<NamesFile> {
  return { ipc: await nameRows('ipc'), bns: await nameRows('bns') };
}

/** A description made from the facts repeats the title, so it is left empty. */
async function descriptions(act: Act): Promise<string[]> {
  return (await getSections(act)).map(({ entry, description }) => (entry.data.prose ? description : ''));
}

export async function getDescriptionsFile(): Promise<DescriptionsFile> {
  return { ipc: await descriptions('ipc'), bns: await descriptions('bns') };
}
