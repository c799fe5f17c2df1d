/**
 * The one list of collections: each is a folder of src/content. Astro's configuration, the check of the content and
 * the tests read it here.
 */
import { blog } from './blog.ts';
import { cases } from './cases.ts';
import { chapters } from './chapters.ts';
import { cities } from './cities.ts';
import { faqs, jobs, legal, pages, partners, press, team } from './company.ts';
import { glossary } from './glossary.ts';
import { guideTopic } from './guides.ts';
import { hindiCollections } from './hindi-collections.ts';
import { hindiSectionOptions } from './hindi-section.ts';
import { lawCategoryOptions } from './law-categories.ts';
import { lawSectionOptions } from './law-section.ts';
import { practiceAreas } from './practice-areas.ts';
import { services } from './services.ts';
import { templates } from './templates.ts';

export const all = {
  ipc: lawSectionOptions('ipc'),
  bns: lawSectionOptions('bns'),
  'ipc-hi': hindiSectionOptions('ipc'),
  'bns-hi': hindiSectionOptions('bns'),
  ...hindiCollections,
  'ipc-categories': lawCategoryOptions('ipc'),
  'bns-categories': lawCategoryOptions('bns'),
  chapters,
  cases,
  glossary,
  guides: guideTopic('guides'),
  updates: guideTopic('updates'),
  'bns-guides': guideTopic('bns-guides'),
  'bns-comparison': guideTopic('bns-comparison'),
  'bns-analysis': guideTopic('bns-analysis'),
  'bns-updates': guideTopic('bns-updates'),
  templates,
  blog,
  services,
  'practice-areas': practiceAreas,
  cities,
  faqs,
  jobs,
  legal,
  pages,
  partners,
  press,
  team,
};
