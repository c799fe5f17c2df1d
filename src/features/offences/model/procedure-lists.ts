/** The lists by bail, arrest, settlement and court: what the First Schedules answer. */
import type { ListGroup } from './list-definition.ts';

export const bailLists: ListGroup = {
  heading: 'Bail',
  lists: [
    {
      slug: 'bailable',
      name: 'Bailable',
      heading: 'Bailable offences under the {law}',
      meaning:
        'Bail is a right here (bailable): whoever is arrested and offers bail must be let go, by the police or by the court. A court may refuse it to somebody who stayed away in spite of his bond in the same case.',
      asks: { bail: 'yes' },
      asked: ['bailable', 'jamanati', 'jamanti', 'ज़मानती', 'जमानती', 'bail right', 'bail as of right'],
    },
    {
      slug: 'non-bailable',
      name: 'Non-bailable',
      heading: 'Non-bailable offences under the {law}',
      meaning:
        'Bail is not a right here (non-bailable). It can still be granted, and in most cases it is a court that decides whether and on what conditions.',
      asks: { bail: 'no' },
      asked: [
        'non-bailable',
        'nonbailable',
        'not bailable',
        'gair jamanati',
        'gair jamanti',
        'गैर ज़मानती',
        'गैर जमानती',
      ],
    },
    {
      slug: 'bail-depends',
      name: 'Bail depends on another offence',
      heading: '{law} offences whose bail depends on another offence',
      meaning: 'Whether bail is a right cannot be read from these sections alone.',
      asks: { bail: 'depends' },
      decides:
        'They take their answer from another offence: bail is a right where it is one for the offence that was abetted, planned, attempted, committed or hidden.',
    },
  ],
};

export const arrestLists: ListGroup = {
  heading: 'Arrest',
  lists: [
    {
      slug: 'cognizable',
      name: 'Cognizable',
      heading: 'Cognizable offences under the {law}',
      meaning:
        'Police may investigate here without the order of a Magistrate (cognizable). They may arrest without a warrant where the procedure code gives a ground for it.',
      asks: { arrest: 'yes' },
      asked: ['cognizable', 'cognisable', 'arrest without warrant', 'sangyey', 'संज्ञेय'],
    },
    {
      slug: 'non-cognizable',
      name: 'Non-cognizable',
      heading: 'Non-cognizable offences under the {law}',
      meaning:
        'Police need the order of a Magistrate to investigate here, and in general his warrant or order to arrest (non-cognizable).',
      asks: { arrest: 'no' },
      asked: ['non-cognizable', 'non cognisable', 'not cognizable', 'warrant needed', 'asangyey', 'असंज्ञेय'],
    },
    {
      slug: 'arrest-depends',
      name: 'Arrest depends',
      heading: '{law} offences in which arrest without a warrant depends',
      meaning: 'Whether police may arrest without a warrant cannot be read from these sections alone.',
      asks: { arrest: 'depends' },
      decides:
        'Most of them take their answer from another offence, the one that was abetted, planned, attempted, committed or hidden. Two have a condition of their own, which stands in their line: cruelty by a husband or his relatives, and intercourse with a wife who lives apart.',
    },
    {
      slug: 'cognizable-and-non-bailable',
      name: 'Cognizable and non-bailable',
      heading: 'Cognizable and non-bailable offences under the {law}',
      meaning:
        'Police may arrest without a warrant (cognizable), and bail is not a right but has to be decided on, in most cases by a court (non-bailable).',
      asks: { arrest: 'yes', bail: 'no' },
      asked: [
        'cognizable and non-bailable',
        'cognizable non bailable',
        'non bailable cognizable',
        'non bailable and cognizable',
      ],
    },
    {
      slug: 'cognizable-and-bailable',
      name: 'Cognizable and bailable',
      heading: 'Cognizable and bailable offences under the {law}',
      meaning:
        'Police may arrest without a warrant (cognizable), but whoever offers bail must be let go (bailable).',
      asks: { arrest: 'yes', bail: 'yes' },
      asked: ['cognizable and bailable', 'cognizable bailable', 'bailable and cognizable'],
    },
  ],
};

export const settlementLists: ListGroup = {
  heading: 'Settlement',
  lists: [
    {
      slug: 'compoundable',
      name: 'Compoundable',
      heading: 'Compoundable offences under the {law}',
      meaning:
        'The person harmed can end the case by a settlement here (compoundable). In some of these a court has to permit it, and the line says so.',
      asks: { settlement: 'yes' },
      asked: ['compoundable', 'can be settled', 'settlement', 'samjhauta', 'समझौता', 'shamaniya', 'शमनीय'],
    },
    {
      slug: 'compoundable-by-the-person-harmed',
      name: 'By the person harmed alone',
      heading: '{law} offences that can be settled without the court’s permission',
      meaning:
        'The person harmed can settle these without asking the court for permission, unless the accused has already been committed to the Court of Session or convicted. The settlement ends the case like an acquittal.',
      asks: { settlement: 'harmed' },
      asked: [
        'by the person harmed alone',
        'compoundable without permission',
        'compoundable without permission of court',
      ],
    },
    {
      slug: 'compoundable-with-permission',
      name: 'With the court’s permission',
      heading: '{law} offences that can be settled with the court’s permission',
      meaning:
        'The person harmed can settle these only if the court that has the case permits it. The settlement then ends the case like an acquittal.',
      asks: { settlement: 'permission' },
      asked: [
        'with the court’s permission',
        'compoundable with permission',
        'compoundable with permission of court',
      ],
    },
    {
      slug: 'non-compoundable',
      name: 'Not compoundable',
      heading: 'Non-compoundable offences under the {law}',
      meaning:
        'An agreement of both sides does not by itself end these cases (not compoundable): the court goes on with them.',
      asks: { settlement: 'no' },
      asked: ['non-compoundable', 'not compoundable', 'cannot be settled', 'ashamaniya', 'अशमनीय'],
    },
    {
      slug: 'settlement-depends',
      name: 'Settlement depends on another offence',
      heading: '{law} offences whose settlement depends on another offence',
      meaning: 'Whether these can be settled cannot be read from the sections alone.',
      asks: { settlement: 'depends' },
      decides:
        'They can be settled where the offence behind them can: the one that was abetted, attempted, or committed by the assembly or the person abetted.',
    },
  ],
};

export const courtLists: ListGroup = {
  heading: 'Court',
  lists: [
    {
      slug: 'court-of-session',
      name: 'Court of Session',
      heading: 'Offences tried by the Court of Session under the {law}',
      meaning:
        'The gravest cases are tried by a Court of Session. Nearly all of them begin before a Magistrate, who hands them over to it.',
      asks: { court: 'session' },
      asked: [
        'court of session',
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
      heading: 'Offences tried by a Magistrate of the first class under the {law}',
      meaning:
        'A Magistrate of the first class tries these. He or she ranks below the Court of Session and above a Magistrate of the second class.',
      asks: { court: 'first-class' },
      asked: [
        'magistrate of the first class',
        'magistrate first class',
        'first class magistrate',
        'jmfc',
        'triable magistrate first class',
      ],
    },
    {
      slug: 'any-magistrate',
      name: 'Any Magistrate',
      heading: 'Offences tried by any Magistrate under the {law}',
      meaning:
        'A Magistrate of the first or of the second class may try these, which are mostly lighter offences.',
      asks: { court: 'any-magistrate' },
      asked: ['any magistrate', 'tried any magistrate', 'triable any magistrate'],
    },
    {
      slug: 'court-of-another-offence',
      name: 'The court of another offence',
      heading: '{law} offences tried by the court of another offence',
      meaning:
        'No court is named for these alone. They go to the court that tries the offence they are about, such as the one that was abetted or hidden.',
      asks: { court: 'main-offence' },
    },
    {
      slug: 'court-where-committed',
      name: 'The court in which it was committed',
      heading: '{law} offences tried by the court in which they are committed',
      meaning:
        'These disobey or insult a court or an officer who asks something. If one is committed in a court, that court may deal with it itself or send it to a Magistrate, as the code of procedure allows; otherwise any Magistrate tries nearly all of them.',
      asks: { court: 'where-committed' },
    },
  ],
};
