import type { Service as ServiceNode } from 'schema-dts';
import { site } from '@/config/site.ts';
import { mediationService } from '@/lib/structured-data.ts';
import type { Service } from './queries.ts';

/**
 * A service as search engines read it. Its prices are left out until it is known whether they contain the platform fee: an
 * offer is what a buyer pays.
 */
export function serviceNode(service: Service, origin: URL | undefined): ServiceNode {
  return {
    ...mediationService(origin),
    name: service.title,
    description: service.description,
    areaServed: { '@type': 'Country', name: 'India' },
    url: new URL(service.href, origin).href,
    ...(service.range &&
      site.platformFee.included && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'INR',
          lowPrice: service.range[0],
          highPrice: service.range[1],
        },
      }),
  };
}
