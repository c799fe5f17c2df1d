import type { BreadcrumbList } from 'schema-dts';

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
