import { defineMiddleware } from 'astro:middleware';
import { getHindiAddresses } from '@/features/hindi/queries.ts';
import { linksInHindi } from '@/lib/hindi-links.ts';
import { englishAddress, hindiAddress, languageAt } from '@/lib/languages.ts';
import { forOneRequest } from '@/lib/per-build.ts';
import { addressOf } from '@/lib/urls.ts';

/** What the languages of the site ask of every page: its twin, and in Hindi where its links lead. */
const inItsLanguage = defineMiddleware(async ({ url, locals }, next) => {
  const address = addressOf(url.pathname);
  const standing = await getHindiAddresses();
  if (languageAt(address) === 'en') {
    const twin = hindiAddress(address);
    if (standing.has(twin)) locals.twin = twin;
    return next();
  }
  if (standing.has(address)) locals.twin = englishAddress(address);
  const response = await next();
  if (!response.headers.get('Content-Type')?.includes('text/html')) return response;
  return new Response(linksInHindi(await response.text(), standing), response);
});

export const onRequest = defineMiddleware((context, next) =>
  import.meta.env.DEV ? forOneRequest(() => inItsLanguage(context, next)) : inItsLanguage(context, next),
);
