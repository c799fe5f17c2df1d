/** Builds of a copy of the project, so that the tree and its built site stay as they are. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../support/site.ts';

/** What the test runner says of itself, and a build would take as said of itself: it would use React's slow test code. */
const OF_THE_RUNNER = /^(?:VITEST.*|TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$/;

/** The environment of a shell. */
export const buildEnvironment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THE_RUNNER.test(name))),
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
};

const LEFT_OUT =
  /^(?:node_modules|dist|\.dist-\w+|\.git|\.astro|\.cache|\.wrangler|tests|docs|bench)(?:\/|$)/;

/**
 * A copy of the project that shares its packages and what builds keep.
 * @returns the folder of the copy; whoever asked for it removes it
 */
export function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync(ROOT, project, { recursive: true, filter: (source) => !LEFT_OUT.test(relative(ROOT, source)) });
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  for (const name of ['node_modules', '.cache']) symlinkSync(join(ROOT, name), join(project, name));
  return project;
}

/** Runs a program of the project in a copy. Resolves with the exit code and all that was printed. */
export function runIn(
  project: string,
  program: string,
  parameters: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      join(project, 'node_modules/.bin', program),
      parameters,
      { cwd: project, env: { ...buildEnvironment, ...settings }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

/** Builds a copy; `settings` are added to the environment. */
export const astroBuild = (project: string, settings: Readonly<Record<string, string>> = {}) =>
  runIn(project, 'astro', ['build'], settings);
