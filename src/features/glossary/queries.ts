import type { CollectionEntry } from 'astro:content';
import { GLOSSARY_SUBJECTS, type GlossaryFields, type GlossarySubject } from '@/collections/glossary.ts';
import { entriesIn } from '@/features/hindi/model/entries.ts';
import { type SectionLink, sectionLink } from '@/features/law/model/links.ts';
import type { Language } from '@/lib/languages.ts';
import type { Act } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import { perBuild } from '@/lib/per-build.ts';
import type { Words } from '@/words/en.ts';
import { termHref } from './hrefs.ts';

/** A term of the law with the words of its file. */
export interface Term extends GlossaryFields {
  slug: string;
  href: string;
  /** Its name in the other language. */
  alternateName: string;
  entry: CollectionEntry<'glossary'>;
}

const termOf = (entry: CollectionEntry<'glossary'>): Term => ({
  ...entry.data,
  slug: entry.id,
  href: termHref(entry.id),
  alternateName: entry.data.hindi,
  entry,
});

/** In Hindi a term stands under its Hindi name; of one that is not written there is no more than that. */
const termInHindi = (english: Term, own: Term | undefined): Term => ({
  ...(own ?? { ...english, description: '' }),
  title: english.hindi,
  alternateName: english.title,
});

const loadTerms = perBuild(async (language: Language): Promise<readonly Term[]> => {
  const english = (await entriesIn('glossary', 'en')).map(termOf);
  if (language === 'en') return english.sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const own = new Map((await entriesIn('glossary', 'hi')).map((entry) => [entry.id, termOf(entry)]));
  return english
    .map((term) => termInHindi(term, own.get(term.slug)))
    .sort((a, b) => a.title.localeCompare(b.title, 'hi'));
});

/** Every term, by its name in the language. */
export const getTerms = (language: Language = 'en'): Promise<readonly Term[]> => loadTerms(language);

/** The terms that are written in Hindi. */
export async function getHindiTerms(): Promise<readonly Term[]> {
  const written = new Set((await entriesIn('glossary', 'hi')).map(({ id }) => id));
  return (await getTerms('hi')).filter(({ slug }) => written.has(slug));
}

export interface TermGroup {
  id: GlossarySubject;
  title: string;
  terms: readonly Term[];
}

/** The subjects of the glossary in their order, each with its terms. */
export async function getTermGroups({ language, guide }: Words): Promise<readonly TermGroup[]> {
  const terms = await getTerms(language);
  return GLOSSARY_SUBJECTS.map((id) => ({
    id,
    title: guide.glossary.subjects[id],
    terms: terms.filter(({ subject }) => subject === id),
  }));
}

/** The terms a term is taken for, with how to tell them apart. The check of the content knows that each exists. */
export async function getConfused(
  { confusedWith }: Term,
  language: Language,
): Promise<readonly { term: Term; difference: string }[]> {
  const bySlug = new Map((await getTerms(language)).map((term) => [term.slug, term]));
  return confusedWith.flatMap(({ term: slug, difference }) => {
    const term = bySlug.get(slug);
    return term ? [{ term, difference }] : [];
  });
}

/** The sections of an Act that a term names, each under the reference as it was written: `318(4)`. */
export const sectionsOf = (term: Term, act: Act, { facts }: Words): readonly SectionLink[] =>
  term[act].map((reference) => {
    const link = sectionLink(act, sectionOfReference(reference));
    return { ...link, title: facts.heading(act, link.number, link.title), number: reference };
  });
