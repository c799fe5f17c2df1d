/**
 * Where the links of a page in Hindi lead. Pages and texts name every page of the site by its English address, or a section by
 * its Hindi one; what stands in Hindi only the whole site knows, so that a link is led there when its page is rendered. No text
 * changes when its neighbour is written.
 */
import { addressIn, englishAddress } from './languages.ts';

const LEADING = /<(?:a|form|area)\b[^>]*>/g;
const TARGET = / (href|action)="(\/[^"#?]*)([^"]*)"/;
/** The trail of a page, as search engines read it. */
const TRAIL = /(?<="item":"https?:\/\/[^/"]+)(\/[^"]*)(?=")/g;

/** Addresses in Hindi that stand. */
export type Standing = { has(address: string): boolean };

const inHindi = (path: string): string => addressIn('hi', path);

/**
 * Leads each link and form of a page in Hindi to the page in Hindi where that stands, else to the English one, and says so. What
 * names its language already stays as it is.
 * @param html the whole page, or a part of one
 */
export const linksInHindi = (html: string, standing: Standing): string =>
  html
    .replace(LEADING, (tag) =>
      / hreflang=/i.test(tag)
        ? tag
        : tag.replace(TARGET, (_, name: string, path: string, rest: string) =>
            standing.has(inHindi(path))
              ? ` ${name}="${inHindi(path)}${rest}"`
              : ` ${name}="${englishAddress(path)}${rest}"${name === 'href' ? ' hreflang="en"' : ''}`,
          ),
    )
    .replace(TRAIL, (path) => (standing.has(inHindi(path)) ? inHindi(path) : path));
