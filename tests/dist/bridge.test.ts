/** The pages between the two Acts say what the tables say. */
import { describe, expect, it } from 'vitest';
import { pageAt, select, textOf } from '../support/pages.ts';
import { readFacts } from '../support/content.ts';
import { readAsset } from '../support/site.ts';

interface IpcRow {
  ipc: string;
  bns: string[] | null;
  relation: string;
}

interface BnsRow {
  bns: string;
  refs: { bns: string; ipc: string[] }[];
  new: boolean;
}

const ipcRows = readFacts<IpcRow>('ipc-to-bns');
const bnsRows = readFacts<BnsRow>('bns-to-ipc');
const sectionOf = (reference: string) => reference.replace(/\(.*/, '');

/** Sections of the other Act that a bridge page has a card for. */
const cardsOf = (address: string, act: 'ipc' | 'bns'): string[] =>
  select(pageAt(address).root, 'a.card')
    .map(({ attribs: { href = '' } }) => href)
    .filter((href) => href.startsWith(`/${act}-section/`))
    .map((href) => href.slice(`/${act}-section/`.length));

describe('the bridge pages', () => {
  it('lead from every IPC section to the sections of the table', () => {
    for (const { ipc, bns } of ipcRows) {
      const expected = [...new Set((bns ?? []).map(sectionOf))];
      expect(cardsOf(`/ipc-to-bns/${ipc}`, 'bns'), ipc).toEqual(expected);
    }
  });

  it('lead from every BNS section to the sections of the table', () => {
    for (const { bns, refs } of bnsRows) {
      const expected = [...new Set(refs.flatMap(({ ipc }) => ipc))];
      expect(cardsOf(`/bns-to-ipc/${bns}`, 'ipc').sort(), bns).toEqual(expected.sort());
    }
  });

  it('name the references in the answer', () => {
    for (const { ipc, bns } of ipcRows.filter(
      ({ bns: references }) => references && references.length <= 6,
    )) {
      const heading = textOf(select(pageAt(`/ipc-to-bns/${ipc}`).root, 'h1')[0]);
      for (const reference of bns ?? []) expect(heading, ipc).toContain(reference);
    }
  });

  it('say so where there is no counterpart', () => {
    const texts: Record<string, string> = {
      'not re-enacted': 'was not carried into the BNS',
      'repealed before 2024': 'has no place in the BNS',
    };
    for (const { ipc, relation } of ipcRows.filter(({ bns }) => !bns)) {
      expect(textOf(select(pageAt(`/ipc-to-bns/${ipc}`).root, 'h1')[0]), ipc).toContain(texts[relation]);
    }
  });
});

it('the files to download say the same as the tables', () => {
  const { correspondence } = JSON.parse(readAsset('/data/ipc-to-bns.json').toString()) as {
    correspondence: { number: string; counterparts: { others: string[] }[] }[];
  };
  expect(
    correspondence.map(({ number, counterparts }) => [number, counterparts.flatMap(({ others }) => others)]),
  ).toEqual(ipcRows.map(({ ipc, bns }) => [ipc, bns ?? []]));
  const csv = readAsset('/data/bns-to-ipc.csv').toString().trim().split('\r\n');
  expect(csv[0]).toBe('bns,title,reference,ipc,relation,confidence,punishmentChanged,url');
  expect(new Set(csv.slice(1).map((line) => line.split(',')[0])).size).toBe(bnsRows.length);
});

describe('what the BNS changed', () => {
  const root = pageAt('/bns/changes').root;
  const countOf = (id: string) => Number(textOf(select(root, `[data-count="${id}"]`)[0]));

  it('counts from the tables', () => {
    expect(countOf('new-sections')).toBe(bnsRows.filter((row) => row.new).length);
    expect(countOf('dropped')).toBe(ipcRows.filter(({ relation }) => relation === 'not re-enacted').length);
    expect(countOf('new-parts')).toBe(readFacts('bns-new-subsections').length);
    const merged = bnsRows.filter(({ refs }) => new Set(refs.flatMap(({ ipc }) => ipc)).size > 1);
    expect(countOf('merged')).toBe(merged.length);
  });

  it('counts what it lists', () => {
    const lists = select(root, 'section[id]').filter((section) => select(section, 'details').length > 0);
    expect(lists.length).toBeGreaterThan(8);
    for (const section of lists) {
      expect(select(section, 'details li').length, section.attribs.id).toBe(
        countOf(section.attribs.id ?? ''),
      );
    }
  });

  it('raises and lowers nothing without a difference in the table of punishments', () => {
    const changed = new Set(
      readFacts<{ ipc: string; punishment?: { changed: boolean } }>('ipc-to-bns')
        .filter(({ punishment }) => punishment?.changed)
        .map(({ ipc }) => ipc),
    );
    const listed = [
      'longer',
      'shorter',
      'minimum',
      'fine-up',
      'fine-down',
      'community-service',
      'otherwise',
    ].flatMap((id) =>
      select(root, `#${id} details a`).map(({ attribs: { href = '' } }) => href.split('/').at(-1) ?? ''),
    );
    expect(listed.filter((number) => !changed.has(number))).toEqual([]);
  });
});
