import { z } from 'astro/zod';
import { distinct, pageFields, pastDate, reviewed, sources, text } from './common-fields.ts';
import { markdownFolder } from './markdown-folder.ts';

/** The specification's categories. The address of one is its name in small letters with hyphens. */
export const BLOG_CATEGORIES = [
  'Legal Updates',
  'Criminal Law',
  'Property Law',
  'Family Law',
  'Corporate Law',
  'Technology',
  'Constitutional Law',
  'Human Rights',
] as const;

export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** `Criminal Law` → `criminal-law`: the name in small letters, with hyphens for its spaces. */
export const categorySlug = (category: BlogCategory): string => category.toLowerCase().replaceAll(' ', '-');

const { title, description: excerpt } = pageFields;

const postFrontMatter = z.strictObject({
  title,
  excerpt,
  category: z.enum(BLOG_CATEGORIES).describe('The subject it is listed under'),
  date: pastDate.describe('The day it was published'),
  author: text(60).describe('Who wrote it, as shown'),
  image: text(60).describe('Name of a drawing in src/art/blog: criminal'),
  keywords: distinct(z.array(text(60)).min(3).max(12)).describe(
    'What people type, Hindi and Hinglish names too',
  ),
  sources,
  reviewed,
});

export const blog = markdownFolder('blog', postFrontMatter, {
  address: (id) => `/blog/${id}`,
  listings: BLOG_CATEGORIES.map((category) => `/blog/category/${categorySlug(category)}`),
  anchors: () => [],
  components: ['Helplines'],
  drawings: ({ frontMatter }) => [{ field: 'image', name: `/blog/${frontMatter.image}.png` }],
});

export type PostFrontMatter = z.infer<typeof postFrontMatter>;
