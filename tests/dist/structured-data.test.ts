/**
 * Every block of structured data, held against the vocabulary of schema.org as the types of schema-dts write it down:
 * a type that does not exist, a property it does not have, or a value of the wrong kind fails to compile.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { isIndexable, pages, structuredDataOf } from '../support/pages.ts';
import { isPreview, ROOT } from '../support/site.ts';

const blocks = pages.flatMap((page) => structuredDataOf(page).map((block) => ({ page, block })));
const nodes = blocks.flatMap(({ page: { address }, block }) =>
  block['@graph'].map((node) => ({ address, node })),
);

/** The properties of a node and of those inside it, with the kinds of their values: alike nodes are checked once. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([key, inner]) => [key, key === '@type' ? inner : shapeOf(inner)]);
};

// Below the project, so that the types are found.
const cache = join(ROOT, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'structured-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('is in the vocabulary of schema.org', () => {
  const shapes = new Map(
    nodes.map(({ address, node }) => [JSON.stringify(shapeOf(node)), { address, node }]),
  );
  expect(shapes.size).toBeGreaterThan(8);
  const files = [...shapes.values()].map(({ address, node }, index) => {
    // A search action's input is described by an annotation that the vocabulary itself does not list.
    const literal = JSON.stringify(node).replace(/,"query-input":"[^"]*"/, '');
    const file = join(folder, `block-${index}.ts`);
    writeFileSync(
      file,
      `import type { ${node['@type']} } from 'schema-dts';\nexport const node: ${node['@type']} = ${literal};\n`,
    );
    return { file, address };
  });
  const program = ts.createProgram(
    files.map(({ file }) => file),
    {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
      types: [],
    },
  );
  const addressOf = new Map(files.map(({ file, address }) => [file, address]));
  const problems = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${addressOf.get(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  expect(problems).toEqual([]);
}, 120_000);

it('names the vocabulary', () => {
  expect([...new Set(blocks.map(({ block }) => block['@context']))]).toEqual(['https://schema.org']);
});

it('stands on every indexable page: a trail, except on the home page', () => {
  const withTrail = new Set(
    nodes.filter(({ node }) => node['@type'] === 'BreadcrumbList').map(({ address }) => address),
  );
  const without = pages.filter(
    (page) => isIndexable(page) && !['/', '/hi'].includes(page.address) && !withTrail.has(page.address),
  );
  expect(without.map(({ address }) => address)).toEqual([]);
});

it.each([
  ['/', ['WebSite', 'Organization', ...(isPreview ? ['MobileApplication'] : [])]],
  ['/ipc-section/420', ['Legislation']],
  ['/bns-section/318', ['Legislation']],
  ['/blog/cheque-bounce', ['BlogPosting']],
  ['/resources/guides/how-to-file-an-fir', ['Article']],
  ['/city/mumbai', ['Service']],
  ['/services/chat', ['Service']],
])('%s says that it is %s', (address, types) => {
  const found = nodes.filter((one) => one.address === address).map(({ node }) => node['@type']);
  expect(found).toEqual(expect.arrayContaining(types));
});

it('nothing is said to be a law firm or its service: the terms call the site a platform', () => {
  const firms = nodes.filter(({ node }) =>
    /"@type":"(?:LegalService|Attorney)"|"provider"/.test(JSON.stringify(node)),
  );
  expect(firms.map(({ address }) => address)).toEqual([]);
});

it('a job posting stands on the page of one position only', () => {
  const postings = nodes.filter(({ node }) => node['@type'] === 'JobPosting').map(({ address }) => address);
  expect(postings.every((address) => /^\/careers\/(?!general$)[\w-]+$/.test(address))).toBe(true);
  expect(new Set(postings).size).toBe(postings.length);
});

it('questions and instructions carry no markup that search engines have retired', () => {
  expect(
    nodes.filter(({ node }) => /FAQPage|HowTo/.test(JSON.stringify(node))).map(({ address }) => address),
  ).toEqual([]);
});

it('a section of the BNS names the provisions it took the place of', () => {
  const found = nodes.find(
    ({ address, node }) => address === '/bns-section/318' && node['@type'] === 'Legislation',
  );
  const repealed = found?.node.legislationRepeals as { legislationIdentifier: string }[];
  expect(repealed.map(({ legislationIdentifier }) => legislationIdentifier)).toContain(
    'Indian Penal Code, 1860, section 420',
  );
});
