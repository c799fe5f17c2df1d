/**
 * The edge worker. It runs only where the site has no file at an address, and answers that: see
 * docs/adr/0001-addresses.md.
 */
import { addressIn, englishAddress, languageAt } from '../src/lib/languages.ts';
import { type Assets, hasPage, takePage } from './assets.ts';
import { fillCity } from './fill-city.ts';
import { finderAnswer } from './finder.ts';
import { respell } from './respell.ts';
import { decide } from './rules.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

interface Env {
  ASSETS: Assets;
}

/** An answer that is not a page of the site. */
function bare(status: number, headers: Record<string, string>, text: string | null = null): Response {
  return new Response(text, { status, headers: { ...SECURITY_HEADERS, ...headers } });
}

async function answerMiss(request: Request, assets: Assets): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const address = respell(pathname);
  const answer = finderAnswer(address, searchParams);
  // 303: another page answers this form; what it is may change with the tables.
  if (answer) return bare(303, { Location: answer, 'Cache-Control': 'no-store' });
  // Only where there is something: a redirect to a page that does not exist would be remembered for ever.
  if (address !== pathname && (await hasPage(assets, address, request))) {
    return bare(301, { Location: address + search });
  }
  // A page that is not written in Hindi yet: until it is, the English one.
  const english = languageAt(address) === 'hi' ? englishAddress(address) : undefined;
  if (english && (await hasPage(assets, english, request))) {
    return bare(302, { Location: english + search, 'Cache-Control': 'no-store' });
  }
  const decision = decide(address, pathname);
  if (decision.kind === 'not-found') return takePage(assets, decision.page, 404, request);
  return fillCity(await takePage(assets, '/city/default', 200, request), decision.name);
}

async function unavailable(request: Request, assets: Assets): Promise<Response> {
  try {
    const address = addressIn(languageAt(new URL(request.url).pathname), '/errors/unavailable');
    const page = await takePage(assets, address, 503, request);
    page.headers.set('Cache-Control', 'no-store');
    return page;
  } catch {
    const text = 'This page is not available at the moment. Please try again in a few minutes.';
    const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
    return bare(503, headers, request.method === 'HEAD' ? null : text);
  }
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return bare(405, { Allow: 'GET, HEAD' });
    try {
      return await answerMiss(request, env.ASSETS);
    } catch (error) {
      console.error(error);
      return unavailable(request, env.ASSETS);
    }
  },
};
