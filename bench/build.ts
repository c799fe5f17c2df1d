/**
 * Measures a cold build of the whole site: wall time, the highest memory of its processes, and the compressed size of
 * what a first view loads. Usage: `npm run bench`. Linux only, because it reads /proc.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { measuredRun, type Run } from './measured-run.ts';

const BUDGET = { seconds: 30, megabytes: 1536 };

async function coldBuild(): Promise<Run> {
  for (const folder of ['dist', '.astro', '.cache']) rmSync(folder, { recursive: true, force: true });
  const run = await measuredRun('npx', ['astro', 'build']);
  if (run.code !== 0) throw new Error(`astro build ended with ${run.code}; run it by itself to see why.`);
  return run;
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
