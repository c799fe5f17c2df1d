import { type CollectionEntry, getCollection } from 'astro:content';
import { GLOSSARY_SUBJECTS, type GlossaryFields, type GlossarySubject } from '@/collections/glossary.ts';
import { type SectionLink, sectionLink } from '@/features/law/model/links.ts';
import type { Act } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import { perBuild } from '@/lib/per-build.ts';
import { termHref } from './hrefs.ts';

/** A term of the law with the words of its file. */
export interface Term extends GlossaryFields {
  slug: string;
  href: string;
  entry: CollectionEntry<'glossary'>;
}

const loadTerms = perBuild(
  async (_all: 'all'): Promise<readonly Term[]> =>
    (await getCollection('glossary'))
      .map((entry) => ({ ...entry.data, slug: entry.id, href: termHref(entry.id), entry }))
      .sort((a, b) => a.title.localeCompare(b.title, 'en')),
);

/** Every term, by its name. */
export const getTerms = (): Promise<readonly Term[]> => loadTerms('all');

export interface TermGroup {
  id: GlossarySubject;
  title: string;
  terms: readonly Term[];
}

/** The subjects of the glossary in their order, each with its terms. */
export async function getTermGroups(): Promise<readonly TermGroup[]> {
  const terms = await getTerms();
  return Object.entries(GLOSSARY_SUBJECTS).map(([id, title]) => ({
    id: id as GlossarySubject,
    title,
    terms: terms.filter(({ subject }) => subject === id),
  }));
}

/** The terms a term is taken for, with how to tell them apart. The check of the content knows that each exists. */
export async function getConfused({
  confusedWith,
}: Term): Promise<readonly { term: Term; difference: string }[]> {
  const bySlug = new Map((await getTerms()).map((term) => [term.slug, term]));
  return confusedWith.flatMap(({ term: slug, difference }) => {
    const term = bySlug.get(slug);
    return term ? [{ term, difference }] : [];
  });
}

/** The sections of an Act that a term names, each under the reference as it was written: `318(4)`. */
export const sectionsOf = (term: Term, act: Act): readonly SectionLink[] =>
  term[act].map((reference) => ({ ...sectionLink(act, sectionOfReference(reference)), number: reference }));
