/** What to answer where the site has no page at an address: pure decisions, nothing is fetched here. */
import { type City, cityFrom } from './city.ts';

type Decision =
  /** Moved for good, to an address of this site. */
  | { kind: 'redirect'; to: string }
  /** No such thing: status 404 with the page of the site at `page`. */
  | { kind: 'not-found'; page: string }
  /** A city without a page of its own: the default page with its name, status 200. */
  | { kind: 'city'; city: City };

/** The site's general 404 page. */
const NOT_FOUND: Decision = { kind: 'not-found', page: '/404' };

/** `segment` is the rest of the address, as it came (percent-encoded), not empty, without a slash. */
type Rule = (prefix: string, segment: string) => Decision;

const SECTION_NUMBER = /^\d{1,3}[A-Za-z]{0,2}$/;
const CATEGORY_SLUG = /^[A-Za-z0-9-]{1,60}$/;

/** The spelling an address should have, if what was asked for has the right shape. */
function respelled(shape: RegExp, respell: (segment: string) => string, page: string): Rule {
  return (prefix, segment) => {
    const right = respell(segment);
    return shape.test(segment) && right !== segment
      ? { kind: 'redirect', to: prefix + right }
      : { kind: 'not-found', page };
  };
}

const section = (page: string) => respelled(SECTION_NUMBER, (segment) => segment.toUpperCase(), page);
const category = (page: string) => respelled(CATEGORY_SLUG, (segment) => segment.toLowerCase(), page);

const city: Rule = (_prefix, segment) => {
  const found = cityFrom(segment);
  return found ? { kind: 'city', city: found } : NOT_FOUND;
};

/** One row for each entry of `run_worker_first` in `wrangler.jsonc`. */
export const RULES: Readonly<Record<string, Rule>> = {
  '/ipc-section/': section('/errors/ipc-section-not-found'),
  '/bns-section/': section('/errors/bns-section-not-found'),
  '/ipc-category/': category('/errors/ipc-category-not-found'),
  '/bns-category/': category('/errors/bns-category-not-found'),
  '/city/': city,
};

/**
 * Decides what to answer at an address where the site has no page.
 * @param pathname as in `URL.pathname`: percent-encoded, perhaps wrongly, of any length
 */
export function decide(pathname: string): Decision {
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const prefix = Object.keys(RULES).find((start) => path.startsWith(start));
  const rule = prefix && RULES[prefix];
  if (!rule) return NOT_FOUND;

  const segment = path.slice(prefix.length);
  if (segment === '' || segment.includes('/')) return NOT_FOUND;

  const decision = rule(prefix, segment);
  // Assets redirect a trailing slash only where they have a page.
  return decision.kind === 'city' && path !== pathname ? { kind: 'redirect', to: path } : decision;
}
