export const casesHref = '/resources/cases';

export const caseHref = (slug: string): string => `${casesHref}/${slug}`;
