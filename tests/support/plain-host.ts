/** A host that knows nothing but files and a root 404 page: what the site must cope with where there is no worker. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { SiteServer } from './server.ts';
import { DIST } from './site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

function fileAt(pathname: string): string | undefined {
  const path = normalize(join(DIST, pathname));
  if (!path.startsWith(DIST)) return undefined;
  return [path, `${path}.html`, join(path, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

export async function startPlainHost(): Promise<SiteServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://plain.test');
    const file = fileAt(pathname);
    const sent = file ?? join(DIST, '404.html');
    response.writeHead(file ? 200 : 404, {
      'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
