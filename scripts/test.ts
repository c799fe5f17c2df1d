/**
 * Everything CI runs, in one command: `npm test`. One line says what each step does; the first one that fails stops
 * the run. At the end one line for each test runner says how many passed and failed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../tests/support/chromium.ts';
import { findNginx } from '../tests/support/nginx.ts';
import { ROOT, run } from './run.ts';

const REPORTS = join(ROOT, 'node_modules/.cache/test-reports');
const SECOND = 1000;

interface Step {
  name: string;
  command: readonly string[];
  /** Where the runner writes what it counted, if it is a test runner. */
  report?: string;
}

const reportOf = (name: string) => join(REPORTS, `${name}.json`);

const vitest = (name: string, ...parameters: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...parameters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  report: reportOf(name),
});

const steps: readonly Step[] = [
  { name: 'checks', command: ['npm', 'run', '--silent', 'check'] },
  vitest('unit', '--project', 'unit'),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  vitest('dist', '--project', 'dist'),
  // One after the other: their builds share a cache.
  vitest('builds', '--root', 'tests/build', '--no-file-parallelism'),
  // It writes its report where playwright.config.ts says.
  { name: 'browser', command: ['playwright', 'test'], report: reportOf('browser') },
];

const isRoot = () => process.getuid?.() === 0;

/** Installs a program with the system's package manager, where that is ours to use. */
function installPackage(name: string): boolean {
  return (
    isRoot() &&
    run(['apt-get', 'update'], { quiet: true }) &&
    // With this level nothing that is installed starts a service.
    run(['apt-get', 'install', '-y', '--no-install-recommends', name], {
      env: { RUNLEVEL: '1' },
      quiet: true,
    })
  );
}

/** An installed Chromium, else Playwright's, else the system's. */
function ensureChromium(): boolean {
  if (findChromium()) return true;
  console.log('No Chromium found; asking Playwright for one.');
  // A downloaded Chromium may still lack libraries of the system; as root Playwright adds those too.
  if (run(['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']) && findChromium())
    return true;
  return installPackage('chromium') && Boolean(findChromium());
}

/** An installed nginx, else the system's. Without one, its tests are skipped and say so. */
function ensureNginx(): void {
  if (findNginx()) return;
  console.log('No nginx found; asking the system for one.');
  // Where systemd runs, the package would start a web server for all the world to see.
  if (existsSync('/run/systemd/system') || !installPackage('nginx'))
    console.log('None to be had: docs/nginx.conf will not be tested. Install nginx, or set NGINX_PATH.');
}

interface Count {
  passed: number;
  failed: number;
}

/** What a runner counted; nothing where it did not get as far as to say. */
function countOf(report: string): Count | undefined {
  if (!existsSync(report)) return undefined;
  const result = JSON.parse(readFileSync(report, 'utf8'));
  // Playwright's report has `stats`; vitest's counts tests, and suites that could not even be loaded.
  if (result.stats)
    return { passed: result.stats.expected, failed: result.stats.unexpected + result.stats.flaky };
  const brokenSuites = result.testResults.filter(
    ({ status, assertionResults }: { status: string; assertionResults: unknown[] }) =>
      status === 'failed' && assertionResults.length === 0,
  ).length;
  return { passed: result.numPassedTests, failed: result.numFailedTests + brokenSuites };
}

function main(): boolean {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  if (!ensureChromium()) {
    console.error(
      'No Chromium: install one ("apt-get install chromium"), or set CHROMIUM_PATH to its executable.',
    );
    return false;
  }
  ensureNginx();
  let failed: string | undefined;
  for (const { name, command } of steps) {
    const start = Date.now();
    console.log(`\n▶ ${name}: ${command.slice(0, 4).join(' ')}`);
    if (!run(command)) {
      failed = name;
      break;
    }
    console.log(`✓ ${name} in ${Math.round((Date.now() - start) / SECOND)} s`);
  }
  if (failed) console.log(`\n✗ ${failed} failed; what comes after it was not run.`);
  console.log('');
  for (const { name, report } of steps) {
    const count = report && countOf(report);
    if (count) console.log(`${name}: ${count.passed} passed, ${count.failed} failed`);
  }
  return !failed;
}

process.exitCode = main() ? 0 : 1;
