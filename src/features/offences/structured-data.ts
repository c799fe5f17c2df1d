import type { CollectionPage } from 'schema-dts';
import { addressIn } from '@/lib/languages.ts';
import { acts } from '@/lib/law/acts.ts';
import type { Words } from '@/words/en.ts';
import type { ListPage } from './model/list-pages.ts';

/** A list of offences: what it is called, how many it has, and of which law. Its lines are on the page itself. */
export const offenceList = (
  { act, list, heading, href, count }: ListPage,
  { language, offences: said, acts: names }: Words,
  site: URL | undefined,
): CollectionPage => ({
  '@type': 'CollectionPage',
  name: heading,
  description: said.list(list, act).meaning,
  url: new URL(addressIn(language, href), site).href,
  inLanguage: language,
  about: {
    '@type': 'Legislation',
    name: `${names[act]}, ${acts[act].year}`,
    legislationJurisdiction: 'IN',
  },
  mainEntity: { '@type': 'ItemList', name: heading, numberOfItems: count },
});
