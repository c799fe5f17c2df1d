import { addressIn, type Language } from '@/lib/languages.ts';

/** The page that answers `?q=`, and a list of plain links where no script runs. */
export const searchHref = '/search';

/** The files the search loads on first focus (`index/format.ts`), in this order. */
export const INDEX_FILES = ['names', 'answers', 'pages', 'descriptions'] as const;

/** One of them, or the names in Hindi, which only who asks in Hindi needs. */
export type IndexFile = (typeof INDEX_FILES)[number] | 'hindi';

/** The address of one of them in a language. */
export const indexHref = (file: IndexFile, language: Language = 'en'): string =>
  addressIn(language, `${searchHref}/${file}.json`);
