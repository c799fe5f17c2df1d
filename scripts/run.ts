import { spawnSync } from 'node:child_process';
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

/**
 * Runs a program of the project or of the system with its output shown.
 * @returns whether it went well
 */
export function run(
  [program = '', ...parameters]: readonly string[],
  { folder = ROOT, env = {}, quiet = false }: Options = {},
): boolean {
  const own = join(folder, 'node_modules/.bin', program);
  const { status } = spawnSync(existsSync(own) ? own : program, parameters, {
    cwd: folder,
    stdio: quiet ? 'ignore' : 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  return status === 0;
}
