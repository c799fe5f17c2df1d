/**
 * The one pass over the built pages: each goes through here on its way from Astro to the disk, and no other step opens
 * its file. What it says of itself is in the register, src/lib/page-register.ts.
 */
import { readFileSync } from 'node:fs';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { withReads } from '../src/lib/page-reads.ts';
import { describePage, descriptionOf, type PageDescription } from '../src/lib/page-register.ts';
import { addressOf } from '../src/lib/urls.ts';
import { finishPage } from './finish-page.ts';
import { FullTextIndex, isIndexed } from './full-text-index.ts';
import { KeptPages, type Sent } from './kept-pages.ts';
import { type ScriptWords, scriptWords } from './script-words.ts';
import { ShareImages } from './share-images.ts';

const ERROR_SCREEN = new URL('../src/islands/ErrorBoundary.tsx', import.meta.url);

type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

/** The pages of the full-text index come first, so that it is written while the others are rendered. */
const comesFirst = ({ pathname, route }: StaticPath) => route.type === 'page' && isIndexed(pathname);

const inOrder = (a: StaticPath, b: StaticPath) =>
  Number(comesFirst(b)) - Number(comesFirst(a)) || (a.pathname < b.pathname ? -1 : 1);

const pathOf = ({ url }: Request) => decodeURI(new URL(url).pathname);

type Rendered = Awaited<ReturnType<AstroPrerenderer['render']>>;

/** Something rendered as it is sent, and what it says of itself where it is a page. */
interface Made extends Sent {
  about: PageDescription | undefined;
}

async function finish(rendered: Rendered, page: string | undefined, words: ScriptWords): Promise<Made> {
  const { response } = 'response' in rendered ? rendered : { response: rendered };
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  if (page === undefined) {
    return { status, headers, body: Buffer.from(await response.arrayBuffer()), about: undefined };
  }
  const html = finishPage(await response.text(), words);
  return { status, headers, body: Buffer.from(html), about: descriptionOf(page) };
}

/**
 * Finishes every page, or takes it from an earlier build, and makes the full-text index and the share images while the next
 * ones are rendered.
 */
export function onePass(siteName: string): AstroIntegration {
  let dist: URL;
  let index: FullTextIndex;
  let images: ShareImages;
  let words: ScriptWords;
  let kept: KeptPages<Made['about']>;

  async function make(request: Request, rendering: () => Promise<Rendered>, isPage: boolean): Promise<Made> {
    const path = pathOf(request);
    const known = kept.take(path);
    if (known) {
      if (known.about) describePage(known.about);
      return known;
    }
    const address = isPage ? addressOf(path) : undefined;
    const { made, reads } = await withReads(async () => finish(await rendering(), address, words));
    kept.keep(path, made, reads);
    return made;
  }

  return {
    name: 'one-pass',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = config.outDir;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        index = new FullTextIndex(dist);
        images = new ShareImages(siteName, dist);
        kept = new KeptPages();
        // Script files are written before the first page is rendered.
        words = scriptWords((address) =>
          // Preact names no class of ours, but many words that are one; the error screen is in the same file.
          readFileSync(/\/preact\./.test(address) ? ERROR_SCREEN : new URL(`.${address}`, dist), 'utf8'),
        );
        setPrerenderer((standard) => ({
          ...standard,
          getStaticPaths: async () => (await standard.getStaticPaths()).toSorted(inOrder),
          async render(request, options) {
            const isPage = options.routeData.type === 'page';
            // Astro asks for pages in the order above, and for the next before it has this one.
            const making = make(request, () => standard.render(request, options), isPage);
            if (isPage && isIndexed(addressOf(pathOf(request)))) index.add(making);
            else if (isPage) void index.write();
            const { about, body, headers, status } = await making;
            if (about) images.add(about);
            return new Response(body, { status, headers });
          },
        }));
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`${await index.write()} pages in the full-text index`);
        logger.info(await images.done());
        logger.info(`${kept.done()} pages and files taken from earlier builds`);
      },
    },
  };
}
