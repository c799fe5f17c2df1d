import type { Act } from '@/lib/law/acts.ts';

/** The lists of both Acts. */
export const offencesHref = '/offences';

/** The lists of one Act: `/offences/bns`. */
export const actOffencesHref = (act: Act): string => `${offencesHref}/${act}`;

/** A list, or a later part of it: `/offences/bns/non-bailable`, `/offences/bns/non-compoundable/2`. */
export const listHref = (act: Act, slug: string, part = 1): string =>
  `${actOffencesHref(act)}/${slug}${part > 1 ? `/${part}` : ''}`;

/** The whole list as a file. */
export const listFileHref = (act: Act, slug: string): string => `${listHref(act, slug)}.csv`;

/** The page that combines the questions; with answers it opens on what they find. */
export const finderHref = `${offencesHref}/find`;

export const foundHref = (asked: Readonly<Record<string, string>>): string =>
  `${finderHref}?${new URLSearchParams(asked)}`;

/** Where the form of the finder leads without JavaScript: the worker answers there (docs/adr/0001-addresses.md). */
export const finderAnswerHref = `${offencesHref}/answer`;

/** What the finder looks through, loaded at the first touch. */
export const finderRowsHref = `${offencesHref}/rows.json`;
