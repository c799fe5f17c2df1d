/**
 * Addresses the site links to and does not have yet. Exact, or a whole folder with a trailing `*`. The list only
 * shrinks: tests/dist/links.test.ts refuses an entry that nothing links to any more or that was built.
 */
export const PLANNED_ADDRESSES: readonly string[] = [
  '/about',
  '/ask-question',
  '/blog',
  '/careers',
  '/cities',
  '/contact',
  '/disclaimer',
  '/faqs',
  '/find-lawyer',
  '/for-clients',
  '/for-lawyers',
  '/help',
  '/partners',
  '/practice-areas/*',
  '/press',
  '/privacy-policy',
  '/refund-policy',
  '/resources/templates',
  '/services/chat',
  '/services/consultation',
  '/services/court-marriage',
  '/services/document-review',
  '/services/legal-notice',
  '/services/video-consultation',
  '/terms-of-service',
];

/** Whether an entry of the list stands for an address. */
export const stands = (entry: string, address: string): boolean =>
  entry.endsWith('*') ? address.startsWith(entry.slice(0, -1)) : entry === address;

export const isPlanned = (address: string): boolean =>
  PLANNED_ADDRESSES.some((entry) => stands(entry, address));
