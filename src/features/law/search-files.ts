/** What the section search loads, made from the read model. */
import type { Act } from '@/collections/facts.ts';
import type { DescriptionsFile, NameRow, NamesFile } from '@/lib/search-index.ts';
import { getSections } from './queries.ts';

async function nameRows(act: Act): Promise<NameRow[]> {
  const sections = await getSections(act);
  return sections.map(({ number, title, keywords }) => [number, title, keywords.join(' ')]);
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
