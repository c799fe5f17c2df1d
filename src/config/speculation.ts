/**
 * The plain pages of this site: no dot, so no file, and no question in the address, so no answer that a form or a reader
 * asks for. Links elsewhere do not match, and forms are never considered.
 */
const likely = [{ where: { href_matches: '/([^.]*)\\?' }, eagerness: 'moderate' }];

/**
 * What the browser may do before a link is followed, as it stands in every page; the policy knows it by its hash. At a
 * sign of interest (a pointer that rests on the link, a finger that touches it) the page is made ahead, so that the click
 * only shows it. Chromium keeps two such pages and no more, and makes none on a phone with little memory: there, and in
 * other browsers, the page is at least fetched. Where both are done there is one request.
 */
export const speculationRules = JSON.stringify({ prefetch: likely, prerender: likely });
