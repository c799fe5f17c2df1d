import type { Service } from 'schema-dts';
import { site } from '@/config/site.ts';
import { mediationService } from '@/lib/structured-data.ts';
import type { City } from './queries.ts';

/** The service in one city. It is given online, so there is an area it serves and no address. */
export function cityService(city: City, origin: URL | undefined): Service {
  return {
    ...mediationService(origin),
    name: `${site.name}, ${city.name}`,
    description: city.description,
    url: new URL(city.href, origin).href,
    areaServed: {
      '@type': 'City',
      name: city.name,
      containedInPlace: { '@type': 'State', name: city.state },
    },
  };
}
