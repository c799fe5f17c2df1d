import { getCollection } from 'astro:content';
import { shown } from '@/config/claims.ts';
import { site } from '@/config/site.ts';
import { entriesIn } from '@/features/hindi/model/entries.ts';
import type { Language } from '@/lib/languages.ts';
import { perBuild } from '@/lib/per-build.ts';

const hrefOf = (slug: string): string => `/${slug}`;

/** Addresses of the pages that only lead to the app. */
const loadAppPages = perBuild(
  async (_all: 'all') =>
    new Set(
      (await getCollection('pages', ({ data }) => data.app)).map(({ id }): string | undefined => hrefOf(id)),
    ),
);

/** Whether a call to action goes on from there: a page that only leads to the app does not while there is no link to it. */
async function goesOn(): Promise<(call: { path?: string | undefined }) => boolean> {
  const appPages = await loadAppPages('all');
  return ({ path }) => site.apps.length > 0 || !appPages.has(path);
}

/** The calls to action that this build can keep. */
export const callsThatGoOn = async <Call extends { path: string }>(calls: readonly Call[]): Promise<Call[]> =>
  calls.filter(await goesOn());

/**
 * The copy of a page, which is its words as this build shows them: title, description, heading, lead, buttons and parts.
 * @param slug the file name in src/content/pages. Throws, naming the file, where there is none.
 */
export async function getPageCopy(slug: string, language: Language = 'en') {
  const entry = (await entriesIn('pages', language)).find(({ id }) => id === slug);
  if (!entry) throw new Error(`src/content/pages/${slug}.mdx is missing; the page needs its words`);
  const copy = shown(entry.data);
  const stays = await goesOn();
  const blocks = copy.blocks
    .filter(({ items }) => items.length > 0)
    .map((block) => ({
      ...block,
      call: block.call && stays(block.call) ? block.call : undefined,
      items: block.items.map((item) => (stays(item) ? item : { ...item, path: undefined })),
    }));
  return { ...copy, calls: copy.calls.filter(stays), blocks, path: copy.shownAt ?? hrefOf(slug) };
}

export type PageCopy = Awaited<ReturnType<typeof getPageCopy>>;

/** The copy of every file in src/content/pages. */
export async function getAllPageCopies(language: Language = 'en'): Promise<PageCopy[]> {
  const entries = await entriesIn('pages', language);
  return Promise.all(entries.map(({ id }) => getPageCopy(id, language)));
}
