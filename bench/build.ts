/** A cold build of the whole site: wall time, and the highest memory of its processes. Linux only: it reads /proc. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';

/** On two quiet cores, pictures included. */
export const BUILD_GOAL = { seconds: 25, megabytes: 700 };

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

export interface Build {
  seconds: number;
  megabytes: number;
}

/** Builds the site with every cache removed. Throws where the build fails. */
export async function coldBuild(): Promise<Build> {
  for (const folder of ['dist', '.astro', '.cache']) rmSync(folder, { recursive: true, force: true });
  const start = performance.now();
  const build = spawn('npx', ['astro', 'build'], { stdio: 'ignore' });
  let megabytes = 0;
  const timer = setInterval(() => {
    if (build.pid) megabytes = Math.max(megabytes, memoryOfTree(build.pid));
  }, 100);
  const code = await new Promise<number | null>((resolve) => build.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`astro build ended with ${code}; run it by itself to see why.`);
  return { seconds: (performance.now() - start) / 1000, megabytes };
}
