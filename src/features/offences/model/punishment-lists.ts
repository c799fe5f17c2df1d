/** The lists by punishment, and by what the new law did to it. */
import type { ListDefinition, ListGroup } from './list-definition.ts';

const band = (
  value: string,
  slug: string,
  name: string,
  between: string,
  asked: readonly string[],
): ListDefinition => ({
  slug,
  name,
  heading: `Offences punishable with up to ${name.slice(6)} under the {law}`,
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

export const punishmentLists: ListGroup = {
  heading: 'Punishment',
  lists: [
    {
      slug: 'death-penalty',
      name: 'Death',
      heading: 'Offences punishable with death under the {law}',
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
      heading: 'Offences punishable with life imprisonment under the {law}',
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
      heading: 'Offences with a minimum sentence under the {law}',
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
      heading: 'Offences punishable with a fine only under the {law}',
      meaning: 'A fine is the whole punishment here. Prison can follow only if the fine stays unpaid.',
      asks: { longest: 'fine' },
      asked: ['fine only', 'only fine', 'punishable fine', 'punishable fine only', 'punishable only fine'],
    },
    {
      slug: 'community-service',
      name: 'Community service',
      heading: 'Offences punishable with community service under the {law}',
      meaning:
        'Unpaid work for the good of the public (community service) is one of the punishments here. The IPC did not have it.',
      asks: { longest: 'community-service' },
      asked: ['community service', 'punishable community service', 'samudayik seva', 'सामुदायिक सेवा'],
      only: 'bns',
    },
    {
      slug: 'forfeiture-of-property',
      name: 'Forfeiture of property',
      heading: 'Offences punishable with forfeiture of property under the {law}',
      meaning: 'Besides prison or a fine, certain property is taken away for good here (forfeiture).',
      asks: { longest: 'forfeiture' },
      asked: ['forfeiture', 'punishable forfeiture property'],
    },
    {
      slug: 'punishment-of-another-offence',
      name: 'That of another offence',
      heading: '{law} offences with the punishment of another offence',
      meaning:
        'The law fixes no term of its own here. The punishment, or a part of the longest term, is taken from another offence, from the rule before it or from a sentence already passed.',
      asks: { longest: 'main-offence' },
    },
  ],
};

export const changeLists: ListGroup = {
  heading: 'Old law, new law',
  lists: [
    {
      slug: 'new',
      name: 'New in the BNS',
      heading: 'New offences in the {law}',
      meaning:
        'Nothing in the IPC stood in the place of these. Some of what they punish was an offence before as well, under a wider section: snatching, for one, was a theft.',
      asks: { change: 'new' },
      asked: ['new', 'newly added', 'new offences bns', 'new crimes added'],
      only: 'bns',
    },
    {
      slug: 'not-carried-over',
      name: 'Not carried into the BNS',
      heading: '{law} offences that the BNS does not have',
      meaning:
        'These ended with the IPC on 30 June 2024. They still govern what was done up to that day, unless a court had struck them down.',
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
        'The new law is heavier here in at least one way: a longer term, a higher minimum, a higher fine, or a fine alone that is no longer enough. What became lighter in another way stands in both lists.',
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
