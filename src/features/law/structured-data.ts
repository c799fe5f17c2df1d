import type { Legislation } from 'schema-dts';
import { acts } from '@/collections/acts.ts';
import type { Section } from './queries.ts';
import { isGone } from './status.ts';

/** A section as legislation: what it is called, which law it belongs to, and whether it is still law. */
export function legislation(section: Section, site: URL | undefined): Legislation {
  const { name, short, year } = acts[section.act];
  return {
    '@type': 'Legislation',
    name: `${short} ${section.number}: ${section.title}`,
    legislationIdentifier: `${name}, ${year}, section ${section.number}`,
    legislationJurisdiction: 'IN',
    legislationLegalForce:
      section.act === 'bns' ? 'InForce' : isGone(section) ? 'NotInForce' : 'PartiallyInForce',
    description: section.description,
    url: new URL(section.href, site).href,
    inLanguage: 'en',
  };
}
