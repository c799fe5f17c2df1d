import type { BlogCategory } from '@/collections/blog.ts';

export const blogHref = '/blog';

export const postHref = (slug: string): string => `${blogHref}/${slug}`;

/** `Criminal Law` → `criminal-law`: the name in small letters, with hyphens for its spaces. */
export const categorySlug = (category: BlogCategory): string => category.toLowerCase().replaceAll(' ', '-');

export const categoryHref = (category: BlogCategory): string =>
  `${blogHref}/category/${categorySlug(category)}`;
