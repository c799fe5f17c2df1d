import { ACTS } from '@/lib/law/acts.ts';
import { listPages } from './model/list-pages.ts';

export const actPaths = () => ACTS.map((act) => ({ params: { act }, props: { act } }));

/** Every list, for its page and its file. */
export const listPaths = () =>
  listPages.map((page) => ({ params: { act: page.act, list: page.slug }, props: { page } }));

/** The later parts of long lists. */
export const partPaths = () =>
  listPages.flatMap((page) =>
    Array.from({ length: page.parts - 1 }, (_, at) => ({
      params: { act: page.act, list: page.slug, part: `${at + 2}` },
      props: { page, part: at + 2 },
    })),
  );
