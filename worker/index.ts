/**
 * The edge worker. It runs for the addresses in `wrangler.jsonc` only, passes on what the assets have, and
 * answers what they do not have: see docs/adr/0001-addresses.md.
 */
import { type Assets, findAsset, hasPage, takePage } from './assets.ts';
import type { City } from './city.ts';
import { fillCity } from './fill-city.ts';
import { decide } from './rules.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

interface Env {
  ASSETS: Assets;
}

/** An answer that is not a page of the site. */
function bare(status: number, headers: Record<string, string>, text: string | null = null): Response {
  return new Response(text, { status, headers: { ...SECURITY_HEADERS, ...headers } });
}

const redirect = (address: string) => bare(301, { Location: address });

async function answerCity(city: City, request: Request, assets: Assets): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // /city/Pune and /city/new_delhi, where the site has /city/pune and /city/new-delhi.
  if (city.address !== pathname && (await hasPage(assets, city.address, request))) {
    return redirect(city.address + search);
  }
  return fillCity(await takePage(assets, '/city/default', 200, request), city.name);
}

async function answerMiss(request: Request, assets: Assets): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const decision = decide(pathname);
  switch (decision.kind) {
    case 'redirect':
      return redirect(decision.to + search);
    case 'not-found':
      return takePage(assets, decision.page, 404, request);
    case 'city':
      return answerCity(decision.city, request, assets);
  }
}

async function unavailable(request: Request, assets: Assets): Promise<Response> {
  try {
    const page = await takePage(assets, '/errors/unavailable', 503, request);
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
      return (await findAsset(env.ASSETS, request)) ?? (await answerMiss(request, env.ASSETS));
    } catch (error) {
      console.error(error);
      return unavailable(request, env.ASSETS);
    }
  },
};
