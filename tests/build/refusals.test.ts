/**
 * The real build refuses broken content, and so does `npm run check:content`: they end with an error and say file, line,
 * field and what to do. They run in a copy of the project, so that the tree stays as it is; what each refusal says is
 * tested beside src/collections.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../support/site.ts';
import { astroBuild, copyProject, runIn } from './project.ts';

const LIMIT_MS = 120_000;
const SECTION = 'src/content/ipc/420.mdx';

let project: string;

beforeAll(() => {
  project = copyProject();
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

const build = () => astroBuild(project);
const check = () => runIn(project, 'node', ['scripts/check-content.ts']);

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The line on which a text has a word, counted from 1. */
const lineOf = (text: string, word: string) => text.slice(0, text.indexOf(word)).split('\n').length;

const original = textOf(SECTION);
const unrelated = textOf('src/content/ipc/415.mdx').replace(
  /^relatedSections: \[/m,
  'relatedSections: ["999", ',
);

/** One thing wrong in each of several collections, in the tables, and in the folders. */
const everywhere: readonly { file: string; copy?: string; text: string; says: string }[] = [
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
    file: 'src/content/ipc/415.mdx',
    text: unrelated,
    says: `:${lineOf(unrelated, '"999"')}: relatedSections.0: IPC 999 does not exist; correct the number or remove it`,
  },
  {
    file: 'src/content/ipc/417.mdx',
    text: textOf('src/content/ipc/417.mdx').replace(/^description:.*\n/m, ''),
    says: ': description: is missing; add it',
  },
  // The report names the second of the two files.
  {
    file: 'src/content/ipc/418.mdx',
    copy: 'src/content/ipc/418.md',
    text: textOf('src/content/ipc/418.mdx'),
    says: ': file: "418" already has src/content/ipc/418.md; keep one of the two files',
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
      for (const { file, copy = file, text } of everywhere) write(copy, text);
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
    expect(said).toMatch(/^\d+ files in \d+ collections and the fact tables: nothing is wrong$/m);
    expect(code).toBe(0);
  },
  LIMIT_MS,
);

it(
  'a build stops at variables that it does not know, naming each and what it may be',
  async () => {
    const { code, said } = await astroBuild(project, {
      SITE_STAGE: 'Live',
      PUBLIC_CAPTCHA_PROVIDER: 'reCAPTCHA',
    });
    expect(said).toContain("SITE_STAGE's type is invalid, expected: 'preview' | 'live'");
    expect(said).toContain("PUBLIC_CAPTCHA_PROVIDER's type is invalid, expected: 'recaptcha' | 'turnstile'");
    expect(code).not.toBe(0);
  },
  LIMIT_MS,
);
