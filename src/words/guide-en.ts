/** What the pages of the guide around the sections say in English: homes, lists, chapters, subjects, decisions, the glossary. */

import { correctionText } from '@/collections/corrections.ts';
import { errorScreen } from '@/islands/error-screen.ts';
import { type Act, acts } from '@/lib/law/acts.ts';
import { searchEn } from '@/search/words/en.ts';

export const guideEn = {
  home: 'Home',
  checked: 'Checked',
  acts: {
    ipc: { citation: acts.ipc.citation, inForce: acts.ipc.inForce },
    bns: { citation: acts.bns.citation, inForce: acts.bns.inForce },
  },
  chapterShort: (short: string) => `${short} ch.`,
  inTheOther: (act: Act): string => (act === 'ipc' ? 'In the new law' : 'In the old law'),

  search: {
    sections: searchEn.field.label,
    all: 'Search sections, cases and guides',
    button: searchEn.field.button,
    hint: searchEn.field.hint,
  },

  /** Of the field above a list, where its code does not say it. */
  filter: undefined as { label: string; some: string; none: string } | undefined,

  actHome: {
    inForce: (citation: string, dates: string) => `${citation} · in force ${dates}`,
    offences: 'Offences by bail, arrest, court and punishment',
    allLists: 'All lists of offences',
    byChapter: 'Contents by chapter',
    onOnePage: 'All sections on one page',
    often: `Often looked up, ${acts.ipc.short}`,
    common: 'Commonly searched sections',
    subjects: 'Browse by category',
    moreHelp: 'More help',
    ipc: {
      title: 'Indian Penal Code (IPC): All Sections Explained',
      description:
        'All 575 sections of the Indian Penal Code in plain words: meaning, punishment, bail, and the matching section of the Bharatiya Nyaya Sanhita.',
      lead: 'Every section in plain words: what it means, the punishment, whether bail is a right, and what it is called under the new law.',
    },
    bns: {
      title: 'Bharatiya Nyaya Sanhita (BNS): All Sections',
      description:
        'All 358 sections of the Bharatiya Nyaya Sanhita, 2023: meaning, punishment, bail, and which section of the Indian Penal Code each one replaced.',
      lead: 'The criminal code of India since 1 July 2024: each section in plain words, with its punishment, its bail rule and the section of the old code it replaced.',
    },
    keyChanges: 'Key changes',
    timeline: 'Implementation timeline',
    timelineMore: 'Dates, exceptions and pending cases',
    moreOnNewLaw: 'More on the new law',
    links: {
      toNew: { name: 'IPC to BNS', text: 'From the old number to the new one' },
      toOld: { name: 'BNS to IPC', text: 'From the new number to the old one' },
      whichLaw: { name: 'Which law applies?', text: 'Check a date' },
      guides: { name: 'Guides', text: 'Finding your way in the new code' },
      comparison: { name: 'Comparison', text: 'Both laws, subject by subject' },
      analysis: { name: 'Analysis', text: 'A closer look at what is new' },
      bnsConsultation: { name: 'BNS consultation', text: 'Talk to a lawyer about a case' },
      bnsTraining: { name: 'BNS training', text: 'Sessions for teams and colleges' },
      legalGuides: { name: 'Legal guides', text: 'Step by step, in plain words' },
      cases: { name: 'Case laws', text: 'What the courts have decided' },
      templates: { name: 'Templates', text: 'Notices, complaints and applications' },
      consultation: { name: 'Consultation', text: 'Talk to a lawyer online' },
      review: { name: 'Document review', text: 'Have your papers read' },
      findLawyer: { name: 'Find a lawyer', text: 'What to ask, and what to have ready' },
    },
  },

  contents: {
    crumb: 'All sections',
    title: (count: number, short: string) => `All ${count} Sections of the ${short}`,
    description: (act: Act, count: number, chapters: number) =>
      `Every section of the ${acts[act].name}, ${acts[act].year} by chapter: ${count} entries in ${chapters} chapters, each with its meaning, punishment and bail rule.`,
    heading: (name: string) => `All sections of the ${name}`,
    lead: (count: number, chapters: number) =>
      `${count} entries in ${chapters} chapters. Choose a chapter, or search for a number or an offence.`,
    chapters: 'Chapters',
  },

  chapter: {
    title: (short: string, number: string, title: string) => `${short} Chapter ${number}: ${title}`,
    /** Where no file says it. */
    description: (_act: Act, number: string, range: string): string =>
      `Chapter ${number}, sections ${range}.`,
    inAct: (act: string, year: number, number: string) => `${act}, ${year} · Chapter ${number} ·`,
    range: (count: number, range: string) =>
      count === 1 ? `One section: ${range}` : `${count} sections: ${range}`,
    sections: 'Sections',
    chaptersOf: (short: string) => `Chapters of the ${short}`,
    all: (count: number) => `All ${count} chapters`,
    sectionsOf: (short: string, range: string, title: string) => `${short} ${range}: ${title}`,
  },

  category: {
    entries: (count: number) => `${count} entries`,
    mostConsulted: 'Most consulted sections',
    wholeChapter: (number: string, title: string) => `The whole of chapter ${number}, ${title}`,
    about: 'About this category',
    important: 'Important Sections',
    keyPoints: 'Key Points',
    related: 'Related Categories',
    others: 'Other categories',
    help: 'Need help with a case?',
    helpText: 'A page can explain the law. A lawyer can look at your papers and tell you where you stand:',
    helpLink: 'how a consultation works',
    ask: 'Ask a Question',
    find: 'Find a Lawyer',
    resources: 'Related resources',
    cases: { name: 'Case laws', text: 'What the courts have decided on these sections' },
    guide: { name: 'Guide', text: 'The subject explained from start to end' },
    updates: { name: 'Updates', text: 'What changed in the law' },
  },

  /** At the end of a line. */
  rows: {
    punishments: (count: number) => `${count} punishments, by the case`,
    mixedBail: 'Bail depends on the case',
    bailOfMainOffence: 'Bail as for the main offence',
    standing: {
      'struck down': (year: number) => `Struck down in ${year}`,
      'read down': (year: number) => `Read down in ${year}`,
      'in abeyance': (year: number) => `In abeyance since ${year}`,
      narrowed: (year: number) => `Narrowed in ${year}`,
    },
  },

  cases: {
    crumb: 'Case laws',
    title: 'Important Criminal Cases of India',
    description: (count: number) =>
      `${count} decisions that shaped the criminal law of India, each with its citation and its holding in one plain sentence.`,
    heading: 'Case laws',
    lead: 'Decisions that settle what a section means, oldest first.',
    hint: 'bail, 1980, cruelty…',
    bySubject: 'By subject',
    state: 'Offences against the State',
    tranquility: 'Public tranquility',
    onSection: 'On a section',
    onSectionText: 'The decisions on one section stand on its page:',
    allOf: (short: string) => `all of the ${short}`,
    ofCategory: (title: string) => `Case Laws: ${title}`,
    ofCategoryHeading: (title: string) => `Case laws: ${title}`,
    ofCategoryDescription: (title: string, range: string) =>
      `Decisions on ${title.toLowerCase()}, IPC ${range}: each with its citation and its holding in one plain sentence.`,
    before: 'What the courts have decided on',
    sectionsLink: (range: string) => `sections ${range}`,
    after: ', oldest first.',
    theirSections: 'The sections they are about',
    decided: (year: number) => `decided ${year}`,
    reported: (year: number) => `reported ${year}`,
    citation: 'Citation',
    bearsOn: (short: string) => `Bears on ${short}`,
    facts: 'What happened',
    question: 'The question',
    holding: 'What the court held',
    whyItMatters: 'Why it matters',
    ownWords: '. The holding is in our own words. Read the judgment before relying on it:',
    disclaimer: 'disclaimer',
    sameSections: 'Decisions on the same sections',
    all: 'All case laws',
  },

  glossary: {
    crumb: 'Glossary',
    title: 'Glossary of Criminal Law',
    description: (count: number) =>
      `${count} words of Indian criminal law, from abetment to wrongful restraint: what each means for you, its Hindi, and the sections where it matters.`,
    heading: 'What the words of the law mean',
    lead: 'Words of the police, of the courts and of both Acts, each in plain English and in Hindi.',
    hint: 'bail, FIR, ज़मानत…',
    bySubject: 'By subject',
    subjects: {
      police: 'Police, FIR and investigation',
      bail: 'Arrest, bail and custody',
      court: 'Courts and trial',
      punishment: 'Punishment and settlement',
      mind: 'State of mind',
      rules: 'Rules of criminal liability',
      person: 'Offences against the body',
      property: 'Property and documents',
      public: 'The public, the State and its officers',
    },
    termTitle: (term: string) => `${term}: meaning in plain words`,
    notTheSame: 'Not the same as',
    inAct: (short: string) => `In the ${short}`,
    all: 'All words of the glossary',
  },

  corrections: {
    crumb: 'Corrections',
    title: 'Corrections to This Guide',
    description:
      'What the first plan of this guide listed and the Acts do not say: each point with what the Act says, the source and the date.',
    heading: 'Corrections',
    lead: 'The first plan of this guide listed some things that the Acts do not say. Each stands here with what the Act says, so that nobody has to guess which of the two is right.',
    text: (said: string, right: string): string => correctionText({ said, right }),
    found: 'Found an error?',
    write: ['Write to', 'and name the page.'] as readonly [string, string],
    us: undefined as string | undefined,
    feeds: 'Changes by feed',
  },

  searchPage: {
    title: 'Search the Law and the Guides',
    description:
      'Find a section of the Indian Penal Code or the Bharatiya Nyaya Sanhita by number, offence or everyday name, and search cases and guides.',
    heading: 'Search',
    together: 'These sections together',
    titles: 'Sections, cases and guides',
    texts: 'Also in the text of',
    start: 'What you can type',
    examples: [
      { query: '498A', text: 'A number, of either law' },
      {
        query: 'u/s 420, 467/34 IPC',
        text: 'A line of an FIR or a charge sheet: what its sections mean together',
      },
      { query: 'chain snatching', text: 'What happened, in everyday words' },
      { query: 'dahej', text: 'A word as it is spoken, or in Hindi letters' },
      { query: 'bailable offences', text: 'A list: by bail, arrest, court or punishment' },
    ] as readonly { query: string; text: string }[],
    withoutScripts:
      'Without JavaScript this page cannot search by itself. Its lists have everything, and your browser finds a word in them.',
    every: 'Every section',
    allOf: (name: string) => `All sections of the ${name}`,
    toNew: 'Old number to new number',
    toOld: 'New number to old number',
  },

  missing: {
    section: {
      heading: 'Section Not Found',
      text: (short: string) => `The ${short} section you're looking for doesn't exist.`,
      link: 'View All Sections',
    },
    category: {
      heading: 'Category Not Found',
      text: (short: string) => `The ${short} category you're looking for doesn't exist.`,
      link: 'View All Categories',
    },
    page: {
      heading: 'Page Not Found',
      text: "The page you're looking for doesn't exist or has been moved.",
      home: 'Go to Homepage',
      sections: 'Browse IPC Sections',
    },
    /** The answer of a server that could not answer. */
    unavailable: { ...errorScreen } as Readonly<Record<keyof typeof errorScreen, string>>,
  },

  homePage: {
    /** Where its words are not those of src/content/pages/home.mdx, which are about the service as well. */
    opening: undefined as { title: string; description: string; heading: string; lead: string } | undefined,
    till: 'till 30 June 2024',
    from: 'from 1 July 2024',
    ipcText: (count: number) =>
      `${count} entries explained: what must be proved, punishment, bail, case law. Governs offences before 1 July 2024.`,
    bnsText: (count: number) =>
      `All ${count} sections, each with its punishment and the section it replaced. In force since 1 July 2024.`,
    toNew: 'Old number to new',
    changed: 'What changed',
    trust: (count: number) => [
      { name: `${count} sections`, text: 'of two laws, in plain words' },
      { name: 'Checked', text: 'each page shows its date and sources' },
      { name: 'Corrected in public', text: 'every correction is listed' },
      { name: 'Free', text: 'no login to read' },
    ],
    read: 'Read the law',
    readText: 'The IPC applies to acts done before 1 July 2024, and the BNS to acts from that day on.',
    bySubject: 'By subject',
    allSections: 'All sections',
    board: 'The old number and the new',
    /** The ways on from a home page of the guide alone. */
    more: {
      heading: 'More of the guide',
      links: {
        whichLaw: { name: 'Which law applies?', text: 'Check a date' },
        offences: { name: 'Lists of offences', text: 'By bail, arrest, court and punishment' },
        cases: { name: 'Case laws', text: 'What the courts have decided' },
        glossary: { name: 'Glossary', text: 'What the words of the law mean' },
        help: { name: 'Help', text: 'Which page helps with what' },
        corrections: { name: 'Corrections', text: 'What was corrected in this guide' },
      },
    },
  },
};

export type GuideWords = typeof guideEn;
