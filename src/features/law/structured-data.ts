import type { Legislation } from 'schema-dts';
import { type Act, acts, otherAct } from '@/lib/law/acts.ts';
import { referencesOf, type Section } from './model/section.ts';
import { isGone } from './model/status.ts';

/** The name a provision is cited by: `Indian Penal Code, 1860, section 420`. */
const identifierOf = (act: Act, reference: string): string =>
  `${acts[act].name}, ${acts[act].year}, section ${reference}`;

/**
 * A section as legislation: what it is called, which law it belongs to, whether it is still law, and for the BNS which
 * provisions it took the place of.
 */
export function legislation(section: Section, site: URL | undefined): Legislation {
  const { short } = acts[section.act];
  const repealed = section.act === 'bns' ? referencesOf(section) : [];
  return {
    '@type': 'Legislation',
    name: `${short} ${section.number}: ${section.title}`,
    legislationIdentifier: identifierOf(section.act, section.number),
    legislationJurisdiction: 'IN',
    legislationLegalForce:
      section.act === 'bns' ? 'InForce' : isGone(section) ? 'NotInForce' : 'PartiallyInForce',
    description: section.description,
    url: new URL(section.href, site).href,
    inLanguage: section.language,
    ...(repealed.length > 0 && {
      legislationRepeals: repealed.map((reference) => ({
        '@type': 'Legislation' as const,
        legislationIdentifier: identifierOf(otherAct(section.act), reference),
      })),
    }),
  };
}
