/**
 * Which pages stand in Hindi. Those made of the tables and of words of the interface all do; the others stand where their words are
 * written. The routes below src/pages/hi make the same pages, and a test of the built site says where the two differ.
 */
import { all } from '@/collections/all.ts';
import { bridgeHref, bridgeIndexHref, whichLawHref } from '@/features/bridge/hrefs.ts';
import { getHindiPairs } from '@/features/bridge/queries.ts';
import { caseHref, casesHref } from '@/features/cases/hrefs.ts';
import { glossaryHref } from '@/features/glossary/hrefs.ts';
import { getContents, getWritten } from '@/features/law/model/queries.ts';
import { actOffencesHref, finderAnswerHref, finderHref, offencesHref } from '@/features/offences/hrefs.ts';
import { listAddresses } from '@/features/offences/queries.ts';
import { changesHref, implementationHref } from '@/features/reform/hrefs.ts';
import { hindiAddress } from '@/lib/languages.ts';
import { ACTS } from '@/lib/law/acts.ts';
import { contentsHref, homeHref, longHomeHref, sectionHref } from '@/lib/law/hrefs.ts';
import { perBuild } from '@/lib/per-build.ts';
import { searchHref } from '@/search/hrefs.ts';
import { entriesIn, type TwoLanguages } from './model/entries.ts';

/** Addresses in English of the pages that stand whatever is written. */
const ALWAYS: readonly string[] = [
  '/',
  '/corrections',
  whichLawHref,
  changesHref,
  implementationHref,
  offencesHref,
  finderHref,
  // No page: the worker answers the form of the finder there.
  finderAnswerHref,
  glossaryHref,
  casesHref,
  caseHref('state'),
  caseHref('public-tranquility'),
  searchHref,
  ...listAddresses,
  ...ACTS.flatMap((act) => [
    homeHref(act),
    longHomeHref(act),
    contentsHref(act),
    bridgeIndexHref(act),
    actOffencesHref(act),
  ]),
];

/** Collections whose files in Hindi are pages each. */
const PAGES: readonly TwoLanguages[] = ['ipc-categories', 'bns-categories', 'cases', 'glossary', 'pages'];

const load = perBuild(async (_all: 'all'): Promise<ReadonlySet<string>> => {
  const ofActs = await Promise.all(
    ACTS.map(async (act) => {
      const written = await getWritten(act);
      const contents = await getContents(act);
      const numbers = contents.flatMap(({ sections }) => sections.map(({ number }) => number));
      return [
        ...contents.map(({ href }) => href),
        ...numbers
          .filter((number) => written.has(number))
          .flatMap((number) => [sectionHref(act, number), bridgeHref(act, number)]),
      ];
    }),
  );
  const ofFiles = await Promise.all(
    PAGES.map(async (name) => (await entriesIn(name, 'hi')).map(({ id }) => all[name].address?.(id) ?? [])),
  );
  return new Set(
    [...ALWAYS, ...ofActs.flat(), ...ofFiles.flat(2), ...(await getHindiPairs()).map(({ href }) => href)].map(
      hindiAddress,
    ),
  );
});

/** The addresses of all pages that stand in Hindi. */
export const getHindiAddresses = (): Promise<ReadonlySet<string>> => load('all');
