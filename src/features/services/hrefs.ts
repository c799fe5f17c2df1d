export const servicesHref = '/services';

export const serviceHref = (slug: string): string => `${servicesHref}/${slug}`;
