export const practiceAreasHref = '/practice-areas';

export const practiceAreaHref = (slug: string): string => `${practiceAreasHref}/${slug}`;
