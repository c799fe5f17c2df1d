/**
 * Measures a cold build of the whole site: wall time, the highest memory of its processes, and the compressed size of
 * what a first view loads. Usage: `npm run bench`. Linux only, because it reads /proc.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const BUDGET = { seconds: 30, megabytes: 1536 };

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

async function coldBuild(): Promise<{ seconds: number; megabytes: number }> {
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

const compressed = (file: string) => brotliCompressSync(readFileSync(file)).length;

const { seconds, megabytes } = await coldBuild();
const sheet = readdirSync('dist/_astro').find((name) => name.endsWith('.css'));
const style = sheet ? compressed(`dist/_astro/${sheet}`) : 0;
console.log(`cold build  ${seconds.toFixed(1)} s (budget ${BUDGET.seconds})`);
console.log(`memory      ${megabytes.toFixed(0)} MB (budget ${BUDGET.megabytes})`);
for (const page of ['index', 'ipc', 'ipc-section/420', 'ipc/sections']) {
  console.log(`${page.padEnd(18)}${compressed(`dist/${page}.html`) + style} bytes, html and css`);
}
if (seconds > BUDGET.seconds || megabytes > BUDGET.megabytes) process.exitCode = 1;
