/** What the site says when there is no such page. The English texts are the specification's. */
import { type Act, acts } from '@/lib/law/acts.ts';
import { longHomeHref } from '@/lib/law/hrefs.ts';
import type { Words } from '@/words/en.ts';

interface MissingPage {
  heading: string;
  text: string;
  links: readonly { name: string; path: string }[];
}

type Kind = 'section' | 'category';

const about = (kind: Kind, act: Act, { guide }: Words): MissingPage => {
  const { heading, text, link } = guide.missing[kind];
  return {
    heading,
    text: text(acts[act].short),
    links: [{ name: link, path: longHomeHref(act) }],
  };
};

export const missingPage = ({ guide }: Words): MissingPage => {
  const { heading, text, home, sections } = guide.missing.page;
  return {
    heading,
    text,
    links: [
      { name: home, path: '/' },
      { name: sections, path: '/ipc' },
    ],
  };
};

/** Pages under /errors/ that the worker answers with, by the last part of their address. */
export const missingByKind = (words: Words) =>
  ({
    'ipc-section-not-found': about('section', 'ipc', words),
    'bns-section-not-found': about('section', 'bns', words),
    'ipc-category-not-found': about('category', 'ipc', words),
    'bns-category-not-found': about('category', 'bns', words),
  }) as const;
