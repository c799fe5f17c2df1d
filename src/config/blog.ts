import type { BlogCategory } from '@/collections/blog.ts';

/** placeholder: articles in the app by category, the owner's figures; the page shows its own count beside them. */
export const articlesInApp: Readonly<Record<BlogCategory, number>> = {
  'Legal Updates': 45,
  'Criminal Law': 32,
  'Property Law': 28,
  'Family Law': 24,
  'Corporate Law': 20,
  Technology: 18,
  'Constitutional Law': 15,
  'Human Rights': 12,
};
