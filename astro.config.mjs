// @ts-check

import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { security } from './config/csp.ts';
import { siteUrl, variables } from './config/environment.ts';
import { finishPages } from './config/integrations/finish-pages.ts';
import { interactionDirective } from './config/integrations/interaction.ts';
import { keepLastGoodSite } from './config/integrations/last-good-site.ts';
import { fullTextIndex } from './config/integrations/pagefind.ts';
import { shareImages } from './config/integrations/share-images.ts';
import { proseInMdx } from './config/prose-in-mdx.ts';
import { sitemapByKind } from './config/sitemap.ts';
import { site } from './src/config/site.ts';

/** What every island needs is one file: it compresses better than its parts. The report is for those without React too. */
const islandChunks = {
  groups: [
    { name: 'report', test: /\/src\/lib\/report\./, priority: 1 },
    {
      name: 'react',
      test: /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\/|\/src\/islands\/(?:ErrorBoundary|error-screen)\./,
    },
  ],
};

export default defineConfig({
  site: siteUrl,
  env: { schema: variables },
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
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
    react(),
    mdx(),
    interactionDirective(),
    finishPages(),
    fullTextIndex(),
    shareImages(site.name),
    ...sitemapByKind(),
    keepLastGoodSite(),
  ],
  experimental: { contentIntellisense: true },
  vite: {
    plugins: [proseInMdx(), tailwindcss()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: islandChunks } } } } },
  },
});
