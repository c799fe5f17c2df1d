/**
 * Everything CI runs, in one command: `npm test`. What does not depend on another step runs beside it, one step for
 * each processor, and what a step says is shown in one piece when it ends. The first that fails lets those beside it
 * end and stops the rest. At the end one line for each test runner says how many passed and failed.
 *
 * `npm run test:quick` is for the desk: the checks and the unit tests, and the quick ones of the tests of the built site
 * where there is one that is not older than what it is made from.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tests/support/chromium.ts';
import { findNginx } from '../tests/support/nginx.ts';
import { ROOT, run, runAside } from './run.ts';
import { runSteps, type Step } from './run-steps.ts';

const REPORTS = join(ROOT, 'node_modules/.cache/test-reports');
const SECOND = 1000;

interface TestStep extends Step {
  command: readonly string[];
  /** Where the runner writes what it counted, if it is a test runner. */
  report?: string;
}

const reportOf = (name: string) => join(REPORTS, `${name}.json`);

const vitest = (name: string, ...parameters: string[]): TestStep => ({
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

const checks: TestStep = { name: 'checks', command: ['npm', 'run', '--silent', 'check'] };
const unit = vitest('unit', '--project', 'unit');
const dist = vitest('dist', '--project', 'dist');

/** Those that take longest come first. */
const ALL: readonly TestStep[] = [
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  checks,
  unit,
  // One after the other: their builds share a cache, with the build above as well.
  { ...vitest('builds', '--root', 'tests/build', '--no-file-parallelism'), after: ['build'] },
  { ...dist, after: ['build'] },
  // It has as many browsers as there are processors, so nothing runs beside it. Its report is where playwright.config.ts says.
  {
    name: 'browser',
    command: ['playwright', 'test'],
    after: ['checks', 'unit', 'builds', 'dist'],
    report: reportOf('browser'),
  },
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

/** What the built site is made from. */
const SOURCES = ['src', 'public', 'build', 'astro.config.mjs', 'package-lock.json'];

/** When a file, or the youngest of a folder, was changed; 0 where there is none. */
function changedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** The steps for the desk. */
function quickSteps(): readonly TestStep[] {
  const built = changedAt(join(ROOT, 'dist/index.html'));
  const newer = SOURCES.find((name) => changedAt(join(ROOT, name)) > built);
  if (!newer) return [checks, unit, vitest('dist', '--project', 'dist-quick')];
  const why = built === 0 ? 'is not there' : `is older than ${newer}`;
  console.log(`The built site ${why} and is left out: "npm run build" brings its tests back.`);
  return [checks, unit];
}

/** Runs a step, and shows what it says: as it comes where nothing runs beside it, else in one piece. */
async function execute({ name, command }: TestStep, alone: boolean): Promise<boolean> {
  const started = Date.now();
  console.log(`▶ ${name}: ${command.slice(0, 4).join(' ')}`);
  const { ok, said } = await runAside(command, alone);
  const seconds = Math.round((Date.now() - started) / SECOND);
  if (said) console.log(`\n${name} says:\n${said.trim()}`);
  console.log(`${ok ? '✓' : '✗'} ${name} in ${seconds} s\n`);
  return ok;
}

async function main(quick: boolean): Promise<boolean> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  if (!quick && !ensureChromium()) {
    console.error(
      'No Chromium: install one ("apt-get install chromium"), or set CHROMIUM_PATH to its executable.',
    );
    return false;
  }
  if (!quick) ensureNginx();
  const steps = quick ? quickSteps() : ALL;
  const failed = await runSteps(steps, availableParallelism(), execute);
  if (failed) console.log(`✗ ${failed.name} failed; what comes after it was not run.\n`);
  for (const { name, report } of steps) {
    const count = report && countOf(report);
    if (count) console.log(`${name}: ${count.passed} passed, ${count.failed} failed`);
  }
  return !failed;
}

process.exitCode = (await main(process.argv.includes('--quick'))) ? 0 : 1;
