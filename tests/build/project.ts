/** Builds of a copy of the project, so that the tree and its built site stay as they are. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../support/site.ts';

const LEFT_OUT = /^(?:node_modules|dist|\.git|\.astro|\.wrangler|tests|docs|bench)(?:\/|$)/;

/** A copy in a new folder, which the caller removes; packages are shared. */
export function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync(ROOT, project, { recursive: true, filter: (source) => !LEFT_OUT.test(relative(ROOT, source)) });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  return project;
}

/** Builds a copy; `settings` are added to the environment. Resolves with the exit code and all that was printed. */
export function build(
  project: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      join(project, 'node_modules/.bin/astro'),
      ['build'],
      {
        cwd: project,
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...settings },
        maxBuffer: 2 ** 26,
      },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}
