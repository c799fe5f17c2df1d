import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Assets } from './assets.ts';
import worker from './index.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** A site of these pages; `broken` lists addresses where the assets fail, `*` for all. */
function site(pages: string[], broken: Record<string, 'throws' | number> = {}): Assets {
  return {
    async fetch({ url }) {
      const { pathname } = new URL(url);
      const fault = broken[pathname] ?? broken['*'];
      if (fault === 'throws') throw new Error('assets are gone');
      if (fault) return new Response('internal detail', { status: fault });
      return pages.includes(pathname)
        ? new Response(`page ${pathname}`, { headers: { ETag: '"1"' } })
        : new Response('page of IPC 404', { status: 404 });
    },
  };
}

const PAGES = ['/404', '/ipc-section/420', '/errors/ipc-section-not-found', '/errors/unavailable'];
const visit = (path: string, assets: Assets, method = 'GET') =>
  worker.fetch(new Request(`https://site.test${path}`, { method }), { ASSETS: assets });

describe('passes on what the assets have', () => {
  it('unchanged', async () => {
    const page = new Response('page', { headers: { ETag: '"1"' } });
    expect(await visit('/ipc-section/420', { fetch: async () => page })).toBe(page);
  });

  it.each([
    ['a redirect to a page', '/ipc-section/420', 307],
    ['not a redirect to nothing', '/ipc-section/999', 404],
  ])('and %s', async (_what, location, status) => {
    const pages = site(PAGES);
    const assets: Assets = {
      fetch: async (request) =>
        request.url.endsWith('/asked')
          ? new Response(null, { status: 307, headers: { Location: location } })
          : pages.fetch(request),
    };
    expect((await visit('/ipc-section/asked', assets)).status).toBe(status);
  });

  it.each([
    ['for a page', 200, 304],
    ['not for the body of a miss', 404, 404],
  ])('and "not modified" %s', async (_what, unconditionally, status) => {
    const pages = site(PAGES);
    const assets: Assets = {
      fetch: async (request) => {
        if (!request.url.endsWith('/asked')) return pages.fetch(request);
        return new Response(null, { status: request.headers.has('If-None-Match') ? 304 : unconditionally });
      },
    };
    const request = new Request('https://site.test/ipc-section/asked', {
      headers: { 'If-None-Match': '"1"' },
    });
    expect((await worker.fetch(request, { ASSETS: assets })).status).toBe(status);
  });
});

describe('answers a miss', () => {
  it('with the page for it, which is not to be mistaken for the page itself', async () => {
    const response = await visit('/ipc-section/999', site(PAGES));
    expect(response.status).toBe(404);
    expect(response.headers.has('ETag')).toBe(false);
    expect(await response.text()).toBe('page /errors/ipc-section-not-found');
  });

  it('with a redirect that keeps the query and carries the security headers', async () => {
    const response = await visit('/ipc-section/304b?q=%3Ca%3E&r=1', site(PAGES));
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/ipc-section/304B?q=%3Ca%3E&r=1');
    expect(Object.fromEntries(response.headers)).toMatchObject(lowered(SECURITY_HEADERS));
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
  const response = await visit('/ipc-section/420', site(PAGES), method);
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD');
});

describe('when the assets fail', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it.each([
    ['they throw', { '/ipc-section/420': 'throws' }],
    ['they answer 500', { '/ipc-section/420': 500 }],
    ['they answer 503', { '/ipc-section/420': 503 }],
  ] as const)('says so in a page of the site: %s', async (_what, broken) => {
    const response = await visit('/ipc-section/420', site(PAGES, broken));
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('page /errors/unavailable');
  });

  it('says so where a page for a miss was not built', async () => {
    expect((await visit('/bns-section/999', site(PAGES))).status).toBe(503);
  });

  it.each(['GET', 'HEAD'])('says so in plain words where that page fails too (%s)', async (method) => {
    const response = await visit('/ipc-section/420', site(PAGES, { '*': 'throws' }), method);
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...lowered(SECURITY_HEADERS),
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(await response.text()).toMatch(method === 'HEAD' ? /^$/ : /not available/);
  });
});

function lowered(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
