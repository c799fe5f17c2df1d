/** The local engine under load: a plain asset, a page the worker makes, and an error. */
import { spawnSync } from 'node:child_process';

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

/**
 * Asks a running site as fast as it answers, ten seconds for each case.
 * Throws one clear line where wrk is not installed.
 */
export function measureLoad(origin: string): Load[] {
  return CASES.map(({ what, path }) => {
    const run = spawnSync('wrk', [...OPTIONS, origin + path], { encoding: 'utf8' });
    if (run.error) {
      throw new Error('There is no wrk on this machine; install it ("apt install wrk") to measure load.');
    }
    const said = run.stdout;
    const requests = Number(/(\d+) requests in/.exec(said)?.[1]);
    const statuses = Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0);
    const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said);
    const lost = (socket?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), 0);
    return {
      what,
      path,
      rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
      p50: milliseconds(/50%\s+(\S+)/.exec(said)?.[1]),
      p99: milliseconds(/99%\s+(\S+)/.exec(said)?.[1]),
      failed: ((statuses + lost) / requests) * 1000,
    };
  });
}
