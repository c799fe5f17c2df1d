/** The page that answers `?q=`, and a list of plain links where no script runs. */
export const searchHref = '/search';

/** The files the search loads on first focus (`index/format.ts`), in that order. */
export const namesHref = `${searchHref}/names.json`;
export const pagesHref = `${searchHref}/pages.json`;
export const descriptionsHref = `${searchHref}/descriptions.json`;
export const answersHref = `${searchHref}/answers.json`;
