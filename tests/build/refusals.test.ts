/**
 * The real build refuses broken content: it ends with an error and says file, field and what to do. It runs in a copy
 * of the project, so that the tree stays as it is; what each refusal says is tested in src/collections/refusals.test.ts.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../support/site.ts';
import { astroBuild, copyProject } from './project.ts';

const LIMIT_MS = 120_000;
const SECTION = 'src/content/ipc/420.mdx';

let project: string;

beforeAll(() => {
  project = copyProject();
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('astro build', () => {
  const original = readFileSync(join(ROOT, SECTION), 'utf8');
  const extra = 'src/content/ipc/420.md';

  afterEach(() => {
    writeFileSync(join(project, SECTION), original);
    rmSync(join(project, extra), { force: true });
  });

  const broken = [
    {
      what: 'a related section that does not exist',
      file: SECTION,
      text: original.replace(/^relatedSections: \[/m, 'relatedSections: ["999", '),
      says: `${SECTION}: relatedSections.0: IPC 999 does not exist; correct the number or remove it`,
    },
    {
      what: 'an unknown field',
      file: SECTION,
      text: original.replace(/^reviewed:/m, 'punishment: 7 years\nreviewed:'),
      says: `${SECTION}: punishment: is not a field of this collection; remove it or correct its spelling`,
    },
    {
      what: 'a missing field',
      file: SECTION,
      text: original.replace(/^description:.*\n/m, ''),
      says: `${SECTION}: description: is missing; add it`,
    },
    {
      what: 'two files for one section',
      file: extra,
      text: original,
      says: '"420" already has src/content/ipc/420.md; keep one of the two files',
    },
  ];

  it.each(broken)(
    'stops at $what',
    async ({ file, text, says }) => {
      if (file === SECTION) expect(text, 'the file was not broken').not.toBe(original);
      writeFileSync(join(project, file), text);
      const { code, said } = await astroBuild(project);
      expect(said).toContain(says);
      expect(code).not.toBe(0);
    },
    LIMIT_MS,
  );

  it(
    'stops at a stage that it does not know',
    async () => {
      const { code, said } = await build(project, { SITE_STAGE: 'Live' });
      expect(said).toContain('SITE_STAGE is "Live"; it must be "preview" or "live"');
      expect(code).not.toBe(0);
    },
    LIMIT_MS,
  );
});
