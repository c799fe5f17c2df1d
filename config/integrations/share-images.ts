import { createHash } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuiltPage, readBuiltPage } from '../built-pages.ts';
import { kindOf } from '../page-kinds.ts';
import { drawShareImage, RECIPE } from '../share-image.ts';

/** Kept between builds; a picture is named after what is on it. */
const CACHE = new URL('node_modules/.cache/vidhisetu-share/', new URL('../../', import.meta.url));
/** Drawing waits on threads of the image library, so a few go at once. */
const AT_ONCE = 4;

/** Draws the picture of a page, or takes the one drawn before. Returns whether it had to be drawn. */
async function makeImage(page: BuiltPage, siteName: string, dist: URL): Promise<boolean> {
  const { caption, figure } = kindOf(page.address);
  const content = {
    siteName,
    caption,
    figure: figure ? page.address.split('/').at(-1) : undefined,
    title: figure ? page.title.replace(/^[^:]+: /, '') : page.title,
    facts: page.facts,
  };
  const digest = createHash('sha256')
    .update(RECIPE + JSON.stringify(content))
    .digest('hex');
  const cached = fileURLToPath(new URL(`${digest}.png`, CACHE));
  const target = fileURLToPath(new URL(`.${page.image}`, dist));
  await mkdir(dirname(target), { recursive: true });
  try {
    await copyFile(cached, target);
    return false;
  } catch {
    const picture = await drawShareImage(content);
    await writeFile(cached, picture);
    await writeFile(target, picture);
    return true;
  }
}

/**
 * Draws the picture a link to a page is shown with, for each page that names one under /share. What is on it is what the
 * page says of itself in its head. An unchanged page costs a copy.
 */
export function shareImages(siteName: string): AstroIntegration {
  return {
    name: 'share-images',
    hooks: {
      'astro:build:done': async ({ pages, dir, logger }) => {
        const started = performance.now();
        await mkdir(CACHE, { recursive: true });
        const queue = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`);
        let drawn = 0;
        let total = 0;
        const work = async () => {
          for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
            const page = await readBuiltPage(dir, address);
            if (!page.image.startsWith('/share/') || page.alias) continue;
            total++;
            if (await makeImage(page, siteName, dir)) drawn++;
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        logger.info(`${total} pictures, ${drawn} drawn, ${total - drawn} unchanged, ${seconds} s`);
      },
    },
  };
}
