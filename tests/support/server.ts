/** The built site on the engine that serves it in production, as `wrangler dev` runs it. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { unstable_startWorker } from 'wrangler';
import { ROOT } from './site.ts';

export interface SiteServer {
  /** `http://127.0.0.1:41234` */
  origin: string;
  stop: () => Promise<void>;
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts the server on a free port; it answers when this is done. Throws one clear line where there is no site.
 * @param root another checkout of the project that was built, to serve that one
 */
export async function startSite(root = ROOT): Promise<SiteServer> {
  if (!existsSync(join(root, 'dist/index.html'))) {
    throw new Error(`There is no built site at ${join(root, 'dist')}; run "npm run build" first.`);
  }
  // It asks Cloudflare where the visitor is, and waits for the answer.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const server = await unstable_startWorker({
    config: join(root, 'wrangler.jsonc'),
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      persist: false,
      watch: false,
      logLevel: 'none',
    },
  });
  await server.ready;
  return { origin: (await server.url).origin, stop: () => server.dispose() };
}
