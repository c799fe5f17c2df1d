/** What is installed and run when the project is built is named by its content, not by a name that can be given anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

interface Package {
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
}

const lockfile: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);
const packages = Object.entries(lockfile.packages).filter(([path]) => path !== '');

/** Whether a package is a build for machines of another kind than those the site is built and tested on. */
const isForeign = ({ optional, os, cpu, libc }: Package): boolean =>
  optional === true &&
  (os?.includes('linux') === false || cpu?.includes('x64') === false || libc?.includes('glibc') === false);

describe('package-lock.json', () => {
  it('says what every package that Linux installs must contain', () => {
    const unchecked = packages.filter(([, one]) => !one.integrity && !isForeign(one)).map(([path]) => path);
    expect(unchecked).toEqual([]);
  });

  it('names no host, so that npm asks the registry its user has chosen', () => {
    expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });
});

describe('workflows', () => {
  const folder = join(ROOT, '.github/workflows');
  const uses = readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/uses: (.+)/g)].map(([, action = '']) => action),
  );

  it('name every action by its commit, and say which version that is', () => {
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });
});
