import type { Service as ServiceNode } from 'schema-dts';
import { site } from '@/config/site.ts';
import type { Service } from './queries.ts';

/** A service with its range of prices, as search engines read it. */
export function serviceNode(service: Service, origin: URL | undefined): ServiceNode {
  return {
    '@type': 'Service',
    name: service.title,
    description: service.description,
    serviceType: 'Legal consultation',
    areaServed: { '@type': 'Country', name: 'India' },
    provider: { '@type': 'LegalService', name: site.name, url: new URL('/', origin).href },
    url: new URL(service.href, origin).href,
    ...(service.range && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'INR',
        lowPrice: service.range[0],
        highPrice: service.range[1],
      },
    }),
  };
}
