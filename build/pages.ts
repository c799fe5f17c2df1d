/**
 * The one pass over the pages of the site: each goes through here on its way from Astro, or from an earlier build, to the disk.
 * What it says of itself is in the register, src/lib/page-register.ts.
 */
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { withReads } from '../src/lib/page-reads.ts';
import { describePage, descriptionOf, type PageDescription } from '../src/lib/page-register.ts';
import { addressOf } from '../src/lib/urls.ts';
import { finishPage } from './finish-page.ts';
import { FullTextIndex, isIndexed } from './full-text-index.ts';
import { KeptPages } from './kept-pages.ts';
import { type ScriptWords, scriptWords } from './script-words.ts';
import { ShareImages } from './share-images.ts';

const ERROR_SCREEN = new URL('../src/islands/ErrorBoundary.tsx', import.meta.url);

type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

/** The pages of the full-text index come first, so that it is written while the others are rendered. */
const comesFirst = ({ pathname, route }: StaticPath) => route.type === 'page' && isIndexed(pathname);

const inOrder = (a: StaticPath, b: StaticPath) =>
  Number(comesFirst(b)) - Number(comesFirst(a)) || (a.pathname < b.pathname ? -1 : 1);

/** The file of a page, or of what else is rendered, from the folder of the site: what Astro asks for and writes. */
function fileOf({ pathname, route }: StaticPath): string {
  if (route.type !== 'page') return pathname;
  return pathname === '/' ? '/index.html' : `${pathname}.html`;
}

/** Pages that are taken from earlier builds before other work has its turn. */
const AT_ONCE = 10;

/** Something rendered as it is sent, and what it says of itself where it is a page. */
interface Made {
  about: PageDescription | undefined;
  body: Buffer<ArrayBuffer>;
}

async function finish(response: Response, page: string | undefined, words: ScriptWords): Promise<Made> {
  if (page === undefined) return { about: undefined, body: Buffer.from(await response.arrayBuffer()) };
  const html = finishPage(await response.text(), words);
  return { about: descriptionOf(page), body: Buffer.from(html) };
}

/**
 * Takes the pages that stand from earlier builds and finishes the others; the full-text index and the share images of all are
 * made while these are rendered.
 */
export function onePass(siteName: string): AstroIntegration {
  let dist: URL;
  let index: FullTextIndex;
  let images: ShareImages;
  let words: ScriptWords;
  let kept: KeptPages<Made['about']>;
  /** What the index is to be given of pages that are not rendered yet, by file. */
  const awaited = new Map<string, (made: Made) => void>();

  /** Puts a page of an earlier build into the site, and tells the index of it or of the one to come. Returns whether there was one. */
  function takeKept(path: StaticPath): boolean {
    const file = fileOf(path);
    const place = fileURLToPath(new URL(`.${file}`, dist));
    const known = kept.put(file, place);
    if (known?.about) {
      describePage(known.about);
      images.add(known.about);
    }
    if (comesFirst(path)) {
      const toCome = () => new Promise<Made>((resolve) => awaited.set(file, resolve));
      index.add(known ?? toCome());
    }
    return known !== undefined;
  }

  /** What is to be rendered when the pages of earlier builds are taken. */
  async function withoutKept(paths: readonly StaticPath[]): Promise<StaticPath[]> {
    if (paths.some((path) => comesFirst(path) && !kept.has(fileOf(path)))) void index.begin();
    const missing: StaticPath[] = [];
    for (const [count, path] of paths.entries()) {
      if (!takeKept(path)) missing.push(path);
      // The index is given those before, meanwhile.
      if (count % AT_ONCE === 0) await setImmediate();
    }
    void index.write();
    return missing;
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
          getStaticPaths: async () => withoutKept((await standard.getStaticPaths()).toSorted(inOrder)),
          async render(request, options) {
            const file = decodeURI(new URL(request.url).pathname);
            const address = options.routeData.type === 'page' ? addressOf(file) : undefined;
            const { made, reads } = await withReads(async () => {
              const rendered = await standard.render(request, options);
              const response = 'response' in rendered ? rendered.response : rendered;
              const { status, headers } = response;
              return { ...(await finish(response, address, words)), status, headers };
            });
            const { about, body, headers, status } = made;
            // Astro makes the page of a redirect by itself.
            if (!headers.has('Location')) kept.keep(file, about, body, reads);
            awaited.get(file)?.(made);
            if (about) images.add(about);
            return new Response(body, { status, headers });
          },
        }));
      },
      'astro:build:done': async ({ logger }) => {
        // While the index is still being written.
        logger.info(`${kept.done()} pages and files taken from earlier builds`);
        logger.info(await images.done());
        logger.info(`${await index.write()} pages in the full-text index`);
      },
    },
  };
}
