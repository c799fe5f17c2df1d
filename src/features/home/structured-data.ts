import type { MobileApplication } from 'schema-dts';
import { site } from '@/config/site.ts';

/** The app with its rating. The figures are the owner's and stand in one place, src/config/site.ts. */
export function appNode(origin: URL | undefined): MobileApplication {
  return {
    '@type': 'MobileApplication',
    name: site.name,
    description: site.tagline,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Android, iOS',
    url: origin?.href ?? '/',
    countriesSupported: site.country,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: site.rating.value,
      reviewCount: site.rating.reviews,
    },
  };
}
