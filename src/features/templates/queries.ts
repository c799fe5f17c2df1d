import { getCollection } from 'astro:content';
import { templateHref } from './hrefs.ts';

/** Texts to copy, in their order. */
export async function getTemplates() {
  return (await getCollection('templates'))
    .map((entry) => ({ ...entry.data, slug: entry.id, href: templateHref(entry.id), entry }))
    .sort((a, b) => a.order - b.order);
}

export type Template = Awaited<ReturnType<typeof getTemplates>>[number];

/** A document cut at its blanks: what stands in square brackets is for the reader to fill in. */
export const piecesOf = (document: string): { text: string; blank: boolean }[] =>
  document
    .split(/(\[[^\]]+\])/)
    .filter((text) => text !== '')
    .map((text) => ({ text, blank: text.startsWith('[') }));
