/** What each built page says of itself in its head: read once after the build, for the sitemap and the share images. */
import { readFile } from 'node:fs/promises';
import { decodeEntities } from '../src/lib/entities.ts';

export interface BuiltPage {
  /** `/ipc-section/420` */
  address: string;
  title: string;
  noindex: boolean;
  /** Address of the page that says this, when it is not this one. */
  alias: boolean;
  /** Address of its share image, without the origin. */
  image: string;
  /** The day its content was last checked or changed, ISO; nothing for a page that only lists others. */
  modified: string | undefined;
  /** Up to two facts of a link preview: name and value. */
  facts: readonly { name: string; value: string }[];
}

/** Reads the head of a page as the layout writes it. `html` may stop after the head. */
export function readHead(address: string, html: string): BuiltPage {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, decodeEntities(content)],
    ),
  );
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  const image = meta.get('og:image');
  return {
    address,
    title: meta.get('og:title') ?? '',
    noindex: meta.get('robots') === 'noindex',
    alias: canonical !== undefined && new URL(canonical).pathname !== address,
    image: image ? new URL(image).pathname : '',
    modified: meta.get('article:modified_time'),
    facts: [1, 2].flatMap((index) => {
      const name = meta.get(`twitter:label${index}`);
      const value = meta.get(`twitter:data${index}`);
      return name && value ? [{ name, value }] : [];
    }),
  };
}

/** The file of a built page. `address` begins with a slash, `dist` is the folder of the build. */
export const pageFile = (dist: URL, address: string): URL =>
  new URL(address === '/' ? 'index.html' : `${address.slice(1)}.html`, dist);

/** The head of one built page. `dist` is the folder of the build. */
export async function readBuiltPage(dist: URL, address: string): Promise<BuiltPage> {
  return readHead(address, await readFile(pageFile(dist, address), 'utf8'));
}
