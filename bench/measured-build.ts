import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const EVERY_MS = 100;

export interface Run {
  /** What the program ended with; nothing where it was killed. */
  code: number | null;
  seconds: number;
  /** The highest resident memory of the program and all it started. */
  megabytes: number;
}

/** Resident memory in MB of a process and everything it started. */
function memoryOfTree(root: number): number {
  const parents = new Map<number, number>();
  const resident = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
      resident.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // The process ended between the listing and the reading.
    }
  }
  const within = (pid: number): boolean =>
    pid === root || (parents.has(pid) && within(parents.get(pid) ?? 0));
  return [...resident].filter(([pid]) => within(pid)).reduce((sum, [, megabytes]) => sum + megabytes, 0);
}

/** What npm runs for "build", without npm, whose own memory is no part of a build. */
function startBuild(folder: string) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [program, ...parameters] = scripts.build.split(' ');
  const PATH = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return spawn(program, parameters, { cwd: folder, stdio: 'ignore', env: { ...process.env, PATH } });
}

/** Builds the project in a folder and measures it. Linux only, because it reads /proc. */
export async function measuredBuild(folder = process.cwd()): Promise<Run> {
  const start = performance.now();
  const build = startBuild(folder);
  let megabytes = 0;
  const timer = setInterval(() => {
    if (build.pid) megabytes = Math.max(megabytes, memoryOfTree(build.pid));
  }, EVERY_MS);
  const code = await new Promise<number | null>((resolve) => build.on('close', resolve));
  clearInterval(timer);
  return { code, seconds: (performance.now() - start) / 1000, megabytes };
}
