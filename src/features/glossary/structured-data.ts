import type { DefinedTerm, DefinedTermSet } from 'schema-dts';
import { addressIn, type Language } from '@/lib/languages.ts';
import { glossaryHref } from './hrefs.ts';
import type { Term } from './queries.ts';

const idOfSet = (language: Language, origin: URL | undefined) =>
  new URL(`${addressIn(language, glossaryHref)}#terms`, origin).href;

/** A term as search engines read it. */
export function definedTerm(
  { title, alternateName, description, href }: Term,
  language: Language,
  origin: URL | undefined,
): DefinedTerm {
  const address = addressIn(language, href);
  return {
    '@type': 'DefinedTerm',
    '@id': new URL(`${address}#term`, origin).href,
    name: title,
    alternateName,
    description,
    url: new URL(address, origin).href,
    inDefinedTermSet: { '@id': idOfSet(language, origin) },
  };
}

/** The glossary as a whole; its terms say of themselves where they are. */
export const definedTermSet = (
  { name, description }: { name: string; description: string },
  terms: readonly Term[],
  language: Language,
  origin: URL | undefined,
): DefinedTermSet => ({
  '@type': 'DefinedTermSet',
  '@id': idOfSet(language, origin),
  name,
  description,
  url: new URL(addressIn(language, glossaryHref), origin).href,
  hasDefinedTerm: terms.map(({ title, href }) => ({
    '@type': 'DefinedTerm',
    '@id': new URL(`${addressIn(language, href)}#term`, origin).href,
    name: title,
  })),
});
