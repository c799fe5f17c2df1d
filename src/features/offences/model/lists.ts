/**
 * The lists of offences: one definition each, from which come its page, its file, its place in the index, the search and
 * the answer of the worker. Pure, so that the worker can read it; the offences themselves are in `offences.ts`.
 */
import { ACTS, type Act, acts } from '@/lib/law/acts.ts';
import type { Asked, FieldName } from './fields.ts';

export interface ListDefinition {
  /** The last part of its address: `non-bailable`. */
  slug: string;
  /** Beside its neighbours: "Non-bailable". */
  name: string;
  /** As people ask it; a text goes on with "under the BNS". */
  heading: string | Readonly<Record<Act, string>>;
  /** What the word means for a reader. */
  meaning: string | Readonly<Record<Act, string>>;
  /** The answers that its offences give to the questions of the finder. */
  asks: Asked;
  /** What decides where the answer is "depends". */
  decides?: string;
  /** What people type for it, besides its name. */
  asked?: readonly string[];
  /** Where only one Act can have such offences. */
  only?: Act;
}

export interface ListGroup {
  heading: string;
  lists: readonly ListDefinition[];
}

const bail: ListGroup = {
  heading: 'Bail',
  lists: [
    {
      slug: 'bailable',
      name: 'Bailable',
      heading: 'Bailable offences',
      meaning:
        'Bail is a right here (bailable): whoever is arrested and offers bail must be let go, by the police or by the court.',
      asks: { bail: 'yes' },
      asked: ['jamanati', 'jamanti', 'ज़मानती', 'जमानती', 'bail right', 'bail as of right'],
    },
    {
      slug: 'non-bailable',
      name: 'Non-bailable',
      heading: 'Non-bailable offences',
      meaning:
        'Bail is not a right here (non-bailable). It can still be granted, but a court decides whether and on what conditions.',
      asks: { bail: 'no' },
      asked: ['nonbailable', 'not bailable', 'gair jamanati', 'gair jamanti', 'गैर ज़मानती', 'गैर जमानती'],
    },
    {
      slug: 'bail-depends',
      name: 'Bail depends on another offence',
      heading: 'Offences whose bail depends on another offence',
      meaning: 'Whether bail is a right cannot be read from these sections alone.',
      asks: { bail: 'depends' },
      decides:
        'They take their answer from another offence: bail is a right where it is one for the offence that was abetted, planned, attempted or committed.',
    },
  ],
};

const arrest: ListGroup = {
  heading: 'Arrest',
  lists: [
    {
      slug: 'cognizable',
      name: 'Cognizable',
      heading: 'Cognizable offences',
      meaning: 'Police may start an investigation and arrest without a warrant of a court here (cognizable).',
      asks: { arrest: 'yes' },
      asked: ['cognisable', 'arrest without warrant', 'sangyey', 'संज्ञेय'],
    },
    {
      slug: 'non-cognizable',
      name: 'Non-cognizable',
      heading: 'Non-cognizable offences',
      meaning:
        'Police need the order of a Magistrate to investigate and a warrant to arrest here (non-cognizable).',
      asks: { arrest: 'no' },
      asked: ['non cognisable', 'not cognizable', 'warrant needed', 'asangyey', 'असंज्ञेय'],
    },
    {
      slug: 'arrest-depends',
      name: 'Arrest depends',
      heading: 'Offences in which arrest without a warrant depends on a condition',
      meaning: 'Whether police may arrest without a warrant cannot be read from these sections alone.',
      asks: { arrest: 'depends' },
      decides:
        'Most of them take their answer from another offence, the one that was abetted, planned, attempted, committed or hidden. Two have a condition of their own, which stands in their line: cruelty by a husband or his relatives, and intercourse with a wife who lives apart.',
    },
    {
      slug: 'cognizable-and-non-bailable',
      name: 'Cognizable and non-bailable',
      heading: 'Cognizable and non-bailable offences',
      meaning:
        'Police may arrest without a warrant (cognizable), and it is for a court to decide on bail (non-bailable).',
      asks: { arrest: 'yes', bail: 'no' },
      asked: ['cognizable non bailable', 'non bailable cognizable', 'non bailable and cognizable'],
    },
    {
      slug: 'cognizable-and-bailable',
      name: 'Cognizable and bailable',
      heading: 'Cognizable and bailable offences',
      meaning:
        'Police may arrest without a warrant (cognizable), but whoever offers bail must be let go (bailable).',
      asks: { arrest: 'yes', bail: 'yes' },
      asked: ['cognizable bailable', 'bailable and cognizable'],
    },
  ],
};

const settlement: ListGroup = {
  heading: 'Settlement',
  lists: [
    {
      slug: 'compoundable',
      name: 'Compoundable',
      heading: 'Compoundable offences',
      meaning:
        'The person harmed can end the case by a settlement here (compoundable). In some of these a court has to permit it, and the line says so.',
      asks: { settlement: 'yes' },
      asked: ['can be settled', 'settlement', 'samjhauta', 'समझौता', 'shamaniya', 'शमनीय'],
    },
    {
      slug: 'compoundable-by-the-person-harmed',
      name: 'By the person harmed alone',
      heading: 'Offences that can be settled without the court’s permission',
      meaning:
        'The person harmed can settle these without asking the court for permission. The settlement ends the case like an acquittal.',
      asks: { settlement: 'harmed' },
      asked: ['compoundable without permission', 'compoundable without permission of court'],
    },
    {
      slug: 'compoundable-with-permission',
      name: 'With the court’s permission',
      heading: 'Offences that can be settled with the court’s permission',
      meaning:
        'The person harmed can settle these only if the court that has the case permits it. The settlement then ends the case like an acquittal.',
      asks: { settlement: 'permission' },
      asked: ['compoundable with permission', 'compoundable with permission of court'],
    },
    {
      slug: 'non-compoundable',
      name: 'Not compoundable',
      heading: 'Non-compoundable offences',
      meaning:
        'An agreement of both sides does not end these cases (not compoundable): the State goes on with them.',
      asks: { settlement: 'no' },
      asked: ['not compoundable', 'cannot be settled', 'ashamaniya', 'अशमनीय'],
    },
    {
      slug: 'settlement-depends',
      name: 'Settlement depends on another offence',
      heading: 'Offences whose settlement depends on another offence',
      meaning: 'Whether these can be settled cannot be read from the sections alone.',
      asks: { settlement: 'depends' },
      decides:
        'They can be settled where the offence behind them can: the one that was abetted, attempted, or committed by the assembly or the person abetted.',
    },
  ],
};

const court: ListGroup = {
  heading: 'Court',
  lists: [
    {
      slug: 'court-of-session',
      name: 'Court of Session',
      heading: 'Offences tried by the Court of Session',
      meaning:
        'The gravest cases are tried by a Court of Session. They begin before a Magistrate, who hands them over to it.',
      asks: { court: 'session' },
      asked: [
        'tried court session',
        'session court',
        'sessions court',
        'session trial',
        'triable court session',
      ],
    },
    {
      slug: 'magistrate-of-the-first-class',
      name: 'Magistrate of the first class',
      heading: 'Offences tried by a Magistrate of the first class',
      meaning:
        'A Magistrate of the first class tries these. He or she ranks below the Court of Session and above a Magistrate of the second class.',
      asks: { court: 'first-class' },
      asked: ['magistrate first class', 'first class magistrate', 'jmfc', 'triable magistrate first class'],
    },
    {
      slug: 'any-magistrate',
      name: 'Any Magistrate',
      heading: 'Offences tried by any Magistrate',
      meaning:
        'A Magistrate of the first or of the second class may try these, which are mostly lighter offences.',
      asks: { court: 'any-magistrate' },
      asked: ['tried any magistrate', 'triable any magistrate'],
    },
    {
      slug: 'court-of-another-offence',
      name: 'The court of another offence',
      heading: 'Offences tried by the court of another offence',
      meaning:
        'No court is named for these alone. They go to the court that tries the offence they are about, such as the one that was abetted or hidden.',
      asks: { court: 'main-offence' },
    },
    {
      slug: 'court-where-committed',
      name: 'The court in which it was committed',
      heading: 'Offences tried by the court in which they are committed',
      meaning:
        'These are committed before a court or against its orders. That court deals with them itself, as the code of procedure allows.',
      asks: { court: 'where-committed' },
    },
  ],
};

const band = (
  value: string,
  slug: string,
  name: string,
  between: string,
  asked: readonly string[],
): ListDefinition => ({
  slug,
  name,
  heading: `Offences punishable with up to ${name.slice(6)}`,
  meaning: `The longest prison term is ${between}. A court may give less, except where the line names a shortest term.`,
  asks: { longest: value },
  asked,
});

const upTo = (term: string): string[] => [
  `up to ${term}`,
  `punishable up to ${term}`,
  `punishable with imprisonment up to ${term}`,
  `${term} imprisonment`,
  `${term} punishment`,
];

const punishment: ListGroup = {
  heading: 'Punishment',
  lists: [
    {
      slug: 'death-penalty',
      name: 'Death',
      heading: 'Offences punishable with death',
      meaning: {
        bns: 'A court may choose death for these (the death penalty), and each of them leaves it a lighter punishment to choose instead.',
        ipc: 'A court could choose death for these (the death penalty). Only section 303 left it no choice, and that section was struck down in 1983.',
      },
      asks: { longest: 'death' },
      asked: [
        'punishable death',
        'death penalty',
        'death punishment',
        'capital punishment',
        'capital',
        'फांसी',
        'मृत्युदंड',
      ],
    },
    {
      slug: 'life-imprisonment',
      name: 'Life imprisonment',
      heading: 'Offences punishable with life imprisonment',
      meaning:
        'Prison for life is one of the punishments here. Each line says whether a court may give death, or a term of years, instead.',
      asks: { longest: 'life' },
      asked: [
        'punishable life',
        'punishable life imprisonment',
        'life sentence',
        'umar qaid',
        'umrakaid',
        'उम्रकैद',
      ],
    },
    band(
      '14-years',
      'up-to-14-years',
      'Up to 14 years',
      'more than 10 years and at most 14',
      upTo('14 years'),
    ),
    band(
      '10-years',
      'up-to-10-years',
      'Up to 10 years',
      'more than 7 years and at most 10',
      upTo('10 years'),
    ),
    band('7-years', 'up-to-7-years', 'Up to 7 years', 'more than 3 years and at most 7', upTo('7 years')),
    band('3-years', 'up-to-3-years', 'Up to 3 years', 'more than 2 years and at most 3', upTo('3 years')),
    band(
      '2-years',
      'up-to-2-years',
      'Up to 2 years',
      'more than 6 months and at most 2 years',
      upTo('2 years'),
    ),
    band('6-months', 'up-to-6-months', 'Up to 6 months', '6 months or shorter', upTo('6 months')),
    {
      slug: 'minimum-sentence',
      name: 'A shortest prison term',
      heading: 'Offences with a minimum sentence',
      meaning:
        'The law names a shortest prison term for these (a minimum sentence), and a court that gives prison may not go below it. Offences that leave only life or death are not repeated here.',
      asks: { shortest: 'any' },
      asked: [
        'minimum punishment',
        'minimum sentence',
        'mandatory minimum',
        'least punishment',
        'minimum imprisonment',
      ],
    },
    {
      slug: 'fine-only',
      name: 'A fine and nothing else',
      heading: 'Offences punishable with a fine only',
      meaning: 'A fine is the whole punishment here. Prison can follow only if the fine stays unpaid.',
      asks: { longest: 'fine' },
      asked: ['fine only', 'only fine', 'punishable fine', 'punishable fine only', 'punishable only fine'],
    },
    {
      slug: 'community-service',
      name: 'Community service',
      heading: 'Offences punishable with community service',
      meaning:
        'Unpaid work for the good of the public (community service) is one of the punishments here. The IPC did not have it.',
      asks: { longest: 'community-service' },
      asked: ['community service', 'punishable community service', 'samudayik seva', 'सामुदायिक सेवा'],
      only: 'bns',
    },
    {
      slug: 'forfeiture-of-property',
      name: 'Forfeiture of property',
      heading: 'Offences punishable with forfeiture of property',
      meaning: 'Besides prison and a fine, property is taken away for good here (forfeiture).',
      asks: { longest: 'forfeiture' },
      asked: ['forfeiture', 'punishable forfeiture property'],
    },
    {
      slug: 'punishment-of-another-offence',
      name: 'That of another offence',
      heading: 'Offences with the punishment of another offence',
      meaning:
        'The law gives no figure of its own here. The punishment is that of another offence or of the case before it, or a part of its longest term.',
      asks: { longest: 'main-offence' },
    },
  ],
};

const change: ListGroup = {
  heading: 'Old law, new law',
  lists: [
    {
      slug: 'new',
      name: 'New in the BNS',
      heading: { bns: 'New offences in the BNS', ipc: '' },
      meaning:
        'Nothing in the IPC stood in the place of these. Some of what they punish was an offence before as well, under a wider section: snatching, for one, was a theft.',
      asks: { change: 'new' },
      asked: ['new', 'newly added', 'new offences bns', 'new crimes added'],
      only: 'bns',
    },
    {
      slug: 'not-carried-over',
      name: 'Not carried into the BNS',
      heading: { ipc: 'IPC offences that the BNS does not have', bns: '' },
      meaning:
        'These ended with the IPC on 30 June 2024. They still govern what was done before that day, unless a court had struck them down.',
      asks: { change: 'dropped' },
      asked: ['dropped', 'removed', 'removed from ipc', 'repealed', 'not in bns', 'deleted'],
      only: 'ipc',
    },
    {
      slug: 'punishment-raised',
      name: 'Punishment raised',
      heading: {
        bns: 'BNS offences with a heavier punishment than in the IPC',
        ipc: 'IPC offences with a heavier punishment in the BNS',
      },
      meaning:
        'The new law is heavier here in at least one way: a longer term, a shortest term, a higher fine, or a fine alone that is no longer enough. What became lighter in another way stands in both lists.',
      asks: { change: 'raised' },
      asked: [
        'punishment raised',
        'punishment increased',
        'raised punishment',
        'increased punishment',
        'heavier punishment',
        'enhanced punishment',
      ],
    },
    {
      slug: 'punishment-lowered',
      name: 'Punishment lowered',
      heading: {
        bns: 'BNS offences with a lighter punishment than in the IPC',
        ipc: 'IPC offences with a lighter punishment in the BNS',
      },
      meaning:
        'The new law is lighter here in at least one way: a shorter term, a lower fine, or a fine or community service that can be enough. What became heavier in another way stands in both lists.',
      asks: { change: 'lowered' },
      asked: [
        'punishment lowered',
        'punishment reduced',
        'reduced punishment',
        'lower punishment',
        'lighter punishment',
      ],
    },
  ],
};

/** Every offence of an Act. */
export const ALL: ListDefinition = {
  slug: 'all',
  name: 'All offences',
  heading: 'All offences',
  meaning:
    'Every offence of the Act as the First Schedule of the code of procedure lists it, with its punishment, bail, arrest, settlement and court.',
  asks: {},
  asked: ['table', 'bail table', 'classification', 'first schedule', 'classification table'],
};

export const LIST_GROUPS: readonly ListGroup[] = [bail, arrest, settlement, court, punishment, change];

export const LISTS: readonly ListDefinition[] = [ALL, ...LIST_GROUPS.flatMap(({ lists }) => lists)];

/** The main heading of a list: "Non-bailable offences under the BNS". */
export const headingOf = ({ heading }: ListDefinition, act: Act): string =>
  typeof heading === 'string' ? `${heading} under the ${acts[act].short}` : heading[act];

export const meaningOf = ({ meaning }: ListDefinition, act: Act): string =>
  typeof meaning === 'string' ? meaning : meaning[act];

/** Its first sentence, for an index. */
export const briefMeaningOf = (list: ListDefinition, act: Act): string =>
  meaningOf(list, act).replace(/(?<=\.) .*$/, '');

/** Whether an Act may have such a list. */
export const isListOf = ({ only }: ListDefinition, act: Act): boolean => only === undefined || only === act;

/** The list of the same question whose answer is "depends", for a list that answers it with yes or no. */
export function dependingListOf({ asks, decides }: ListDefinition): ListDefinition | undefined {
  const [name, ...others] = Object.keys(asks) as FieldName[];
  if (!name || others.length > 0 || decides) return undefined;
  return LISTS.find((list) => list.decides && list.asks[name] === 'depends');
}

const isAct = (text: string | null): text is Act => ACTS.some((act) => act === text);

/**
 * The list that the form of the finder asks for, where one has just these answers.
 * @param query as the form sends it; empty fields say nothing
 * @returns nothing where the answers have no list, or words or a chapter are asked for as well
 */
export function listAskedFor(query: URLSearchParams): { act: Act; list: ListDefinition } | undefined {
  const act = query.get('act');
  if (!isAct(act)) return undefined;
  const asked = [...query].filter(([name, value]) => name !== 'act' && value !== '');
  const list = LISTS.find((one) => {
    const answers = Object.entries(one.asks);
    const same = answers.every(([name, value]) => query.get(name) === value);
    return same && answers.length === asked.length && isListOf(one, act);
  });
  return list && { act, list };
}
