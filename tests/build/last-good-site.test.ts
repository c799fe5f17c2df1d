/** A build that fails, or is killed, leaves the site that was there. Real builds, in a copy of the project. */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { astroBuild, copyProject } from './project.ts';

const LIMIT_MS = 120_000;
const POLL_MS = 20;

let project: string;
const at = (path: string) => join(project, path);

beforeAll(() => {
  project = copyProject();
  mkdirSync(at('dist'));
  writeFileSync(at('dist/index.html'), 'the last good site');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function expectLastGoodSite(): void {
  expect(readdirSync(at('dist'))).toEqual(['index.html']);
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('the last good site');
}

const pagesWritten = () =>
  existsSync(at('.dist-next'))
    ? readdirSync(at('.dist-next')).filter((name) => name.endsWith('.html')).length
    : 0;

it(
  'a build that is killed while it writes pages',
  async () => {
    const build = spawn(at('node_modules/.bin/astro'), ['build'], {
      cwd: project,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const ended = new Promise((resolve) => build.once('exit', resolve));
    while (build.exitCode === null && pagesWritten() === 0) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    expect(build.exitCode, 'the build ended before it wrote a page').toBeNull();
    process.kill(-(build.pid ?? 0), 'SIGKILL');
    await ended;
    expectLastGoodSite();
  },
  LIMIT_MS,
);

it(
  'a build with a page that cannot be made',
  async () => {
    appendFileSync(
      at('src/pages/bns/changes.astro'),
      "\n{(() => { throw new Error('broken on purpose'); })()}\n",
    );
    const { code, said } = await astroBuild(project);
    expect(said).toContain('broken on purpose');
    expect(code).not.toBe(0);
    expect(pagesWritten(), 'pages made before the broken one').toBeGreaterThan(0);
    expectLastGoodSite();
  },
  LIMIT_MS,
);
