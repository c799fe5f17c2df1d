import { asMdx } from '../src/collections/body.ts';
import { parseFrontMatter } from '../src/collections/front-matter.ts';

/** Hands a content file with components to MDX so that its prose stays prose. */
export const proseInMdx = () => ({
  name: 'prose-in-mdx',
  transform: {
    order: 'pre' as const,
    filter: { id: /\/src\/content\/[^?]+\.mdx/ },
    handler(code: string) {
      const read = parseFrontMatter(code);
      if ('findings' in read) return;
      const { body } = read;
      return { code: code.slice(0, code.lastIndexOf(body)) + asMdx(body), map: null };
    },
  },
});
