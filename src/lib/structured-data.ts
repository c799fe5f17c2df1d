import type { BreadcrumbList, Service } from 'schema-dts';

/** Names the publisher wherever it is mentioned; the home page describes it. */
export const organizationId = (site: URL | undefined): string => new URL('/#organization', site).href;

/** The trail of a page as structured data. `site` is the origin the addresses are made absolute with. */
export function breadcrumbList(
  crumbs: readonly { name: string; path: string }[],
  site: URL | undefined,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/**
 * What every service of the site has in common. The terms call the site a platform that brings people together with
 * lawyers, and no law firm: so it is the broker of a service and not its provider.
 */
export const mediationService = (site: URL | undefined): Service & { '@type': 'Service' } => ({
  '@type': 'Service',
  serviceType: 'Platform that connects people with independent lawyers',
  broker: { '@id': organizationId(site) },
});
