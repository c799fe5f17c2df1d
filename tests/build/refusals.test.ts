/**
 * The real build refuses broken content, and so does `npm run check:content`: they end with an error and say file, line,
 * field and what to do. They run in a copy of the project, so that the tree stays as it is; what each refusal says is
 * tested beside src/collections.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../support/site.ts';

const LIMIT_MS = 120_000;
const LEFT_OUT = /^(?:node_modules|dist|\.git|\.astro|\.wrangler|tests|docs|bench)(?:\/|$)/;
const SECTION = 'src/content/ipc/420.mdx';

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'refusals-'));
  cpSync(ROOT, project, { recursive: true, filter: (source) => !LEFT_OUT.test(relative(ROOT, source)) });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const touched = new Set<string>();

/** Writes a file of the copy, to be brought back afterwards. */
function write(path: string, text: string) {
  touched.add(path);
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

afterEach(() => {
  for (const path of touched) {
    const made = existsSync(join(ROOT, dirname(path))) ? path : dirname(path);
    rmSync(join(project, made), { recursive: true, force: true });
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(project, path));
  }
  touched.clear();
});

/** Runs a program of the project in the copy. */
function run(program: string, ...parameters: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      join(project, 'node_modules/.bin', program),
      parameters,
      {
        cwd: project,
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
        maxBuffer: 2 ** 26,
      },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

const build = () => run('astro', 'build');
const check = () => run('node', 'scripts/check-content.ts');

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The line on which a text has a word, counted from 1. */
const lineOf = (text: string, word: string) => text.slice(0, text.indexOf(word)).split('\n').length;

const original = textOf(SECTION);
const unrelated = original.replace(/^relatedSections: \[/m, 'relatedSections: ["999", ');

const broken = [
  {
    what: 'a related section that does not exist',
    file: SECTION,
    text: unrelated,
    says: `${SECTION}:${lineOf(unrelated, '"999"')}: relatedSections.0: IPC 999 does not exist; correct the number or remove it`,
  },
  {
    what: 'a missing field',
    file: SECTION,
    text: original.replace(/^description:.*\n/m, ''),
    says: `${SECTION}: description: is missing; add it`,
  },
  {
    what: 'two files for one section',
    file: 'src/content/ipc/420.md',
    text: original,
    says: '"420" already has src/content/ipc/420.md; keep one of the two files',
  },
];

describe('astro build', () => {
  it.each(broken)(
    'stops at $what',
    async ({ file, text, says }) => {
      if (file === SECTION) expect(text, 'the file was not broken').not.toBe(original);
      write(file, text);
      const { code, said } = await build();
      expect(said).toContain(says);
      expect(code).not.toBe(0);
    },
    LIMIT_MS,
  );
});

/** One thing wrong in each of several collections, in the tables, and in the folders. */
const everywhere = [
  {
    file: 'src/content/facts/cases.json',
    text: '[\n{"slug": "a"}\n{"slug": "b"}\n]',
    says: ':3: file: is not valid JSON',
  },
  {
    file: SECTION,
    text: original.replace(/^reviewed:/m, 'punishment: 7 years\nreviewed:'),
    says: ': punishment: is not a field of this collection; remove it or correct its spelling',
  },
  {
    file: 'src/content/bns/318.mdx',
    text: `\uFEFF${textOf('src/content/bns/318.mdx')}`,
    says: ':1: file: begins with an invisible mark (BOM)',
  },
  {
    file: 'src/content/blog/anticipatory-bail.mdx',
    text: `${textOf('src/content/blog/anticipatory-bail.mdx')}\n<script>alert(1)</script>\n`,
    says: ': body: <script> runs code',
  },
  {
    file: 'src/content/guides/bail-step-by-step.mdx',
    text: `${textOf('src/content/guides/bail-step-by-step.mdx')}\nSee [this](/nowhere).\n`,
    says: ': body: there is no page /nowhere',
  },
  {
    file: 'src/content/ipc/drafts/421.mdx',
    text: original,
    says: ': file: stands in a folder inside src/content/ipc',
  },
];

describe.each([
  ['astro build', build],
  ['npm run check:content', check],
])('%s', (_name, command) => {
  it(
    'tells of everything that is wrong in one report, without a stack',
    async () => {
      for (const { file, text } of everywhere) write(file, text);
      const { code, said } = await command();
      for (const { file, says } of everywhere) {
        const line = said.split('\n').find((one) => one.trimStart().startsWith(file));
        expect(line ?? '', file).toContain(says);
      }
      expect(said).toContain(`${everywhere.length} problems in the content:`);
      expect(said).not.toMatch(/^\s+at /m);
      expect(code).not.toBe(0);
    },
    LIMIT_MS,
  );
});

it(
  'npm run check:content passes what is in order',
  async () => {
    const { code, said } = await check();
    expect(said).toMatch(/^\d+ files in 24 collections and the fact tables: nothing is wrong$/m);
    expect(code).toBe(0);
  },
  LIMIT_MS,
);
