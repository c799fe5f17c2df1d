export const careersHref = '/careers';

export const jobHref = (slug: string): string => `${careersHref}/${slug}`;

/** For who finds no position that fits. */
export const generalHref = jobHref('general');
