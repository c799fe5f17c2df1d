/** The built site on a real nginx, with the configuration that docs/nginx.conf gives to those who use one. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { freePort, type SiteServer } from './server.ts';
import { DIST, ROOT } from './site.ts';

const START_LIMIT_MS = 10_000;
const POLL_MS = 50;

/** Not on the path of an ordinary user. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** @returns the executable, or nothing where there is none. Throws when NGINX_PATH names a file that is not there. */
export function findNginx(): string | undefined {
  const asked = process.env.NGINX_PATH;
  if (asked && !existsSync(asked)) throw new Error(`NGINX_PATH is ${asked}, but there is no such file.`);
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  return [asked, ...folders.map((folder) => join(folder, 'nginx'))].find((path) => path && existsSync(path));
}

/** Its list of types, which stands beside the configuration it was built to read. */
function typesOf(nginx: string): string {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const path = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return join(dirname(path), 'mime.types');
}

/** The configuration of the guide, with the ports and the folder of this machine and without a certificate. */
function configuration(port: number, plainPort: number): string {
  const replacements: readonly [string | RegExp, string][] = [
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    [/listen \[::\]:(?:80|443 ssl http2);\n/g, ''],
    [/ssl_certificate(?:_key)? .+\n/g, ''],
    ['root /srv/vidhisetu/dist;', `root ${DIST};`],
  ];
  return replacements.reduce(
    (text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`docs/nginx.conf has no ${from}; correct tests/support/nginx.ts`);
      return changed;
    },
    readFileSync(join(ROOT, 'docs/nginx.conf'), 'utf8'),
  );
}

/** What surrounds the guide's file on any machine, writing nowhere but in `place`. */
const surroundings = (types: string, place: string) => `
daemon off;
master_process off;
pid ${place}/pid;
error_log stderr warn;
events {}
http {
  include ${types};
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${place}/body;
  proxy_temp_path ${place}/proxy;
  fastcgi_temp_path ${place}/fastcgi;
  uwsgi_temp_path ${place}/uwsgi;
  scgi_temp_path ${place}/scgi;
  include ${place}/site.conf;
}
`;

/**
 * Starts nginx on free ports and waits until it answers; `plainOrigin` is where it listens for http. Throws what nginx
 * said when it does not start.
 */
export async function startNginx(nginx: string): Promise<SiteServer & { plainOrigin: string }> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const place = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(place, 'site.conf'), configuration(port, plainPort));
  writeFileSync(join(place, 'nginx.conf'), surroundings(typesOf(nginx), place));
  const server = spawn(nginx, ['-p', place, '-c', join(place, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (data) => {
    said = (said + data).slice(-4000);
  });
  let ended = false;
  const exit = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error'] as const) {
      server.once(event, () => {
        ended = true;
        resolve();
      });
    }
  });
  const stop = async () => {
    server.kill();
    await exit;
    rmSync(place, { recursive: true, force: true });
  };

  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (!ended && Date.now() < deadline) {
    if (await fetch(origin).catch(() => undefined)) {
      return { origin, plainOrigin: `http://127.0.0.1:${plainPort}`, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  await stop();
  throw new Error(`nginx did not start. The last it said:\n${said.trim()}`);
}
