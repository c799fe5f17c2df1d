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
import { astroBuild, buildEnvironment, copyProject } from './project.ts';

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

/** What the build has made so far. By then Astro has emptied the folder it builds into. */
const made = () => (existsSync(at('.dist-next')) ? readdirSync(at('.dist-next'), { recursive: true }) : []);

it(
  'a build that is killed half way',
  async () => {
    const build = spawn(at('node_modules/.bin/astro'), ['build'], {
      cwd: project,
      detached: true,
      stdio: 'ignore',
      env: buildEnvironment,
    });
    const ended = new Promise((resolve) => build.once('exit', resolve));
    while (build.exitCode === null && made().length === 0) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    expect(build.exitCode, 'the build ended before it made anything').toBeNull();
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
    expect(made(), 'a page made before the broken one').toContain('about.html');
    expectLastGoodSite();
  },
  LIMIT_MS,
);
