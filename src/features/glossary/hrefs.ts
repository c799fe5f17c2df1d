export const glossaryHref = '/glossary';

/** Address of a term: `cognizable-offence` → `/glossary/cognizable-offence`. */
export const termHref = (slug: string): string => `${glossaryHref}/${slug}`;
