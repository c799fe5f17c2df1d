/** Where the form of the offence finder leads on a browser that runs no script: nothing is fetched here. */
import { finderAnswerHref, finderHref, listHref } from '../src/features/offences/hrefs.ts';
import { listAskedFor } from '../src/features/offences/model/lists.ts';
import { addressIn, englishAddress, languageAt } from '../src/lib/languages.ts';

/** What the form sends is short; more is not repeated in an address. */
const LONGEST_QUERY = 500;

/**
 * The list that answers the form, or the finder itself where no list does.
 * @param address in the spelling of the site, as `respell` returns it
 * @returns an address of this site; nothing for any other address than that of the form
 */
export function finderAnswer(address: string, query: URLSearchParams): string | undefined {
  const language = languageAt(address);
  if (englishAddress(address) !== finderAnswerHref) return undefined;
  const found = listAskedFor(query);
  if (found) return addressIn(language, listHref(found.act, found.list.slug));
  const finder = addressIn(language, finderHref);
  const asked = new URLSearchParams([...query].filter(([, value]) => value !== '')).toString();
  return asked === '' || asked.length > LONGEST_QUERY ? finder : `${finder}?${asked}`;
}
