import { type CollectionEntry, getCollection } from 'astro:content';
import {
  BLOG_CATEGORIES,
  type BlogCategory,
  categorySlug,
  type PostFrontMatter,
} from '@/collections/blog.ts';
import { site } from '@/config/site.ts';
import { perBuild } from '@/lib/per-build.ts';
import { proseWords } from '@/lib/prose.ts';
import { categoryHref, postHref } from './hrefs.ts';

export interface Post extends Omit<PostFrontMatter, 'image'> {
  slug: string;
  href: string;
  /** Address of the drawing. */
  image: string;
  /** The day it was written or last checked, whichever came later; ISO. */
  modified: string | undefined;
  /** Minutes it takes to read, at 200 words a minute, never less than one. */
  minutes: number;
  entry: CollectionEntry<'blog'>;
}

export interface Category {
  name: BlogCategory;
  slug: string;
  href: string;
  posts: readonly Post[];
  /** How many articles are here, of how many the owner counts: `2 of 45 articles here`, or `2 articles`. */
  counts: string;
}

const WORDS_A_MINUTE = 200;
const RELATED = 3;

const loadPosts = perBuild(
  async (_all: 'all'): Promise<readonly Post[]> =>
    (await getCollection('blog'))
      .map((entry) => ({
        ...entry.data,
        slug: entry.id,
        href: postHref(entry.id),
        image: `/blog/${entry.data.image}.png`,
        modified: [entry.data.date, entry.data.reviewed].sort().at(-1),
        minutes: Math.max(1, Math.round(proseWords(entry.body ?? '').length / WORDS_A_MINUTE)),
        entry,
      }))
      .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
);

/** All articles, the newest first. */
export const getPosts = () => loadPosts('all');

function countsOf(here: number, all: number | undefined): string {
  const articles = (all ?? here) === 1 ? 'article' : 'articles';
  return all === undefined ? `${here} ${articles}` : `${here} of ${all} ${articles} here`;
}

/** The categories with their articles, in the order of the list of categories. */
export async function getBlogCategories(): Promise<readonly Category[]> {
  const posts = await getPosts();
  return BLOG_CATEGORIES.map((name) => {
    const own = posts.filter(({ category }) => category === name);
    return {
      name,
      slug: categorySlug(name),
      href: categoryHref(name),
      posts: own,
      counts: countsOf(own.length, site.articles?.byCategory[name]),
    };
  });
}

/** Three articles to read next: those that share the category or the most keywords, then the newest. */
export async function getRelatedPosts(post: Post): Promise<readonly Post[]> {
  const words = new Set(post.keywords.flatMap((keyword) => keyword.toLowerCase().split(' ')));
  const closeness = (other: Post) =>
    (other.category === post.category ? 3 : 0) +
    other.keywords.filter((keyword) =>
      keyword
        .toLowerCase()
        .split(' ')
        .some((word) => words.has(word)),
    ).length;
  return (await getPosts())
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => closeness(b) - closeness(a) || b.date.localeCompare(a.date))
    .slice(0, RELATED);
}
