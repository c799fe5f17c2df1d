/**
 * The one pass over the built pages: each goes through here on its way from Astro to the disk, and no other step opens
 * its file. What it says of itself is in the register, src/lib/page-register.ts.
 */
import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { descriptionOf } from '../src/lib/page-register.ts';
import { addressOf } from '../src/lib/urls.ts';
import { finishPage } from './finish-page.ts';
import { FullTextIndex } from './full-text-index.ts';
import { type ScriptWords, scriptWords } from './script-words.ts';
import { ShareImages } from './share-images.ts';

const ERROR_SCREEN = new URL('../src/islands/ErrorBoundary.tsx', import.meta.url);

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
        index = new FullTextIndex();
        images = new ShareImages(siteName, dist);
        // Script files are written before the first page is rendered.
        words = scriptWords((address) =>
          // React names no class of ours, but many words that are one; the error screen is in the same file.
          readFileSync(/\/react\./.test(address) ? ERROR_SCREEN : new URL(`.${address}`, dist), 'utf8'),
        );
        setPrerenderer((standard) => ({
          ...standard,
          // Pagefind numbers pages as they come, and the same pages must give the same index.
          getStaticPaths: async () =>
            (await standard.getStaticPaths()).toSorted((a, b) => (a.pathname < b.pathname ? -1 : 1)),
          async render(request, options) {
            const rendered = await standard.render(request, options);
            if (options.routeData.type !== 'page') return rendered;
            const response = rendered instanceof Response ? rendered : rendered.response;
            const html = finishPage(await response.text(), words);
            const page = descriptionOf(addressOf(decodeURI(new URL(request.url).pathname)));
            index.add(page, html);
            images.add(page);
            return new Response(html, response);
          },
        }));
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`${await index.write(dist)} pages in the full-text index`);
        logger.info(await images.done());
      },
    },
  };
}
