import type { GuideTopic } from '@/collections/guides.ts';

interface TopicProfile {
  title: string;
  /** Also the search result. */
  description: string;
  lead: string;
}

/** What is said of each topic on its own page and above its articles. */
export const topics: Readonly<Record<GuideTopic, TopicProfile>> = {
  guides: {
    title: 'Legal Guides',
    description:
      'Plain guides to everyday legal matters in India: what the law says, what happens next, and where help is.',
    lead: 'What the law says, what happens next, and where help is. In plain words, checked against the Acts.',
  },
  updates: {
    title: 'Law Updates by Subject',
    description:
      'What changed in the law of each subject: repeals, decisions that struck sections down, and the new numbers since July 2024.',
    lead: 'What changed, subject by subject.',
  },
  'bns-guides': {
    title: 'Guides to the Bharatiya Nyaya Sanhita',
    description:
      'How to find your way in the Bharatiya Nyaya Sanhita: reading a section, finding the new number, and what is really new.',
    lead: 'Short guides for readers who know the old numbers, and for those who never did.',
  },
  'bns-comparison': {
    title: 'IPC and BNS Compared, Subject by Subject',
    description:
      'The Indian Penal Code and the Bharatiya Nyaya Sanhita side by side by subject: homicide, theft, cheating, women and children.',
    lead: 'The same subject in both laws: old number, new number, and what is different.',
  },
  'bns-analysis': {
    title: 'Analysis of the New Criminal Law',
    description:
      'A closer look at what the Bharatiya Nyaya Sanhita does that the old code did not: organised crime, terrorism, sovereignty, snatching.',
    lead: 'A closer look at what is new, what it asks the court to find, and what is still open.',
  },
  'bns-updates': {
    title: 'Updates on the New Criminal Law',
    description:
      'What happened to the Bharatiya Nyaya Sanhita since it was passed: assent, notification, commencement, and the part held back.',
    lead: 'What happened since the law was passed, each item with its source.',
  },
};
