/**
 * The one pass over the built pages: each goes through here on its way from Astro to the disk, and no other step opens
 * its file. What it says of itself is in the register, src/lib/page-register.ts.
 */
import { readFileSync } from 'node:fs';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { descriptionOf } from '../src/lib/page-register.ts';
import { addressOf } from '../src/lib/urls.ts';
import { finishPage } from './finish-page.ts';
import { FullTextIndex, isIndexed } from './full-text-index.ts';
import { type ScriptWords, scriptWords } from './script-words.ts';
import { ShareImages } from './share-images.ts';

const ERROR_SCREEN = new URL('../src/islands/ErrorBoundary.tsx', import.meta.url);

type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

/** The pages of the full-text index come first, so that it is written while the others are rendered. */
const comesFirst = ({ pathname, route }: StaticPath) => route.type === 'page' && isIndexed(pathname);

const inOrder = (a: StaticPath, b: StaticPath) =>
  Number(comesFirst(b)) - Number(comesFirst(a)) || (a.pathname < b.pathname ? -1 : 1);

const pathnameOf = ({ url }: Request) => addressOf(decodeURI(new URL(url).pathname));

/** A page as it is sent, and what it says of itself. */
async function finish(
  rendering: ReturnType<AstroPrerenderer['render']>,
  address: string,
  words: ScriptWords,
) {
  const rendered = await rendering;
  const response = rendered instanceof Response ? rendered : rendered.response;
  const html = finishPage(await response.text(), words);
  return { page: descriptionOf(address), html, response };
}

/** Finishes every page, and makes the full-text index and the share images while the next ones are rendered. */
export function onePass(siteName: string): AstroIntegration {
  let dist: URL;
  let index: FullTextIndex;
  let images: ShareImages;
  let words: ScriptWords;
  return {
    name: 'one-pass',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = config.outDir;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        index = new FullTextIndex(dist);
        images = new ShareImages(siteName, dist);
        // Script files are written before the first page is rendered.
        words = scriptWords((address) =>
          // Preact names no class of ours, but many words that are one; the error screen is in the same file.
          readFileSync(/\/preact\./.test(address) ? ERROR_SCREEN : new URL(`.${address}`, dist), 'utf8'),
        );
        setPrerenderer((standard) => ({
          ...standard,
          getStaticPaths: async () => (await standard.getStaticPaths()).toSorted(inOrder),
          async render(request, options) {
            // Astro asks for pages in the order above, and for the next before it has this one.
            const rendering = standard.render(request, options);
            if (options.routeData.type !== 'page') return rendering;
            const address = pathnameOf(request);
            const finished = finish(rendering, address, words);
            if (isIndexed(address)) index.add(finished);
            else void index.write();
            const { page, html, response } = await finished;
            images.add(page);
            return new Response(html, response);
          },
        }));
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`${await index.write()} pages in the full-text index`);
        logger.info(await images.done());
      },
    },
  };
}
