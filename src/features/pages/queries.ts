import { getCollection, getEntry } from 'astro:content';
import { shown } from '@/config/claims.ts';
import { site } from '@/config/site.ts';
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
 * The words of a page as this build shows them: title, description, heading, lead, buttons and parts.
 * @param slug the file name in src/content/pages. Throws, naming the file, where there is none.
 */
export async function getWords(slug: string) {
  const entry = await getEntry('pages', slug);
  if (!entry) throw new Error(`src/content/pages/${slug}.mdx is missing; the page needs its words`);
  const words = shown(entry.data);
  const stays = await goesOn();
  const blocks = words.blocks
    .filter(({ items }) => items.length > 0)
    .map((block) => ({
      ...block,
      call: block.call && stays(block.call) ? block.call : undefined,
      items: block.items.map((item) => (stays(item) ? item : { ...item, path: undefined })),
    }));
  return { ...words, calls: words.calls.filter(stays), blocks, path: words.shownAt ?? hrefOf(slug) };
}

export type Words = Awaited<ReturnType<typeof getWords>>;

export async function getAllWords(): Promise<Words[]> {
  const entries = await getCollection('pages');
  return Promise.all(entries.map(({ id }) => getWords(id)));
}
