/**
 * The worker on the real engine (workerd, as `wrangler dev` and production run it), with the project's own
 * configuration and headers before a small site. Its traps are in the assets, which a fake would not have.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unstable_startWorker } from 'wrangler';
import { SECURITY_HEADERS } from './security-headers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const CITY_PAGE = `<!doctype html><html lang="en"><head><title>Q&amp;A in Your City</title>
<meta name="description" content="&quot;Best&quot; in Your City">
<meta property="og:title" content="Your City">
</head><body><h1 data-city-name>your city</h1></body></html>`;
const PAGES = [
  ...['404', 'about', 'ipc-section/420', 'ipc-section/404', 'ipc-category/religion', 'city/new-delhi'],
  ...['ipc-section', 'bns-section', 'ipc-category', 'bns-category'].map((what) => `errors/${what}-not-found`),
];

const dist = mkdtempSync(join(tmpdir(), 'edge-'));
let server: Awaited<ReturnType<typeof unstable_startWorker>>;

function write(page: string, html: string): void {
  const file = join(dist, `${page}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

beforeAll(async () => {
  for (const page of PAGES) write(page, `page ${page}`);
  write('city/default', CITY_PAGE);
  copyFileSync(join(root, 'public/_headers'), join(dist, '_headers'));
  // It asks Cloudflare where the visitor is, and waits for the answer.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  server = await unstable_startWorker({
    config: join(root, 'wrangler.jsonc'),
    assets: dist,
    dev: { server: { port: 0 }, inspector: false, watch: false, logLevel: 'none' },
  });
  await server.ready;
}, 60_000);

afterAll(async () => {
  await server?.dispose();
  rmSync(dist, { recursive: true });
});

const visit = (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
  server.fetch(`http://site.test${path}`, { redirect: 'manual', ...init });

describe('an address answers', () => {
  it.each([
    ['/about', 200, 'page about'],
    ['/nope', 404, 'page 404'],
    ['/ipc-section/420', 200, 'page ipc-section/420'],
    ['/ipc-section/404', 200, 'page ipc-section/404'],
    ['/ipc-section/999', 404, 'page errors/ipc-section-not-found'],
    ['/ipc-section/', 404, 'page 404'],
    ['/ipc-section', 404, 'page 404'],
    ['/ipc-section/%3Cscript%3E', 404, 'page errors/ipc-section-not-found'],
    ['/ipc-section/%00', 404, 'page errors/ipc-section-not-found'],
    ['/ipc-section/%E0%A4%A', 404, 'page errors/ipc-section-not-found'],
    ['/ipc-section/a:b', 404, 'page errors/ipc-section-not-found'],
    [`/ipc-section/${'9'.repeat(2000)}`, 404, 'page errors/ipc-section-not-found'],
    ['/bns-section/999', 404, 'page errors/bns-section-not-found'],
    ['/ipc-category/none', 404, 'page errors/ipc-category-not-found'],
    ['/bns-category/none', 404, 'page errors/bns-category-not-found'],
    ['/city/new-delhi', 200, 'page city/new-delhi'],
    ['/city/%3Cscript%3E', 404, 'page 404'],
    ['/city/%00', 404, 'page 404'],
    ['/city/%E0%A4%A', 404, 'page 404'],
    [`/city/${'a'.repeat(2000)}`, 404, 'page 404'],
  ])('%s with %i', async (path, status, body) => {
    const response = await visit(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(Object.fromEntries(response.headers)).toMatchObject(
      Object.fromEntries(
        Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
  });

  it.each([
    ['/ipc-section/420/', 307, '/ipc-section/420'],
    ['/ipc-section/404.html', 307, '/ipc-section/404'],
    ['/ipc-section/304b?q=1', 301, '/ipc-section/304B?q=1'],
    ['/ipc-category/Religion', 301, '/ipc-category/religion'],
    ['/city/New+Delhi', 301, '/city/new-delhi'],
    ['/city/shimla/', 301, '/city/shimla'],
  ])('%s with %i to %s', async (path, status, location) => {
    const response = await visit(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Location')).toBe(location);
  });
});

it('does not take the page of IPC 404 for an unknown section, even where the visitor holds it', async () => {
  const etag = (await visit('/ipc-section/404')).headers.get('ETag') ?? '';
  const headers = { 'If-None-Match': etag };
  expect((await visit('/ipc-section/404', { headers })).status).toBe(304);
  expect((await visit('/ipc-section/999', { headers })).status).toBe(404);
});

it.each([
  ['/city/shimla', 'Shimla'],
  ['/city/navi+mumbai', 'Navi Mumbai'],
  [`/city/${encodeURIComponent('दिल्ली')}`, 'दिल्ली'],
])('%s is the default page with the name in every place', async (path, name) => {
  const response = await visit(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(await response.text()).toBe(CITY_PAGE.replaceAll(/your city/gi, name));
});

it('answers HEAD as GET, without a body', async () => {
  const response = await visit('/city/shimla', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});
