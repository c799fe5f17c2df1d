import { all } from '@/collections/all.ts';
import { defineContent } from '@/collections/define-content.ts';

/** Every collection of the one list: what Astro is told of it. */
export const collections = {
  ipc: defineContent(all.ipc),
  bns: defineContent(all.bns),
  'ipc-hi': defineContent(all['ipc-hi']),
  'bns-hi': defineContent(all['bns-hi']),
  'ipc-categories': defineContent(all['ipc-categories']),
  'bns-categories': defineContent(all['bns-categories']),
  chapters: defineContent(all.chapters),
  cases: defineContent(all.cases),
  glossary: defineContent(all.glossary),
  guides: defineContent(all.guides),
  updates: defineContent(all.updates),
  'bns-guides': defineContent(all['bns-guides']),
  'bns-comparison': defineContent(all['bns-comparison']),
  'bns-analysis': defineContent(all['bns-analysis']),
  'bns-updates': defineContent(all['bns-updates']),
  templates: defineContent(all.templates),
  blog: defineContent(all.blog),
  services: defineContent(all.services),
  'practice-areas': defineContent(all['practice-areas']),
  cities: defineContent(all.cities),
  faqs: defineContent(all.faqs),
  jobs: defineContent(all.jobs),
  legal: defineContent(all.legal),
  pages: defineContent(all.pages),
  partners: defineContent(all.partners),
  press: defineContent(all.press),
  team: defineContent(all.team),
} satisfies Record<keyof typeof all, unknown>;
