import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A folder beside another one: `dist` → `.dist-next`. */
const beside = (folder: string, what: string) => folder.replace(/([^/\\]+)$/, `.$1-${what}`);

const asidePath = (folder: string) => beside(folder, 'next');
const formerPath = (folder: string) => beside(folder, 'former');
const removedPath = (folder: string) => beside(folder, 'removed');

/** Removes the former site in a process of its own: for its thousands of files a build would wait seconds on a busy disk. */
function removeFormer(folder: string): void {
  if (!existsSync(formerPath(folder))) return;
  // Under another name, so that half of it is never taken for a site.
  rmSync(removedPath(folder), { recursive: true, force: true });
  renameSync(formerPath(folder), removedPath(folder));
  const remove = 'fs.rmSync(process.argv[1], { recursive: true, force: true })';
  spawn(process.execPath, ['-e', remove, removedPath(folder)], { detached: true, stdio: 'ignore' }).unref();
}

/** Brings back the folder that a swap had moved away when it was killed. Paths are without a slash at the end. */
export function restore(folder: string): void {
  if (!existsSync(folder) && existsSync(formerPath(folder))) renameSync(formerPath(folder), folder);
}

/**
 * Puts the folder that was made aside in the place of `folder`, whole. Node cannot exchange two folders in one step, so
 * there are two renames; whoever is killed between them leaves both folders whole, and `restore` knows what to do.
 * Throws, and leaves `folder` as it was, where that cannot be done.
 */
export function swap(folder: string): void {
  rmSync(formerPath(folder), { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, formerPath(folder));
  try {
    renameSync(asidePath(folder), folder);
  } catch (error) {
    restore(folder);
    throw error;
  }
  removeFormer(folder);
}

/**
 * Builds the site beside the last good one, and puts it in its place when everything is done: a build that fails or is
 * killed leaves the site as it was. To be the last of the integrations.
 */
export function keepLastGoodSite(): AstroIntegration {
  let dist: string;
  return {
    name: 'keep-last-good-site',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        dist = fileURLToPath(config.outDir).replace(/[/\\]$/, '');
        restore(dist);
        updateConfig({ outDir: pathToFileURL(`${asidePath(dist)}/`) });
      },
      'astro:build:done': () => swap(dist),
    },
  };
}
