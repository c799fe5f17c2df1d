/**
 * The plain pages of this site: no dot, so no file, and no question in the address, so no answer that a form or a reader
 * asks for. Links elsewhere do not match, and forms are never considered.
 */
const page = { href_matches: '/([^.]*)\\?' };

/** What is pressed: without a word this is `conservative`. */
const pressed = { where: page };

/** What lies under the pointer, at once; by `eager` alone a phone would take every link in view. */
const pointedAt = { where: { and: [page, { selector_matches: ':hover' }] }, eagerness: 'eager' };

/**
 * What the browser may do before a link is followed, as it stands in every page; the policy knows it by its hash. At a
 * sign of interest (a pointer on the link, a finger that touches it) the page is made ahead, so that the click
 * only shows it. Chromium keeps two such pages and no more, and makes none on a phone with little memory: there, and in
 * other browsers, the page is at least fetched when it is touched. Where both are done there is one request.
 */
export const speculationRules = JSON.stringify({ prefetch: [pressed], prerender: [pointedAt, pressed] });
