import { type BlogCategory, categorySlug } from '@/collections/blog.ts';

export const blogHref = '/blog';

export const postHref = (slug: string): string => `${blogHref}/${slug}`;

export const categoryHref = (category: BlogCategory): string =>
  `${blogHref}/category/${categorySlug(category)}`;
