import { getHindiTerms, getTerms, type Term } from './queries.ts';

const pathOf = (term: Term) => ({ params: { term: term.slug }, props: { term } });

export const termPaths = async () => (await getTerms()).map(pathOf);

/** The terms that are written in Hindi. */
export const hindiTermPaths = async () => (await getHindiTerms()).map(pathOf);
