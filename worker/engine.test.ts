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
</head><body><h1>Lawyers in <bdi data-city-name>your city</bdi></h1></body></html>`;
const PAGES = [
  ...['404', 'about', 'ipc-section/420', 'ipc-section/404', 'ipc-section/304B', 'ipc-to-bns/404'],
  ...['ipc-category/religion', 'city/new-delhi'],
  ...['ipc-section', 'bns-section', 'ipc-category', 'bns-category'].map((what) => `errors/${what}-not-found`),
];

const dist = mkdtempSync(join(tmpdir(), 'edge-'));
let server: Awaited<ReturnType<typeof unstable_startWorker>>;

function write(name: string, content: string): void {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  for (const page of PAGES) write(`${page}.html`, `page ${page}`);
  write('city/default.html', CITY_PAGE);
  for (const file of ['_astro/here.abc.js', 'images/here.webp']) write(file, '');
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
    ['/ipc-section/999a', 404, 'page errors/ipc-section-not-found'],
    ['/ipc-section/constructor', 404, 'page errors/ipc-section-not-found'],
    ['/ipc-section/', 404, 'page 404'],
    ['/ipc-section', 404, 'page 404'],
    ['/ipc-section/%3Cscript%3E', 404, 'page errors/ipc-section-not-found'],
    ['/ipc-section/%00', 404, 'page errors/ipc-section-not-found'],
    ['/ipc-section/%E0%A4%A', 404, 'page errors/ipc-section-not-found'],
    ['/ipc-section/a:b', 404, 'page errors/ipc-section-not-found'],
    [`/ipc-section/${'9'.repeat(2000)}`, 404, 'page errors/ipc-section-not-found'],
    ['/ipc-to-bns/404', 200, 'page ipc-to-bns/404'],
    ['/ipc-to-bns/999', 404, 'page 404'],
    ['/bns-section/999', 404, 'page errors/bns-section-not-found'],
    ['/ipc-category/none', 404, 'page errors/ipc-category-not-found'],
    ['/bns-category/none', 404, 'page errors/bns-category-not-found'],
    ['/city/new-delhi', 200, 'page city/new-delhi'],
    ['/city/%3Cscript%3E', 404, 'page 404'],
    ['/city/%00', 404, 'page 404'],
    ['/city/%E0%A4%A', 404, 'page 404'],
    [`/city/${'a'.repeat(2000)}`, 404, 'page 404'],
    ['/%5Cevil.example', 404, 'page 404'],
    ['/%2F%2Fevil.example', 404, 'page 404'],
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
    ['/ipc-section/420,', 301, '/ipc-section/420'],
    ['/ipc-section/420%20', 301, '/ipc-section/420'],
    [`/ipc-section/${encodeURIComponent('४२०')}`, 301, '/ipc-section/420'],
    ['/IPC-SECTION/304b', 301, '/ipc-section/304B'],
    ['/ABOUT', 301, '/about'],
    ['/ipc-category/Religion', 301, '/ipc-category/religion'],
    ['/city/New+Delhi', 301, '/city/new-delhi'],
    ['/offences/answer?act=bns&bail=no&words=', 303, '/offences/bns/non-bailable'],
    ['/offences/answer?words=theft', 303, '/offences/find?words=theft'],
  ])('%s with %i to %s', async (path, status, location) => {
    const response = await visit(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Location')).toBe(location);
  });
});

describe('a file is kept', () => {
  const MISSING = 'public, max-age=0, must-revalidate';
  it.each([
    [
      'for a year, where its name carries a hash',
      '/_astro/here.abc.js',
      200,
      'public, max-age=31536000, immutable',
    ],
    [
      'for a week, where it is a picture',
      '/images/here.webp',
      200,
      'public, max-age=604800, must-revalidate',
    ],
    ['for no time, where it is a page', '/ipc-section/420', 200, MISSING],
    ['for no time, where a script is not there', '/_astro/gone.abc.js', 404, MISSING],
    ['for no time, where a picture is not there', '/images/gone.webp', 404, MISSING],
    ['for no time, where a share image is not there', '/share/gone.png', 404, MISSING],
  ])('%s: %s', async (_what, path, status, kept) => {
    const response = await visit(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe(kept);
  });
});

it('does not ask the worker for a page that is there', async () => {
  // Both refuse such a request; the worker alone says what it allows.
  const allowed = async (path: string) => (await visit(path, { method: 'PUT' })).headers.get('Allow');
  expect(await allowed('/ipc-section/420')).toBeNull();
  expect(await allowed('/ipc-section/999')).toBe('GET, HEAD');
});

it.each([
  ['/city/shimla', 'Shimla'],
  ['/city/navi+mumbai', 'Navi Mumbai'],
  [`/city/${encodeURIComponent('दिल्ली')}`, 'दिल्ली'],
  [`/city/${encodeURIComponent('شملہ')}`, 'شملہ'],
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
