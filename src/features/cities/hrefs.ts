export const citiesHref = '/cities';

/** `name` as in the file name of its entry, small letters: `/city/mumbai`. */
export const cityHref = (slug: string): string => `/city/${slug}`;
