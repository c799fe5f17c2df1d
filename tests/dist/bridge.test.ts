/** The pages between the two Acts say what the tables say. */
import { describe, expect, it } from 'vitest';
import { changedLimbs, sectionsWith } from '../support/changed-punishments.ts';
import { pageAt, select, textOf } from '../support/pages.ts';
import { readAsset, readFacts } from '../support/site.ts';

interface IpcRow {
  ipc: string;
  bns: string[] | null;
  relation: string;
  confidence: string;
}

interface BnsRow {
  bns: string;
  refs: { bns: string; ipc: string[] }[];
  new: boolean;
}

const ipcRows = readFacts<IpcRow>('ipc-to-bns');
const bnsRows = readFacts<BnsRow>('bns-to-ipc');
const sectionOf = (reference: string) => reference.replace(/\(.*/, '');

/** Sections of the other Act that the bridge of a page leads to. */
const ledTo = (address: string, act: 'ipc' | 'bns'): string[] => [
  ...new Set(
    select(pageAt(address).root, '.piers a, .bridge-rows a')
      .map(({ attribs: { href = '' } }) => href)
      .filter((href) => href.startsWith(`/${act}-section/`))
      .map((href) => href.slice(`/${act}-section/`.length)),
  ),
];

describe('the bridge pages', () => {
  it('lead from every IPC section to the sections of the table', () => {
    for (const { ipc, bns } of ipcRows) {
      const expected = [...new Set((bns ?? []).map(sectionOf))];
      expect(ledTo(`/ipc-to-bns/${ipc}`, 'bns').sort(), ipc).toEqual(expected.sort());
    }
  });

  it('lead from every BNS section to the sections of the table', () => {
    for (const { bns, refs } of bnsRows) {
      const expected = [...new Set(refs.flatMap(({ ipc }) => ipc))];
      expect(ledTo(`/bns-to-ipc/${bns}`, 'ipc').sort(), bns).toEqual(expected.sort());
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

describe('how sure a counterpart is', () => {
  const uncertain = ipcRows.filter(({ confidence }) => confidence === 'medium');

  it('is in doubt for three sections only', () => {
    expect(uncertain.map(({ ipc }) => ipc)).toEqual(['29A', '444', '446']);
  });

  it.each([
    ['ipc', ipcRows.map(({ ipc }) => ipc)],
    ['bns', bnsRows.map(({ bns }) => bns)],
  ])('is questioned on the pages of the %s only where it is', (act, numbers) => {
    // Of the three, one has a counterpart: 29A, in 2(39).
    const expected = { ipc: ['29A'], bns: ['2'] }[act];
    const pagesOf = (number: string) =>
      [`/${act}-section/${number}`, `/${act}-to-${act === 'ipc' ? 'bns' : 'ipc'}/${number}`].map(pageAt);
    const questioned = numbers.filter((number) =>
      pagesOf(number).some(({ root }) =>
        select(root, 'main p').some((line) => textOf(line).includes('are not the same provision')),
      ),
    );
    expect(questioned).toEqual(expected);
    const underBridge = numbers.filter((number) =>
      select(pageAt(`/${act}-section/${number}`).root, '#bridge .deck, #bridge .tag').some((verdict) =>
        textOf(verdict).includes('Nearest equivalent'),
      ),
    );
    expect(underBridge).toEqual(expected);
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

  const KINDS = [
    'longer',
    'shorter',
    'minimum',
    'minimum-lowered',
    'fine-up',
    'fine-down',
    'fine-minimum',
    'fine-not-enough',
    'fine-enough',
    'community-service',
  ];

  it.each(KINDS)('lists under %s the sections of the list made by hand', (kind) => {
    const listed = select(root, `#${kind} details a`).map(({ attribs: { href = '' } }) =>
      href.replace('/ipc-to-bns/', ''),
    );
    expect(listed.sort()).toEqual(sectionsWith(kind).sort());
    expect(countOf(kind)).toBe(listed.length);
  });

  it('has a list for every kind of change, and counts every changed section', () => {
    expect(new Set(changedLimbs.flatMap(({ changes }) => changes))).toEqual(new Set(KINDS));
    expect(countOf('dropped-parts')).toBe(changedLimbs.filter(({ bns }) => bns === 'nothing').length);
    const compared = readFacts<{ punishment?: { changed: boolean } }>('ipc-to-bns').flatMap(
      ({ punishment }) => punishment ?? [],
    );
    const changed = new Set(changedLimbs.map(({ ipc }) => ipc.replace(/#\d$/, '')));
    expect(changed.size).toBe(compared.filter((one) => one.changed).length);
    expect(textOf(select(root, '.lead')[0])).toMatch(
      new RegExp(`^${compared.length} sections .* In ${changed.size} of them `),
    );
  });
});

describe('both laws side by side', () => {
  const changedOn = (address: string): string[] =>
    select(pageAt(address).root, '.compare tbody')
      .filter((group) => select(group, '.tag.changed').length > 0)
      .map((group) => textOf(select(group, 'th')[0]));

  it('marks a changed punishment exactly where the list made by hand has one', () => {
    const changed = new Set(changedLimbs.map(({ ipc }) => ipc.replace(/#\d$/, '')));
    for (const { ipc } of ipcRows) {
      expect(changedOn(`/ipc-to-bns/${ipc}`).includes('Punishment'), ipc).toBe(changed.has(ipc));
    }
  });

  const comparedOn = (address: string) =>
    select(pageAt(address).root, '.compare tbody tr').map((line) => select(line, 'td').map(textOf));

  it('sets each limb beside its own', () => {
    expect(comparedOn('/ipc-to-bns/193')).toContainEqual([
      'Imprisonment up to 3 years, and fine',
      'Changed',
      'Imprisonment up to 3 years, and fine up to ₹5,000 Changed',
    ]);
  });

  it('says where a part was dropped', () => {
    expect(comparedOn('/ipc-to-bns/388')).toContainEqual([
      'Life imprisonment',
      'Changed',
      'Not carried over',
    ]);
  });
});

describe('which law applies, read without scripts', () => {
  const { root } = pageAt('/which-law-applies');
  const answerOf = (id: string) => textOf(select(root, `#${id}`)[0]);

  it.each([
    [
      'no-date-old-fir',
      /Indian Penal Code, 1860 .*An old FIR is not by itself a pending case.*High Courts differ/,
    ],
    [
      'before-before',
      /Indian Penal Code, 1860 .*An old FIR is not by itself a pending case.*High Courts differ/,
    ],
    ['jammu-kashmir', /Ranbir Penal Code/],
    ['unknown', /It cannot be said yet/],
  ])('%s', (id, answer) => {
    expect(answerOf(id)).toMatch(answer);
  });

  it('leads to the article on pending cases', () => {
    expect(select(root, 'main a[href="/resources/bns-updates/pending-cases-and-the-old-code"]')).toHaveLength(
      1,
    );
  });
});
