import { blog } from '@/collections/blog.ts';
import { bns } from '@/collections/bns.ts';
import { cases } from '@/collections/cases.ts';
import { chapters } from '@/collections/chapters.ts';
import { cities } from '@/collections/cities.ts';
import { collection } from '@/collections/collection.ts';
import { faqs, jobs, legal, pages, partners, press, team } from '@/collections/company.ts';
import { shelf } from '@/collections/guides.ts';
import { ipc } from '@/collections/ipc.ts';
import { lawCategoryOptions } from '@/collections/law-categories.ts';
import { practiceAreas } from '@/collections/practice-areas.ts';
import { services } from '@/collections/services.ts';
import { templates } from '@/collections/templates.ts';

export const collections = {
  ipc,
  bns,
  'ipc-categories': collection(lawCategoryOptions('ipc')),
  'bns-categories': collection(lawCategoryOptions('bns')),
  chapters,
  cases,
  // One collection for each shelf of articles.
  guides: collection(shelf('guides')),
  updates: collection(shelf('updates')),
  'bns-guides': collection(shelf('bns-guides')),
  'bns-comparison': collection(shelf('bns-comparison')),
  'bns-analysis': collection(shelf('bns-analysis')),
  'bns-updates': collection(shelf('bns-updates')),
  templates: collection(templates),
  blog: collection(blog),
  services: collection(services),
  'practice-areas': collection(practiceAreas),
  cities: collection(cities),
  faqs: collection(faqs),
  jobs: collection(jobs),
  legal: collection(legal),
  pages: collection(pages),
  partners: collection(partners),
  press: collection(press),
  team: collection(team),
};
