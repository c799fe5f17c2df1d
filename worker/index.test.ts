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
        : new Response(null, { status: 404 });
    },
  };
}

const PAGES = [
  '/hi/404',
  '/hi/errors/ipc-section-not-found',
  '/404',
  '/ipc-section/420',
  '/errors/ipc-section-not-found',
  '/errors/unavailable',
];
const visit = (path: string, assets: Assets, method = 'GET') =>
  worker.fetch(new Request(`https://site.test${path}`, { method }), { ASSETS: assets });

describe('answers a miss', () => {
  it('with the page for it, which is not to be mistaken for the page itself', async () => {
    const response = await visit('/ipc-section/999', site(PAGES));
    expect(response.status).toBe(404);
    expect(response.headers.has('ETag')).toBe(false);
    expect(await response.text()).toBe('page /errors/ipc-section-not-found');
  });

  it('with a redirect that keeps the query and carries the security headers', async () => {
    const response = await visit('/IPC-Section/420,?q=%3Ca%3E&r=1', site(PAGES));
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/ipc-section/420?q=%3Ca%3E&r=1');
    expect(Object.fromEntries(response.headers)).toMatchObject(lowered(SECURITY_HEADERS));
  });

  it.each([
    ['/hi/ipc-section/420', 302, '/ipc-section/420'],
    ['/hi/IPC-Section/420?q=1', 302, '/ipc-section/420?q=1'],
  ])(
    '%s, which is not written in Hindi yet, for now with the English page',
    async (path, status, location) => {
      const response = await visit(path, site(PAGES));
      expect(response.status).toBe(status);
      expect(response.headers.get('Location')).toBe(location);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it.each([
    ['/hi/ipc-section/999', '/hi/errors/ipc-section-not-found'],
    ['/hi/nonsense', '/hi/404'],
  ])('%s in Hindi', async (path, page) => {
    const response = await visit(path, site(PAGES));
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(`page ${page}`);
  });

  it('and not with a redirect to another miss', async () => {
    const response = await visit('/ipc-section/999a', site(PAGES));
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('page /errors/ipc-section-not-found');
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
    ['they throw', { '/404': 'throws' }],
    ['they answer 500', { '/404': 500 }],
    ['they answer 503', { '/404': 503 }],
  ] as const)('says so in a page of the site: %s', async (_what, broken) => {
    const response = await visit('/nope', site(PAGES, broken));
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('page /errors/unavailable');
  });

  it('says so in Hindi below /hi', async () => {
    const response = await visit(
      '/hi/nope',
      site([...PAGES, '/hi/errors/unavailable'], { '/hi/404': 'throws' }),
    );
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('page /hi/errors/unavailable');
  });

  it('says so where a page for a miss was not built', async () => {
    expect((await visit('/bns-section/999', site(PAGES))).status).toBe(503);
  });

  it.each(['GET', 'HEAD'])('says so in plain words where that page fails too (%s)', async (method) => {
    const response = await visit('/nope', site(PAGES, { '*': 'throws' }), method);
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
