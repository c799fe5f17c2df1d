/** Entries of any collection in the language of a page. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { withWords } from '@/collections/hindi-words.ts';
import type { Language } from '@/lib/languages.ts';

/** The collections that are written in Hindi beside English, each in a folder of its own: src/collections/hindi-collections.ts. */
export type TwoLanguages = 'chapters' | 'ipc-categories' | 'bns-categories' | 'cases' | 'glossary' | 'pages';

/** What a file in Hindi says of its own besides its words: which English it renders. */
interface OwnFields {
  renders: string;
  [field: string]: unknown;
}

/**
 * The entries of a collection in a language; in Hindi those that are written, each with its words and its text in the place of
 * the English ones.
 */
export async function entriesIn<Name extends TwoLanguages>(
  name: Name,
  language: Language,
): Promise<CollectionEntry<Name>[]> {
  const english: CollectionEntry<Name>[] = await getCollection(name);
  if (language === 'en') return english;
  const byId = new Map(english.map((entry) => [entry.id, entry]));
  const hindi: { id: string; data: OwnFields }[] = await getCollection(`${name}-hi`);
  return hindi.flatMap((own) => {
    const entry = byId.get(own.id);
    if (!entry) return [];
    const { renders: _, ...words } = own.data;
    return [{ ...own, data: withWords(entry.data, words) } as unknown as CollectionEntry<Name>];
  });
}
