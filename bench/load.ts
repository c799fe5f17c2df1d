/** The local engine under load: a plain asset, a page the worker makes, and an error. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Load {
  what: string;
  path: string;
  /** Requests answered a second. */
  rate: number;
  /** Milliseconds until half of the answers, and until all but one in a hundred, had come. */
  p50: number;
  p99: number;
  /** Answers that did not come, or came with a status above 399, per thousand. */
  failed: number;
}

const CASES = [
  { what: 'page', path: '/ipc-section/420' },
  { what: 'worker: city without a page of its own', path: '/city/some-unknown' },
  { what: 'worker: unknown section', path: '/ipc-section/9999' },
];
/** As many as a busy site has at once on one machine; more measures the queue. */
const OPTIONS = ['-t1', '-c16', '-d10s', '--latency'];
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** `1.25ms` in milliseconds. */
function milliseconds(text: string | undefined): number {
  const [, figure, unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text ?? '') ?? [];
  return Number(figure) * (UNITS[unit] ?? Number.NaN);
}

const run = promisify(execFile);

/** What wrk says of one address. Not waited for in one go: the engine runs in this process. */
async function said(address: string): Promise<string> {
  try {
    return (await run('wrk', [...OPTIONS, address])).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('There is no wrk on this machine; install it ("apt install wrk") to measure load.');
  }
}

async function measure(origin: string, { what, path }: (typeof CASES)[number]): Promise<Load> {
  const text = await said(origin + path);
  const requests = Number(/(\d+) requests in/.exec(text)?.[1]);
  if (!requests) throw new Error(`${path} answered nothing under load.`);
  const statuses = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text);
  const lost = (socket?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), 0);
  return {
    what,
    path,
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p50: milliseconds(/50%\s+(\S+)/.exec(text)?.[1]),
    p99: milliseconds(/99%\s+(\S+)/.exec(text)?.[1]),
    failed: ((statuses + lost) / requests) * 1000,
  };
}

/**
 * Asks a running site as fast as it answers, ten seconds for each case, one after the other.
 * Throws one clear line where wrk is not installed.
 */
export async function measureLoad(origin: string): Promise<Load[]> {
  const measured: Load[] = [];
  for (const one of CASES) measured.push(await measure(origin, one));
  return measured;
}
