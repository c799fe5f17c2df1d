/** What the site says when there is no such page. The texts are the specification's. */
import { type Act, acts } from '@/lib/law/acts.ts';
import { longHomeHref } from '@/lib/law/hrefs.ts';

interface MissingPage {
  heading: string;
  text: string;
  links: readonly { name: string; path: string }[];
}

const section = (act: Act): MissingPage => ({
  heading: 'Section Not Found',
  text: `The ${acts[act].short} section you're looking for doesn't exist.`,
  links: [{ name: 'View All Sections', path: longHomeHref(act) }],
});

const category = (act: Act): MissingPage => ({
  heading: 'Category Not Found',
  text: `The ${acts[act].short} category you're looking for doesn't exist.`,
  links: [{ name: 'View All Categories', path: longHomeHref(act) }],
});

export const missingPage: MissingPage = {
  heading: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  links: [
    { name: 'Go to Homepage', path: '/' },
    { name: 'Browse IPC Sections', path: '/ipc' },
  ],
};

/** Pages under /errors/ that the worker answers with, by the last part of their address. */
export const missingByKind = {
  'ipc-section-not-found': section('ipc'),
  'bns-section-not-found': section('bns'),
  'ipc-category-not-found': category('ipc'),
  'bns-category-not-found': category('bns'),
} as const;
