/** What to answer where the site has no page at an address: pure decisions, nothing is fetched here. */
import { addressIn, englishAddress, languageAt } from '../src/lib/languages.ts';
import { cityName } from './city.ts';

type Decision =
  /** No such thing: status 404 with the page of the site at `page`. */
  | { kind: 'not-found'; page: string }
  /** A city without a page of its own: the default page with its name, status 200. */
  | { kind: 'city'; name: string };

/** Kinds of address with a "not found" page of their own, by the first part of the address. */
const OWN_PAGE = new Set(['ipc-section', 'bns-section', 'ipc-category', 'bns-category']);

/**
 * Decides what to answer at an address where the site has no page.
 * @param address in the spelling of the site, as `respell` returns it
 * @param asked the address as it came: a city keeps the capitals it was given
 */
export function decide(address: string, asked: string): Decision {
  const language = languageAt(address);
  const [, kind = '', ...rest] = englishAddress(address).split('/');
  const name =
    kind === 'city' && rest.length === 1 && language === 'en'
      ? cityName(asked.split('/').filter(Boolean)[1] ?? '')
      : undefined;
  if (name) return { kind: 'city', name };
  const page = OWN_PAGE.has(kind) && rest.length === 1 ? `/errors/${kind}-not-found` : '/404';
  return { kind: 'not-found', page: addressIn(language, page) };
}
