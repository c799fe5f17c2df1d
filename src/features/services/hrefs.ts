export const serviceHref = (slug: string): string => `/services/${slug}`;
