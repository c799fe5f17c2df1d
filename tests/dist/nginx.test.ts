/** docs/nginx.conf, the configuration for those who serve the site with nginx, on a real nginx. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx, startNginx } from '../support/nginx.ts';
import { DIST, ROOT, readPage, templates } from '../support/site.ts';

/** A page, its .json and its .md follow each other in the list, so every fifth file is as often the one as the other. */
const EVERY = 5;
const AT_ONCE = 32;

const nginx = findNginx();
if (!nginx)
  console.warn('docs/nginx.conf is not tested: there is no nginx here, and none could be installed.');

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(DIST, join(entry.parentPath, entry.name))}`)
  .sort();

const readPublic = (name: string) => readFileSync(join(ROOT, 'public', name), 'utf8');

/** The blocks of public/_headers: a pattern of addresses, and what they get. */
const headerBlocks = [...readPublic('_headers').matchAll(/^(\/\S*)\n((?: {2}.+\n?)+)/gm)].map(
  ([, pattern = '', rows = '']) => ({
    pattern,
    headers: [...rows.matchAll(/^ {2}([^:]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  }),
);

const redirects = [...readPublic('_redirects').matchAll(/^(\/\S+) (\S+) (\d+)$/gm)].map(
  ([, from = '', to = '', status]) => [from, Number(status), to] as const,
);

/** Where a built file is found: a page without its ending. */
const addressOf = (file: string) => file.replace(/\.html$/, '').replace(/^\/index$/, '/');

describe.skipIf(!nginx)('docs/nginx.conf', () => {
  let server: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    server = await startNginx(nginx ?? '');
  });
  afterAll(() => server?.stop());

  const visit = (address: string, init: RequestInit = {}) =>
    fetch(server.origin + address, { redirect: 'manual', ...init });

  it(`answers every file of the site at its address (one in ${EVERY} is asked for)`, async () => {
    const forOtherHosts = ['/_headers', '/_redirects'];
    const queue = files
      .filter((file) => !forOtherHosts.includes(file))
      .filter((_, index) => index % EVERY === 0)
      .map(addressOf);
    expect(queue.length).toBeGreaterThan(1000);
    const lost: string[] = [];
    const work = async () => {
      for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
        const { status } = await visit(encodeURI(address), { method: 'HEAD' });
        if (status !== 200) lost.push(`${address}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(lost).toEqual([]);
    for (const file of forOtherHosts) expect((await visit(file)).status).toBe(404);
  }, 60_000);

  it.each(templates.map(({ path, page = path, status = 200 }) => [path, status, page] as const))(
    '%s answers %i',
    async (path, status, page) => {
      const answer = await visit(path);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toBe(readPage(page));
    },
  );

  it.each([
    ['/ipc-section/420.json', 'application/json; charset=utf-8'],
    ['/bns-section/318.json', 'application/json; charset=utf-8'],
    ['/ipc-section/420.md', 'text/markdown; charset=utf-8'],
    ['/bns-section/318.md', 'text/markdown; charset=utf-8'],
    ['/data/ipc.csv', 'text/csv; charset=utf-8'],
    ['/blog/feed.xml', 'text/xml; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/share/ipc-section/420.png', 'image/png'],
  ])('%s is %s', async (address, type) => {
    const answer = await visit(address);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(join(DIST, address)));
  });

  it.each(headerBlocks.map(({ pattern, headers }) => [pattern, headers] as const))(
    'gives %s the headers of public/_headers',
    async (pattern, headers) => {
      const start = pattern.replace(/\*$/, '');
      const matches = files
        .map(addressOf)
        .filter((address) => (pattern.endsWith('*') ? address.startsWith(start) : address === start));
      const answer = await visit(matches[0] ?? start);
      expect(answer.status).toBe(200);
      for (const [name = '', value] of headers) expect(answer.headers.get(name), name).toBe(value);
    },
  );

  it('lets nothing be kept for long that is not there, nor a page', async () => {
    const missing = ['/_astro/gone.js', '/images/optimized/gone.webp', '/share/gone.png', '/ipc-section/999'];
    for (const address of [...missing, '/ipc-section/420', '/city/nashik']) {
      const { headers } = await visit(address);
      expect(headers.get('Cache-Control'), address).toBe('public, max-age=0, must-revalidate');
      expect(headers.get('Access-Control-Allow-Origin'), address).toBeNull();
    }
  });

  it.each([
    ...redirects,
    ['/ipc-section/304b?q=%3Ca%3E', 301, '/ipc-section/304B?q=%3Ca%3E'],
    ['/hi/ipc-section/498a', 301, '/hi/ipc-section/498A'],
    ['/hi/offences/answer?act=bns', 303, '/hi/offences/find?act=bns'],
    ['/ipc-section/376Da', 301, '/ipc-section/376DA'],
    ['/ipc-section/420/', 301, '/ipc-section/420'],
    ['/ipc-section/404.html', 301, '/ipc-section/404'],
    ['/ipc/', 301, '/ipc'],
    ['/index.html', 301, '/'],
    ['/offences/answer?act=bns&bail=no', 303, '/offences/find?act=bns&bail=no'],
  ] as const)('%s answers %i with %s', async (address, status, location) => {
    const answer = await visit(address);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Location')).toBe(location);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each([
    ['/bns-section/999', '/errors/bns-section-not-found'],
    ['/ipc-section/999.json', '/errors/ipc-section-not-found'],
    ['/bns-category/none', '/errors/bns-category-not-found'],
    ['/hi/ipc-section/999', '/hi/errors/ipc-section-not-found'],
    ['/hi/nonsense', '/hi/404'],
    ['/ipc-section/%3Cscript%3E', '/errors/ipc-section-not-found'],
    ['/ipc-section/', '/404'],
    ['/ipc-section/999/', '/errors/ipc-section-not-found'],
    ['/bns-section/304a', '/errors/bns-section-not-found'],
    ['/nonsense/', '/404'],
    ['/nonsense.html', '/404'],
    ['/ipc-section/420/foo', '/404'],
    ['/city/a.php', '/404'],
    ['/city/%3Cb%3E', '/404'],
    [`/city/${encodeURIComponent('<b>')}`, '/404'],
  ])('%s is not found, with the page %s', async (address, page) => {
    const answer = await visit(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(readPage(page));
  });

  it.each(['/city/nashik', `/city/${encodeURIComponent('दिल्ली')}`])(
    '%s is the default city',
    async (address) => {
      const answer = await visit(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(await answer.text()).toBe(readPage('/city/default'));
    },
  );

  it('leads nobody to another site', async () => {
    for (const address of ['//evil.test/', '//evil.test/x.html', '/%0d%0aSet-Cookie:a=b/', '/\\evil.test/']) {
      const { headers } = await visit(address);
      expect(headers.get('Location') ?? '/', address).toMatch(/^\/(?![/\\])/);
      expect(headers.get('Set-Cookie'), address).toBeNull();
    }
  });

  it('takes no other method than GET and HEAD', async () => {
    const answer = await visit('/ipc-section/420', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
  });

  it('sends text compressed', async () => {
    for (const address of [
      '/ipc-section/420',
      '/ipc-section/420.md',
      '/data/ipc.csv',
      '/search/names.json',
    ]) {
      const answer = await visit(address, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(answer.headers.get('Content-Encoding'), address).toBe('gzip');
    }
  });

  it('leads from http to https', async () => {
    const answer = await fetch(`${server.plainOrigin}/ipc-section/420?q=1`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe('https://127.0.0.1/ipc-section/420?q=1');
  });
});
