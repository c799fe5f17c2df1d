export const templatesHref = '/resources/templates';

export const templateHref = (slug: string): string => `${templatesHref}/${slug}`;
