/**
 * Measures the built site and writes bench/report.json and bench/report.md. What is not measured again keeps its figures.
 *
 *     npm run bench                          pages, clicks, search and load
 *     npm run bench -- pages /ipc /about     some pages only
 *     npm run bench -- clicks | search | load
 *     npm run bench -- build                 a cold build
 *     npm run bench -- compare ../other      some pages of another checkout, built, and of this one, in one run
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { startSite } from '../tests/support/server.ts';
import { pageAddresses, readPage, templates } from '../tests/support/site.ts';
import { coldBuild } from './build.ts';
import { measureLoad } from './load.ts';
import { measureClicks, measurePages, type Subject } from './pages.ts';
import { type Report, renderReport } from './report.ts';
import { measureSearch } from './search.ts';

const JSON_FILE = new URL('report.json', import.meta.url);
const COMPARED = ['/ipc-section/420', '/ipc', '/', '/bns-section/103', '/ipc-category/property-offences'];
const CLICKED = ['/ipc-section/420', '/ipc-section/415'] as const;

/** One page of each kind, and the heaviest section. */
function subjects(): Subject[] {
  const heaviest = pageAddresses()
    .filter((path) => /^\/(?:ipc|bns)-section\//.test(path))
    .map((path) => ({ path, size: readPage(path).length }))
    .reduce((most, page) => (page.size > most.size ? page : most)).path;
  return [...templates, { name: 'heaviest section', path: heaviest }];
}

const named = (paths: readonly string[]): Subject[] =>
  paths.map((path) => subjects().find((subject) => subject.path === path) ?? { name: path, path });

async function onSite<Result>(measure: (origin: string) => Result | Promise<Result>): Promise<Result> {
  const { origin, stop } = await startSite();
  try {
    return await measure(origin);
  } finally {
    await stop();
  }
}

const report: Report = existsSync(JSON_FILE) ? JSON.parse(readFileSync(JSON_FILE, 'utf8')) : { pages: [] };

const parts: Record<string, (rest: readonly string[]) => Promise<void>> = {
  pages: async (paths) => {
    const rows = await measurePages(paths.length > 0 ? named(paths) : subjects());
    const kept = report.pages.filter(({ path }) => !rows.some((row) => row.path === path));
    report.pages = paths.length > 0 ? [...kept, ...rows] : rows;
  },
  clicks: async () => {
    report.clicks = await measureClicks(...CLICKED);
  },
  search: async () => {
    report.search = await onSite(measureSearch);
  },
  load: async () => {
    report.load = await onSite(measureLoad);
  },
  build: async () => {
    report.build = await coldBuild();
  },
  compare: async ([root]) => {
    if (!root) throw new Error('Name the folder of the other checkout: npm run bench -- compare ../other');
    const before = await measurePages(named(COMPARED), root);
    const after = await measurePages(named(COMPARED));
    report.compared = { before, after };
  },
};

const [part, ...rest] = process.argv.slice(2);
const asked = part === undefined ? ['pages', 'clicks', 'search', 'load'] : [part];
for (const name of asked) {
  const measure = parts[name];
  if (!measure)
    throw new Error(`There is no "${name}" to measure; there are ${Object.keys(parts).join(', ')}.`);
  await measure(rest);
  const cores = cpus();
  report.machine = `${cores[0]?.model ?? 'unknown processor'}, ${cores.length} cores, Node ${process.version}`;
  report.measured = { ...report.measured, [name]: new Date().toISOString().slice(0, 10) };
  writeFileSync(JSON_FILE, `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(new URL('report.md', import.meta.url), renderReport(report));
}
