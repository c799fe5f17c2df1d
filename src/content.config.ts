import { all } from '@/collections/all.ts';
import { collection } from '@/collections/collection.ts';

/** Every collection of the one list: what Astro is told of it. */
export const collections = {
  ipc: collection(all.ipc),
  bns: collection(all.bns),
  'ipc-categories': collection(all['ipc-categories']),
  'bns-categories': collection(all['bns-categories']),
  chapters: collection(all.chapters),
  cases: collection(all.cases),
  guides: collection(all.guides),
  updates: collection(all.updates),
  'bns-guides': collection(all['bns-guides']),
  'bns-comparison': collection(all['bns-comparison']),
  'bns-analysis': collection(all['bns-analysis']),
  'bns-updates': collection(all['bns-updates']),
  templates: collection(all.templates),
  blog: collection(all.blog),
  services: collection(all.services),
  'practice-areas': collection(all['practice-areas']),
  cities: collection(all.cities),
  faqs: collection(all.faqs),
  jobs: collection(all.jobs),
  legal: collection(all.legal),
  pages: collection(all.pages),
  partners: collection(all.partners),
  press: collection(all.press),
  team: collection(all.team),
} satisfies Record<keyof typeof all, unknown>;
