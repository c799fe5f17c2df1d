// @ts-check

import { setFlagsFromString } from 'node:v8';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { contentStore } from './build/content-store.ts';
import { security } from './build/csp.ts';
import { siteUrl, variables } from './build/environment.ts';
import { interactionDirective } from './build/interaction.ts';
import { keepLastGoodSite } from './build/last-good-site.ts';
import { onePass } from './build/pages.ts';
import { pictures } from './build/pictures.ts';
import { plainImports } from './build/plain-imports.ts';
import { preactInBrowser } from './build/preact.ts';
import { proseInMdx } from './build/prose-in-mdx.ts';
import { reactWithOwnHydration } from './build/react.ts';
import { sitemapByKind } from './build/sitemap.ts';
import { site } from './src/config/site.ts';

// The heap grows in small steps: a fifth less memory for a twentieth more time.
setFlagsFromString('--heap-growing-percent=40');

/**
 * What every island needs is one file: it compresses better than its parts. The report, with what reads
 * figures, is for those without React too.
 */
const islandChunks = {
  groups: [
    { name: 'report', test: /\/src\/lib\/(?:report|figures)\.|vite\/preload-helper/, priority: 1 },
    {
      name: 'preact',
      test: /\/node_modules\/preact\/|\/src\/islands\/(?:ErrorBoundary|error-screen|hydrate)\./,
    },
  ],
};

export default defineConfig({
  site: siteUrl,
  env: { schema: variables },
  output: 'static',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  // While one page is written, others are rendered: with one at a time the processor waits for the disk.
  build: { concurrency: 4, format: 'file', inlineStylesheets: 'always' },
  // The default, 'jsx', glues inline words together.
  compressHTML: true,
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ features: { smartPunctuation: false } }),
  },
  security,
  integrations: [
    reactWithOwnHydration(),
    mdx(),
    interactionDirective(),
    contentStore(),
    // Before the one pass, which ends when the full-text index is written: they are done meanwhile.
    pictures(),
    sitemapByKind(),
    onePass(site.name),
    keepLastGoodSite(),
  ],
  experimental: { contentIntellisense: true },
  vite: {
    plugins: [proseInMdx(), plainImports(), preactInBrowser(), tailwindcss()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: islandChunks } } } } },
  },
});
