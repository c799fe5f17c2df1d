/** What the pages of the lists of offences say in English. What each list is called and means stands with its definition. */
import type { ListDefinition } from '@/features/offences/model/list-definition.ts';
import { headingOf, meaningOf } from '@/features/offences/model/lists.ts';
import { type Act, acts } from '@/lib/law/acts.ts';

export interface ListWords {
  name: string;
  heading: string;
  meaning: string;
  decides?: string | undefined;
}

const countedOffences = (count: number, more = ''): string =>
  `${count} ${more && `${more} `}${count === 1 ? 'offence' : 'offences'}`;

export const offencesEn = {
  list: (list: ListDefinition, act: Act): ListWords => ({
    name: list.name,
    heading: headingOf(list, act),
    meaning: meaningOf(list, act),
    decides: list.decides,
  }),
  /** The heading of a question, which the definitions have in English. */
  group: (heading: string): string => heading,
  counted: (count: number) => countedOffences(count),
  countedMore: (count: number) => countedOffences(count, 'more'),
  inSections: (count: number, sections: number): string =>
    `${countedOffences(count)} in ${sections} ${sections === 1 ? 'section' : 'sections'}`,
  isNew: 'new',
  notInTheBns: 'not in the BNS',

  crumb: 'Offences',
  index: {
    title: 'Offences by Bail, Arrest, Court and Punishment',
    description:
      'Which offences are bailable, cognizable or compoundable, which court tries them, and what they are punished with: lists of both Acts with counts.',
    heading: 'Offences by bail, arrest, court and punishment',
    lead: 'Every offence of the old law and the new, sorted the way people ask. A number opens its list.',
    everything: 'Everything',
    offences: 'Offences',
    none: 'none',
    oneLaw: 'One law at a time',
    oneLawText: (short: string) => `What each word means, with the lists of the ${short}`,
  },
  combine: 'Combine the questions',
  act: {
    title: (short: string) => `${short} Offences by Bail, Arrest, Court and Punishment`,
    description: (act: Act, counted: string) =>
      `${counted} of the ${acts[act].name}, by bail, arrest, settlement, court and punishment, and what the new law changed.`,
    heading: (short: string) => `${short} offences by bail, arrest, court and punishment`,
    lead: 'A section that punishes several things counts as several offences, because each may have its own bail, court and punishment.',
    all: (count: number) => `All ${count} offences`,
    offencesOf: (short: string) => `Offences of the ${short}`,
  },
  page: {
    partHeading: (heading: string, range: string) => `${heading}: sections ${range}`,
    partCrumb: (name: string, part: number) => `${name}, part ${part}`,
    description: (heading: string, counted: string) =>
      `${heading}: ${counted}, each with its punishment, bail, arrest and court.`,
    howMany: 'How many',
    inThe: (short: string) => `In the ${short}`,
    inAct: (name: string, year: number) => `${name}, ${year} ·`,
    depends: ['For ', ' the answer depends.'] as readonly [before: string, after: string],
    usual: (usual: string) => `Unless a line says otherwise, ${usual}.`,
    sections: 'Sections',
    parts: 'Parts of this list',
    before: 'The sections before these',
    after: 'The sections after these',
    others: (short: string) => `Other lists of the ${short}`,
    thisList: 'This list',
    narrow: ['Narrow it down', ' by punishment, court or words'] as readonly [link: string, rest: string],
    download: 'Download as CSV',
  },
  finder: {
    title: 'Find an Offence by Bail, Arrest, Court and Punishment',
    description:
      'Choose the law, bail, arrest, court, settlement and punishment, and see every offence of the IPC and the BNS that fits. Print it or take it as CSV.',
    crumb: 'Find',
    heading: 'Find offences',
    lead: 'Choose what you know. Every answer you add leaves fewer offences.',
    both: 'Both',
    any: 'Any',
    words: 'Number, or words of the offence',
    hint: 'theft, 318, public servant…',
    more: 'More questions',
    show: 'Show',
    withoutScripts:
      'Without JavaScript, a law and one answer lead to their list when you press Show. For several answers at once, open the list of the rarest below: its lines say the rest.',
    asLists: 'The answers as lists',
    eachCase: '. A court decides each case by itself.',
    ready: 'Ready lists',
    readyText: 'By bail, arrest, court and punishment, with what each word means',
  },
};

export type OffencesWords = typeof offencesEn;
