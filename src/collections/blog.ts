import { z } from 'astro/zod';
import { isoDate, pageFields, sources, text } from './fields.ts';
import { files } from './files.ts';

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

const { title, description: excerpt } = pageFields;

const postFrontMatter = z.strictObject({
  title,
  excerpt,
  category: z.enum(BLOG_CATEGORIES),
  date: isoDate.describe('The day it was published'),
  author: text(60),
  image: text(60).describe('Name of a drawing in src/art/blog: criminal'),
  keywords: z.array(text(60)).min(3).max(12).describe('What people type, Hindi and Hinglish names too'),
  sources,
  reviewed: isoDate.describe('The day the text was last checked against its sources'),
});

export const blog = files('blog', postFrontMatter);

export type PostFrontMatter = z.infer<typeof postFrontMatter>;
