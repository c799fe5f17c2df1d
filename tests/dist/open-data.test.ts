/** The open data: every file against its own published schema, and against the pages it repeats. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { canonicalOf, pageAt, pages, select, textOf } from '../support/pages.ts';
import { assetExists, isPreview, readAsset, readFacts } from '../support/site.ts';

interface Section {
  act: 'ipc' | 'bns';
  number: string;
  title: string;
  description: string;
  offences: Record<'reference' | 'punishment' | 'cognizable' | 'bailable' | 'compoundable', string>[];
  counterparts: { others: string[] }[];
  reviewed: string;
  url: string;
}

const read = <Shape>(address: string): Shape => JSON.parse(readAsset(address).toString());
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

const validatorOf = (name: string) => ajv.compile(read<object>(`/data/schema/${name}.json`));
const validators = {
  section: validatorOf('section'),
  sections: validatorOf('sections'),
  correspondence: validatorOf('correspondence'),
  glossary: validatorOf('glossary'),
};

function expectValid(kind: keyof typeof validators, address: string): void {
  const valid = validators[kind](read(address));
  expect(valid ? [] : validators[kind].errors, address).toEqual([]);
}

const sections = pages.filter(({ address }) => /^\/(?:ipc|bns)-section\//.test(address));

describe.each([
  ['ipc', 575],
  ['bns', 358],
] as const)('%s', (act, count) => {
  const file = read<{ version: string; licence: { url: string }; updated: string; sections: Section[] }>(
    `/data/${act}.json`,
  );

  it('has every section once and in order, as the published schema says', () => {
    expectValid('sections', `/data/${act}.json`);
    expect(file.sections).toHaveLength(count);
    expect(file.sections.map(({ number }) => number)).toEqual(
      readFacts<{ number: string }>(`${act}-sections`).map(({ number }) => number),
    );
  });

  it('says its version, its licence and the day of its last change', () => {
    expect(file.version).toMatch(/^\d+\.\d+$/);
    if (isPreview) expect(file.licence.url).toMatch(/^https:/);
    expect(file.updated).toBe(
      file.sections
        .map(({ reviewed }) => reviewed)
        .sort()
        .at(-1),
    );
  });

  it('says what the pages say', () => {
    for (const { number, title, description, counterparts, reviewed, url } of file.sections) {
      const page = pageAt(`/${act}-section/${number}`);
      const text = textOf(select(page.root, 'main')[0]);
      expect(url).toBe(canonicalOf(page));
      // A heading of the tables may have two spaces in a row; a page shows one.
      expect(text, url).toContain(title.replace(/\s+/g, ' '));
      expect(text, url).toContain(description);
      expect(select(page.root, `time[datetime="${reviewed}"]`), url).not.toEqual([]);
      for (const reference of counterparts.flatMap(({ others }) => others))
        expect(text, url).toContain(reference);
    }
  });

  it('is the same in the file of each section', () => {
    for (const section of file.sections) {
      const own = read<{ section: Section }>(`/${act}-section/${section.number}.json`);
      expect(own.section).toEqual(section);
    }
  });

  it('answers yes, no or depends as the table does', () => {
    const word = (value: boolean | string) => (value === true ? 'yes' : value === false ? 'no' : value);
    const rows = readFacts<Record<'ref' | 'cognizable' | 'bailable' | 'compoundable', boolean | string>>(
      `${act}-classification`,
    );
    const expected = rows.map(({ ref, cognizable, bailable, compoundable }) =>
      [ref, cognizable, bailable, compoundable].map(word),
    );
    expect(
      file.sections.flatMap(({ offences }) =>
        offences.map(({ reference, cognizable, bailable, compoundable }) => [
          reference,
          cognizable,
          bailable,
          compoundable,
        ]),
      ),
    ).toEqual(expected);
    expect(expected.filter(([, , , compoundable]) => compoundable === 'depends').length).toBeGreaterThan(9);
  });

  it('has a row for each offence in its table', () => {
    // A spreadsheet needs the mark at the start; trimming takes it away.
    expect(readAsset(`/data/${act}.csv`).toString()).toMatch(/^\uFEFF/);
    const rows = readAsset(`/data/${act}.csv`).toString().trim().split('\r\n');
    const expected = file.sections.reduce((sum, { offences }) => sum + Math.max(1, offences.length), 0);
    expect(rows[0]).toMatch(/^number,title,chapter,status,description,reference,offence,punishment,/);
    expect(rows).toHaveLength(expected + 1);
  });
});

it('the file of every section is as its schema says', () => {
  for (const { address } of sections) expectValid('section', `${address}.json`);
});

it.each(['ipc-to-bns', 'bns-to-ipc'])('%s is as its schema says', (name) => {
  expectValid('correspondence', `/data/${name}.json`);
});

it('the glossary is as its schema says, and every word has its page', () => {
  expectValid('glossary', '/data/glossary.json');
  const { terms } = read<{ terms: { term: string; description: string; url: string }[] }>(
    '/data/glossary.json',
  );
  const written = pages.filter(({ address }) => address.startsWith('/glossary/'));
  expect(terms.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(
    written.map(({ address }) => address).toSorted(),
  );
  for (const { term, description, url } of terms) {
    const text = textOf(select(pageAt(new URL(url).pathname).root, 'main')[0]);
    expect(text, url).toContain(term);
    expect(text, url).toContain(description);
  }
});

it('every section page names its other forms, and they are there', () => {
  const missing = sections.filter(({ address, head }) => {
    const alternates = select(head, 'link[rel="alternate"]').map(({ attribs: { href } }) => href);
    return ![`${address}.json`, `${address}.md`].every(
      (href) => alternates.includes(href) && assetExists(href),
    );
  });
  expect(missing.map(({ address }) => address)).toEqual([]);
});

it('the Markdown of a section has its heading, its punishments and its counterpart', () => {
  for (const { address } of sections) {
    const text = readAsset(`${address}.md`).toString();
    const [, act = '', number = ''] = /^\/(\w+)-section\/(.+)$/.exec(address) ?? [];
    expect(text, address).toMatch(new RegExp(`^# ${act.toUpperCase()} ${number}: `));
    expect(text, address).not.toMatch(/\]\(\//);
    const { offences } = read<{ section: Section }>(`${address}.json`).section;
    for (const { punishment } of offences) expect(text, address).toContain(punishment);
  }
});

it.each(['/ipc-section/109', '/bns-section/49'])(
  '%s depends on the main offence in every form',
  (address) => {
    expect(readAsset(`${address}.md`).toString()).toContain(
      'Can it be settled: Depends. As for the main offence',
    );
    const [, act = '', number = ''] = /^\/(\w+)-section\/(.+)$/.exec(address) ?? [];
    const line = readAsset(`/data/${act}.csv`)
      .toString()
      .split('\r\n')
      .find((row) => row.startsWith(`${number},`));
    expect(line).toContain(',depends,depends,Court by which the offence abetted is triable,depends,');
  },
);

it('llms.txt leads to what exists', () => {
  const links = [
    ...readAsset('/llms.txt')
      .toString()
      .matchAll(/\]\((https:[^)]+)\)/g),
  ].map(([, url = '']) => new URL(url).pathname);
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((path) => !assetExists(path) && !assetExists(`${path}.html`))).toEqual([]);
});

describe.each(['/blog', '/corrections'])('the feeds of %s', (path) => {
  const json = read<{
    version: string;
    items: { id: string; url: string; title: string; date_published: string }[];
  }>(`${path}/feed.json`);
  const xml = readAsset(`${path}/feed.xml`).toString();

  it('have the same items, each once, the newest first, on pages that exist', () => {
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.items.length).toBeGreaterThan(5);
    expect(new Set(json.items.map(({ id }) => id)).size).toBe(json.items.length);
    expect([...xml.matchAll(/<item>/g)]).toHaveLength(json.items.length);
    const dates = json.items.map(({ date_published }) => date_published);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(json.items.filter(({ url }) => !assetExists(`${new URL(url).pathname}.html`))).toEqual([]);
  });

  it('are named in the head of the page', () => {
    const types = select(pageAt(path).head, 'link[rel="alternate"][type]').map(
      ({ attribs: { type } }) => type,
    );
    expect(types).toEqual(['application/rss+xml', 'application/feed+json']);
  });
});
