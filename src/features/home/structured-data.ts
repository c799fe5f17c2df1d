import type { MobileApplication, Organization, SearchAction, WebSite } from 'schema-dts';
import { site } from '@/config/site.ts';
import { organizationId } from '@/lib/structured-data.ts';
import { searchHref } from '@/search/hrefs.ts';

/** The site, and how it is searched. */
export function webSite(origin: URL | undefined): WebSite {
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${new URL(searchHref, origin).href}?q={search_term_string}`,
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
    ...(site.contactEmail && { email: site.contactEmail.address }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ href }) => href) }),
  };
}

/** The app with its rating, as far as this build shows them; nothing where the app is not linked. */
export function mobileApplications(origin: URL | undefined): MobileApplication[] {
  const { apps, rating } = site;
  if (apps.length === 0) return [];
  const application: MobileApplication = {
    '@type': 'MobileApplication',
    name: site.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: apps.map(({ system }) => system).join(', '),
    url: new URL('/', origin).href,
    countriesSupported: site.country,
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        reviewCount: rating.reviews,
      },
    }),
  };
  return [application];
}
