import type { BreadcrumbList } from 'schema-dts';

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
