import type { LegalService } from 'schema-dts';
import { site } from '@/config/site.ts';
import type { City } from './queries.ts';

/** The service in one city. It is given online, so there is an area it serves and no address. */
export function legalService(city: City, origin: URL | undefined): LegalService {
  return {
    '@type': 'LegalService',
    name: `${site.name}, ${city.name}`,
    description: city.description,
    url: new URL(city.href, origin).href,
    areaServed: {
      '@type': 'City',
      name: city.name,
      containedInPlace: { '@type': 'State', name: city.state },
    },
    knowsAbout: city.specializations.map(({ name }) => name),
  };
}
