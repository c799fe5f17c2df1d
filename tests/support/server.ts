/** The built site on `wrangler dev`: the engine that serves it in production. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST, ROOT } from './site.ts';

const START_LIMIT_MS = 60_000;
const POLL_MS = 200;

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

/** Starts the server on a free port and waits until it answers. Throws one clear line when it does not. */
export async function startSite(): Promise<SiteServer> {
  if (!existsSync(join(DIST, 'index.html'))) {
    throw new Error(`There is no built site at ${DIST}; run "npm run build" first.`);
  }
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const state = mkdtempSync(join(tmpdir(), 'wrangler-state-'));
  const flags = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${inspectorPort}`];
  const server = spawn(
    join(ROOT, 'node_modules/.bin/wrangler'),
    ['dev', ...flags, '--persist-to', state, '--show-interactive-dev-session=false'],
    {
      cwd: ROOT,
      // A group of its own, so that stopping it stops the engine it starts as well.
      detached: true,
      // It asks Cloudflare where the visitor is, and waits for the answer.
      env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  let ended = false;
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data) => {
      output = (output + data).slice(-4000);
    });
  }
  const exit = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error'] as const) {
      server.once(event, () => {
        ended = true;
        resolve();
      });
    }
  });
  const stop = async () => {
    if (!ended && server.pid) process.kill(-server.pid, 'SIGTERM');
    await exit;
    rmSync(state, { recursive: true, force: true });
  };

  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (!ended && Date.now() < deadline) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const reason = ended ? 'ended at once' : `did not answer within ${START_LIMIT_MS / 1000} s`;
  await stop();
  throw new Error(`wrangler dev ${reason}. The last it said:\n${output.trim()}`);
}
