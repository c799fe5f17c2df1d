import type { Act } from './acts.ts';
import { sectionOfReference } from './references.ts';

/** Addresses of the law guide. A number belongs to an Act: the same number in the other Act is another law. */
export const sectionHref = (act: Act, number: string): string => `/${act}-section/${number}`;

/** Address of a section by a reference that may name a sub-section: `318(4)` → `/bns-section/318`. */
export const referenceHref = (act: Act, reference: string): string =>
  sectionHref(act, sectionOfReference(reference));

export const categoryHref = (act: Act, slug: string): string => `/${act}-category/${slug}`;

/** `XVI` → `/ipc/chapter/xvi` */
export const chapterHref = (act: Act, chapter: string): string => `/${act}/chapter/${chapter.toLowerCase()}`;

export const homeHref = (act: Act): string => `/${act}`;

/** The second address of an Act's home page, which the specification's links use. */
export const longHomeHref = (act: Act): string =>
  act === 'ipc' ? '/indian-penal-code' : '/bharatiya-nyaya-sanhita';

export const contentsHref = (act: Act): string => `/${act}/sections`;

/** A section as data: `/ipc-section/420.json`. */
export const dataHref = ({ href }: { href: string }): string => `${href}.json`;

/** A section as Markdown: `/ipc-section/420.md`. */
export const markdownHref = ({ href }: { href: string }): string => `${href}.md`;
