import type { MobileApplication, Organization, SearchAction, WebSite } from 'schema-dts';
import { site } from '@/config/site.ts';
import { organizationId } from '@/lib/structured-data.ts';

/** The site, and how it is searched. */
export function webSite(origin: URL | undefined): WebSite {
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${new URL('/search', origin).href}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: site.name,
    url: new URL('/', origin).href,
    inLanguage: site.locale,
    publisher: { '@id': organizationId(origin) },
    potentialAction: search,
  };
}

/** The company behind the site. */
export function organization(origin: URL | undefined): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.name,
    url: new URL('/', origin).href,
    email: site.contactEmail,
    sameAs: Object.values(site.social),
  };
}

/** The app with its rating. The figures are the owner's and stand in one place, src/config/site.ts. */
export function mobileApplication(origin: URL | undefined): MobileApplication {
  return {
    '@type': 'MobileApplication',
    name: site.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Android, iOS',
    url: new URL('/', origin).href,
    countriesSupported: site.country,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: site.rating.value,
      reviewCount: site.rating.reviews,
    },
  };
}
