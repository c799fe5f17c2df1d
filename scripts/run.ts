import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

interface Options {
  /** Where it runs; the project unless told. */
  folder?: string;
  /** Variables beside those of this process. */
  env?: Readonly<Record<string, string>>;
  /** Whether what it says, errors included, is kept from the reader. */
  quiet?: boolean;
}

/** A program of the project, else of the system, and the variables it gets. */
const prepared = (program: string, folder: string, env: Options['env'] = {}) => {
  const own = join(folder, 'node_modules/.bin', program);
  return {
    file: existsSync(own) ? own : program,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  };
};

/**
 * Runs a program of the project or of the system with its output shown.
 * @returns whether it went well
 */
export function run(
  [program = '', ...parameters]: readonly string[],
  { folder = ROOT, env: added, quiet = false }: Options = {},
): boolean {
  const { file, env } = prepared(program, folder, added);
  const stdio = quiet ? 'ignore' : 'inherit';
  return spawnSync(file, parameters, { cwd: folder, stdio, env }).status === 0;
}

/**
 * Runs a program of the project beside others.
 * @param live whether its output is shown as it comes; otherwise it is kept
 * @returns whether it went well, and what it said, errors included
 */
export function runAside(
  [program = '', ...parameters]: readonly string[],
  live: boolean,
): Promise<{ ok: boolean; said: string }> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : undefined;
  const { file, env } = prepared(program, ROOT, colours);
  const child = spawn(file, parameters, {
    cwd: ROOT,
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, said: `${said}${error}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, said }));
  });
}
