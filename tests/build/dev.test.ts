/** While editing: what a file says now stands on its page, and what is wrong in it is told without taking the page away. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../support/server.ts';
import { buildEnvironment, copyProject } from './project.ts';

const LIMIT_MS = 120_000;

let project: string;
let server: ChildProcess;
let origin: string;
let said = '';

const read = (file: string) => readFileSync(join(project, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(project, file), text);
const page = (address: string) => fetch(origin + address);

/** Asks until it is so. Throws with what the server said where that takes too long. */
async function until(isSo: () => Promise<boolean> | boolean) {
  const limit = performance.now() + LIMIT_MS / 4;
  while (!(await isSo())) {
    if (performance.now() > limit) throw new Error(`It never came. The server said:\n${said}`);
    await pause(100);
  }
}

const shows = async (address: string, words: string) => (await (await page(address)).text()).includes(words);
const answers = async (address: string, status: number) => (await page(address)).status === status;

beforeAll(async () => {
  project = copyProject();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(
    join(project, 'node_modules/.bin/astro'),
    ['dev', '--port', String(port), '--host', '127.0.0.1'],
    {
      cwd: project,
      env: buildEnvironment,
      detached: true,
    },
  );
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += chunk));
  await until(() => page('/ipc-section/34').then(Boolean, () => false));
}, LIMIT_MS);
afterAll(() => {
  if (server.pid) process.kill(-server.pid);
  rmSync(project, { recursive: true, force: true });
});

const SECTION = 'src/content/ipc/34.mdx';
const TERM = 'src/content/glossary/affray.mdx';
const NEW_TERM = 'src/content/glossary/a-new-term.mdx';
/** Its text has a component. */
const ARTICLE = 'src/content/blog/protection-order-at-home.mdx';

it('shows what is written to a section', { timeout: LIMIT_MS }, async () => {
  write(SECTION, `${read(SECTION)}\nThis sentence was just written.\n`);
  await until(() => shows('/ipc-section/34', 'This sentence was just written.'));
});

it('tells of a mistake, and keeps the page as it was', { timeout: LIMIT_MS }, async () => {
  const right = read(SECTION);
  write(SECTION, right.replace('number:', 'nummer:').replace('just written', 'spoiled'));
  await until(() => said.includes(`${SECTION}:`) && said.includes('nummer'));
  expect(await shows('/ipc-section/34', 'This sentence was just written.')).toBe(true);
  write(SECTION, right.replace('just written', 'mended'));
  await until(() => shows('/ipc-section/34', 'This sentence was mended.'));
});

it('shows what is written to a text with a component', { timeout: LIMIT_MS }, async () => {
  write(ARTICLE, `${read(ARTICLE)}\nThis sentence was just written.\n`);
  await until(() => shows('/blog/protection-order-at-home', 'This sentence was just written.'));
});

it('has a page for a new file, and none for one that is deleted', { timeout: LIMIT_MS }, async () => {
  write(
    NEW_TERM,
    read(TERM)
      .replace(/^term: .*$/m, 'term: New term')
      .replace(
        /^description: .*$/m,
        'description: A term that was written while somebody looked at the site.',
      ),
  );
  await until(() => answers('/glossary/a-new-term', 200));
  rmSync(join(project, NEW_TERM));
  await until(() => answers('/glossary/a-new-term', 404));
});
