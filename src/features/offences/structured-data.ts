import type { CollectionPage } from 'schema-dts';
import { acts } from '@/lib/law/acts.ts';
import type { ListPage } from './model/list-pages.ts';
import { meaningOf } from './model/lists.ts';

/** A list of offences: what it is called, how many it has, and of which law. Its lines are on the page itself. */
export const offenceList = (
  { act, list, heading, href, count }: ListPage,
  site: URL | undefined,
): CollectionPage => ({
  '@type': 'CollectionPage',
  name: heading,
  description: meaningOf(list, act),
  url: new URL(href, site).href,
  inLanguage: 'en',
  about: {
    '@type': 'Legislation',
    name: `${acts[act].name}, ${acts[act].year}`,
    legislationJurisdiction: 'IN',
  },
  mainEntity: { '@type': 'ItemList', name: heading, numberOfItems: count },
});
