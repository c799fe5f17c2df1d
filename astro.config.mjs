// @ts-check

import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { security } from './build/csp.ts';
import { interactionDirective } from './build/interaction.ts';
import { keepLastGoodSite } from './build/last-good-site.ts';
import { onePass } from './build/pages.ts';
import { pictures } from './build/pictures.ts';
import { sitemapByKind } from './build/sitemap.ts';
import { site } from './src/config/site.ts';

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://www.vidhisetu.example',
  output: 'static',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
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
    onePass(site.name),
    // After it: what is still to be drawn is drawn while the index is written.
    pictures(),
    sitemapByKind(),
    keepLastGoodSite(),
  ],
  vite: { plugins: [tailwindcss()] },
});
