/** A cold build of the whole site: wall time, and the highest memory of its processes. Linux only: it reads /proc. */
import { rmSync } from 'node:fs';
import { measuredBuild, type Run } from './measured-build.ts';

/** On two quiet cores, pictures included. */
export const BUILD_GOAL = { seconds: 25, megabytes: 700 };

/** Builds the site with every cache removed. Throws where the build fails. */
export async function coldBuild(): Promise<Run> {
  for (const folder of ['dist', '.astro', '.cache']) rmSync(folder, { recursive: true, force: true });
  const run = await measuredBuild();
  if (run.code !== 0) throw new Error(`The build ended with ${run.code}; run it by itself to see why.`);
  return run;
}
