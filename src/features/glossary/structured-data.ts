import type { DefinedTerm, DefinedTermSet } from 'schema-dts';
import { glossaryHref } from './hrefs.ts';
import type { Term } from './queries.ts';

const idOfSet = (origin: URL | undefined) => new URL(`${glossaryHref}#terms`, origin).href;

/** A term as search engines read it. */
export const definedTerm = (
  { title, hindi, description, href }: Term,
  origin: URL | undefined,
): DefinedTerm => ({
  '@type': 'DefinedTerm',
  '@id': new URL(`${href}#term`, origin).href,
  name: title,
  alternateName: hindi,
  description,
  url: new URL(href, origin).href,
  inDefinedTermSet: { '@id': idOfSet(origin) },
});

/** The glossary as a whole. */
export const definedTermSet = (
  { name, description }: { name: string; description: string },
  terms: readonly Term[],
  origin: URL | undefined,
): DefinedTermSet => ({
  '@type': 'DefinedTermSet',
  '@id': idOfSet(origin),
  name,
  description,
  url: new URL(glossaryHref, origin).href,
  hasDefinedTerm: terms.map(({ title, href }) => ({
    '@type': 'DefinedTerm',
    '@id': new URL(`${href}#term`, origin).href,
    name: title,
    url: new URL(href, origin).href,
  })),
});
