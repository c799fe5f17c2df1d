/** What README, CONTRIBUTING and docs/ name is there: files, scripts, links from one document to another. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const OWN_PATH = /`((?:src|docs|scripts|build|worker|tests|bench|public)\/[\w./[\]-]+)`/g;
const SCRIPT = /npm run ([\w:-]+)/g;
const LINK = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g;

const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');

  it('names files that exist', () => {
    expect(named(text, OWN_PATH).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('names scripts that exist', () => {
    expect(named(text, SCRIPT).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('links to documents that exist', () => {
    const missing = named(text, LINK).filter((path) => !existsSync(join(ROOT, dirname(document), path)));
    expect(missing).toEqual([]);
  });
});

const decisions = documents.filter((document) => document.startsWith('docs/adr/'));

describe.each(decisions)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');

  it('has the form of all decisions', () => {
    const number = Number(/\/(\d{4})-/.exec(document)?.[1]);
    expect(text).toMatch(new RegExp(`^# ${number}\\. .+\n\nStatus: accepted, \\d+ \\w+ \\d{4}[.;]`));
    const headings = named(text, /^## (.+)$/gm);
    expect(headings).toEqual(expect.arrayContaining(['Context', 'Decision', 'Consequences']));
  });
});
