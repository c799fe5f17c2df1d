/** What the pages say of the law, compared with the fact tables themselves and not with the code that reads them. */
import { describe, expect, it } from 'vitest';
import { filesBelow, frontMatterOf } from '../../scripts/launch/content.ts';
import {
  type Document,
  mainTextOf,
  type ParentNode,
  pageAt,
  pages,
  select,
  textOf,
} from '../support/pages.ts';
import { isPreview, readFacts } from '../support/site.ts';

type Act = 'ipc' | 'bns';

interface SectionRow {
  number: string;
  title: string;
  status?: string;
}

interface ClassificationRow {
  section: string;
  offence: string;
  punishment: string;
  cognizable: boolean | 'depends';
  bailable: boolean | 'depends';
  court: string;
  compoundable: false | string;
  note?: string;
  cognizableNote?: string;
  compoundableNote?: string;
}

interface Category {
  slug: string;
  forms: string[];
  sections: string[];
}

const ACTS = [
  { act: 'ipc', count: 575 },
  { act: 'bns', count: 358 },
] as const;

const tables = {
  ipc: {
    sections: readFacts<SectionRow>('ipc-sections'),
    rows: readFacts<ClassificationRow>('ipc-classification'),
  },
  bns: {
    sections: readFacts<SectionRow>('bns-sections'),
    rows: readFacts<ClassificationRow>('bns-classification'),
  },
};
const ipcToBns = readFacts<{ ipc: string; bns: string[] | null }>('ipc-to-bns');
const bnsToIpc = readFacts<{ bns: string; ipc: string[] | null }>('bns-to-ipc');

const sectionPage = (act: Act, number: string) => pageAt(`/${act}-section/${number}`);
const sectionOf = (reference: string) => reference.replace(/\(.*$/, '');
const sorted = (values: Iterable<string>) => [...new Set(values)].sort();
const pathsIn = (root: ParentNode, selector: string) =>
  select(root, selector).map(({ attribs: { href = '' } }) => href);

/** Numbers of the sections a page lists: links that begin with the number they lead to. Links in prose do not. */
const listedOn = (root: Document, act: Act): string[] =>
  select(root, `main li a[href^="/${act}-section/"]`)
    .map((link) => ({ number: link.attribs.href?.split('/').at(-1) ?? '', text: textOf(link) }))
    .filter(({ number, text }) => text === number || text.startsWith(`${number} `))
    .map(({ number }) => number);

/** Answers by their question below an element of the answer plate. */
const answersIn = (root: ParentNode): Record<string, string> =>
  Object.fromEntries(
    select(root, 'dt').map((question) => [
      textOf(question),
      textOf(question.parent && select(question.parent, 'dd')[0]),
    ]),
  );

interface PlateLine {
  answers: Record<string, string>;
  /** Who tries it and whether it can be settled, as the plate says it. */
  rest: string;
}

/** The lines of the answer plate: one where all limbs agree, else one for each. */
function plateOf(root: Document): PlateLine[] {
  const limbs = select(root, '#glance .plate-limb');
  if (limbs.length > 0) {
    return limbs.map((limb) => ({ answers: answersIn(limb), rest: textOf(select(limb, '.limb-rest')[0]) }));
  }
  const [facts] = select(root, '#glance .plate-facts');
  return select(root, '#glance .plate-answers').map((list) => ({
    answers: answersIn(list),
    rest: facts ? textOf(facts) : '',
  }));
}

const KINDS = ['rigorous', 'simple', 'imprisonment'];
/** The words of a punishment that change the law: all but the kind of imprisonment, which may stand in the tag. */
const decisive = (text: string) =>
  (text.toLowerCase().match(/[a-z0-9₹,-]+/g) ?? [])
    .map((word) => word.replace(/,$/, ''))
    .filter((word) => ![...KINDS, 'of'].includes(word));

const ANSWERS = {
  bail: {
    true: 'A right Bailable',
    false: 'Not a right Non-bailable',
    depends: 'Depends As for the main offence',
  },
  arrest: {
    true: /^No warrant needed Cognizable$/,
    false: /^Warrant needed Non-cognizable$/,
    depends: /^Depends /,
  },
} as const;

const SETTLED: Record<string, RegExp> = {
  false: /Not compoundable: No|No Not compoundable/,
  'by the parties': /Compoundable: Yes, by the person harmed|Yes, by the person harmed Compoundable/,
  'with the permission of the court':
    /Compoundable: Yes, with the court’s permission|Yes, with the court’s permission Compoundable/,
  depends: /As for the main offence: Depends|Depends As for the main offence/,
};

/** What a note says more than that the main offence decides. */
const saysMore = (note: string | undefined): note is string =>
  note !== undefined && !/^(?:As for|Depends on) the main offence\.?$/.test(note);

function expectLine(line: PlateLine | undefined, row: ClassificationRow, page: ParentNode, name: string) {
  const { answers = {}, rest = '' } = line ?? {};
  const punishment = answers.Punishment ?? answers['Punishment it had'] ?? '';
  const { punishment: whole, bailable, cognizable, court, compoundable } = row;
  const kinds = KINDS.filter((kind) => whole.toLowerCase().includes(kind));
  expect(decisive(punishment), name).toEqual(decisive(whole));
  for (const kind of kinds) expect(punishment.toLowerCase(), name).toContain(kind);
  if ('Punishment it had' in answers) return;
  expect(answers['Bail as of right?'], name).toBe(ANSWERS.bail[`${bailable}`]);
  expect(answers['Arrest without a warrant?'], name).toMatch(ANSWERS.arrest[`${cognizable}`]);
  expect(rest, name).toContain(court);
  expect(rest, name).toMatch(SETTLED[`${compoundable}`] ?? /never/);
  const notes = [row.note, row.cognizableNote, row.compoundableNote].filter(saysMore);
  const plate = textOf(select(page, '#glance')[0]);
  for (const note of notes) expect(plate, name).toContain(note.replace(/\s+/g, ' '));
}

describe.each(ACTS)('the $act', ({ act, count }) => {
  const { sections, rows } = tables[act];
  const rowsOf = Map.groupBy(rows, ({ section }) => section);

  it(`has ${count} pages, one for each entry of the table, and no more`, () => {
    const built = pages
      .map(({ address }) => address)
      .filter((address) => address.startsWith(`/${act}-section/`));
    expect(sections).toHaveLength(count);
    expect(sorted(built)).toEqual(sorted(sections.map(({ number }) => `/${act}-section/${number}`)));
  });

  it('shows number and official title as the main heading', () => {
    for (const { number, title } of sections) {
      const [heading] = select(sectionPage(act, number).root, 'main h1');
      const plain = title.replace(/^\[(.*)\]$/, '$1').replace(/\s+/g, ' ');
      expect(textOf(heading)).toBe(`${act.toUpperCase()} section ${number}: ${plain}`);
    }
  });

  it('shows the punishment, bail, arrest, court and settlement of the table, limb by limb', () => {
    expect(rows.length).toBeGreaterThan(200);
    for (const { number } of sections) {
      const { root } = sectionPage(act, number);
      const limbs = rowsOf.get(number) ?? [];
      const lines = plateOf(root);
      expect(lines.length, `${act} ${number}`).toBe(limbs.length > 1 && lines.length > 1 ? limbs.length : 1);
      for (const [index, limb] of limbs.entries()) {
        // One line stands for several limbs only where all of them have the same answers.
        expectLine(lines[lines.length > 1 ? index : 0], limb, root, `${act} ${number}, limb ${index + 1}`);
      }
    }
  });

  it('never shows a punishment where the table has none', () => {
    for (const { number } of sections.filter((section) => !rowsOf.has(section.number))) {
      const [line] = plateOf(sectionPage(act, number).root);
      expect(line?.answers.Punishment ?? 'None', `${act} ${number}`).toMatch(/^(?:None|Not here)/);
    }
  });

  it('names each limb where there are several', () => {
    for (const [number, limbs] of rowsOf) {
      const { root } = sectionPage(act, number);
      if (select(root, '#glance .plate-caution').length > 0 && limbs.length === 1) continue;
      const names = select(root, '#glance .limb-name, #glance .plate-line li').map(textOf);
      const expected = limbs.length > 1 ? limbs.map(({ offence }) => offence) : [];
      expect(names, `${act} ${number}`).toHaveLength(expected.length);
      for (const [index, offence] of expected.entries())
        expect(names[index], `${act} ${number}`).toContain(offence);
    }
  });

  it('can be walked from the first section to the last and back', () => {
    const order = sections.map(({ number }) => `/${act}-section/${number}`);
    const walk = (start: string | undefined, rel: 'next' | 'prev') => {
      const walked: string[] = [];
      for (let at = start; at && walked.length <= order.length; ) {
        walked.push(at);
        at = pathsIn(pageAt(at).root, `main nav a[rel="${rel}"]`)[0];
      }
      return walked;
    };
    expect(walk(order[0], 'next')).toEqual(order);
    expect(walk(order.at(-1), 'prev')).toEqual(order.toReversed());
  });

  it('lists every section on the contents page, in order', () => {
    expect(listedOn(pageAt(`/${act}/sections`).root, act)).toEqual(sections.map(({ number }) => number));
  });

  it('lists every section in exactly one chapter', () => {
    const chapterPages = pages.filter(({ address }) => address.startsWith(`/${act}/chapter/`));
    const listed = chapterPages.flatMap(({ root }) => listedOn(root, act));
    expect([...listed].sort()).toEqual(sections.map(({ number }) => number).sort());
  });
});

describe('the bridge between the Acts', () => {
  const bridged = (act: Act, number: string, other: Act) => {
    const { root } = sectionPage(act, number);
    const links = pathsIn(root, `main #bridge a[href^="/${other}-section/"]`);
    return { eyebrow: [...new Set(pathsIn(root, '.eyebrow a'))], bridge: sorted(links) };
  };
  /** One counterpart is linked above the title; several lead to the list below, never to a guess. */
  const eyebrowTo = (references: readonly string[], act: Act) => {
    const [only, ...more] = [...new Set(references)];
    if (only === undefined) return [];
    return [more.length > 0 ? '#bridge' : `/${act}-section/${sectionOf(only)}`];
  };

  it('leads from each IPC section to exactly its counterparts', () => {
    for (const { ipc, bns } of ipcToBns) {
      expect(bridged('ipc', ipc, 'bns'), `IPC ${ipc}`).toEqual({
        eyebrow: eyebrowTo(bns ?? [], 'bns'),
        bridge: sorted((bns ?? []).map((reference) => `/bns-section/${sectionOf(reference)}`)),
      });
    }
  });

  it('names the sub-section and not only the section', () => {
    for (const { ipc, bns } of ipcToBns) {
      const shown = select(sectionPage('ipc', ipc).root, '#bridge a[href^="/bns-section/"]').map((link) =>
        textOf(link).replace(/^BNS /, ''),
      );
      expect(sorted(shown), `IPC ${ipc}`).toEqual(sorted(bns ?? []));
    }
  });

  it('leads from each BNS section to exactly the sections it replaced', () => {
    for (const { bns, ipc } of bnsToIpc) {
      const expected = sorted((ipc ?? []).map((number) => `/ipc-section/${number}`));
      expect(bridged('bns', bns, 'ipc'), `BNS ${bns}`).toEqual({
        eyebrow: eyebrowTo(ipc ?? [], 'ipc'),
        bridge: expected,
      });
    }
  });

  it('never takes a number of one Act for the same number of the other', () => {
    const lists = pages.filter(({ address }) =>
      /^\/bns(?:$|\/sections$|\/chapter\/|-category\/)/.test(address),
    );
    expect(lists.length).toBeGreaterThan(10);
    for (const { address, root } of lists) expect(listedOn(root, 'ipc'), address).toEqual([]);
  });
});

describe('how a section stands', () => {
  it.each([
    [
      'in force until 2024-06-30',
      '#bridge',
      /Repealed on 1 July 2024\. IPC \w+ still applies to offences committed before/,
    ],
    ['repealed earlier', '.plate-caution', /^Not law any more\./],
    ['struck down', '.plate-caution', /^Struck down by the Supreme Court in \d{4}\./],
  ])('an IPC section that is "%s" says so', (status, place, says) => {
    const sections = tables.ipc.sections.filter((section) => section.status === status);
    expect(sections).not.toEqual([]);
    for (const { number } of sections) {
      expect(textOf(select(sectionPage('ipc', number).root, place)[0]), `IPC ${number}`).toMatch(says);
    }
  });

  it('never says of a section that was struck down that it still applies', () => {
    for (const { number } of tables.ipc.sections.filter(({ status }) => status === 'struck down')) {
      expect(textOf(select(sectionPage('ipc', number).root, 'main')[0])).not.toContain('still applies');
    }
  });

  it('a BNS section says since when it is law', () => {
    for (const { number } of tables.bns.sections) {
      const { root } = sectionPage('bns', number);
      expect(textOf(select(root, '#bridge')[0]), `BNS ${number}`).toContain('In force since 1 July 2024.');
      expect(textOf(select(root, '.eyebrow')[0]), `BNS ${number}`).toMatch(
        /In force (?:since 1 July 2024|in part)/,
      );
    }
  });
});

describe.each(ACTS)('the categories of the $act', ({ act }) => {
  const categories = filesBelow(`src/content/${act}-categories`).map(frontMatterOf<Category>);
  const withForm = (form: string) => categories.filter(({ forms }) => forms.includes(form));
  const rootOf = (slug: string) => pageAt(`/${act}-category/${slug}`).root;

  it.each(categories)('$slug lists the sections of its file, in their order', ({ slug, sections }) => {
    // A page may list them a second time, on its cards or in its table, in the same order.
    const listed = listedOn(rootOf(slug), act);
    const times = Math.max(1, Math.round(listed.length / sections.length));
    expect(listed).toEqual(Array.from({ length: times }, () => sections).flat());
  });

  it.each(withForm('tabs'))(
    '$slug has the three tabs, key points in order and related categories',
    ({ slug }) => {
      const root = rootOf(slug);
      expect(select(root, '[role="tab"]').map(textOf)).toEqual([
        'Important Sections',
        'Key Points',
        'Related Categories',
      ]);
      expect(select(root, '[role="tab"][aria-selected="true"]').map(textOf)).toEqual(['Important Sections']);
      expect(select(root, '#panel-keyPoints ol li').length).toBeGreaterThanOrEqual(3);
      expect(pathsIn(root, `#panel-related a[href^="/${act}-category/"]`).length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(withForm('grid'))('$slug offers three other categories and the way to a lawyer', ({ slug }) => {
    const root = rootOf(slug);
    const heading = select(root, 'main h2').find((one) => textOf(one) === 'Other categories');
    const others = heading?.parent ? pathsIn(heading.parent, 'a') : [];
    expect(others).toHaveLength(3);
    expect(others).not.toContain(`/${act}-category/${slug}`);
    if (isPreview)
      expect(pathsIn(root, 'main a')).toEqual(expect.arrayContaining(['/ask-question', '/find-lawyer']));
  });
});

it('every category of the specification is in one of the forms it asks for', () => {
  const formsOf = new Map(
    filesBelow('src/content/ipc-categories')
      .map(frontMatterOf<Category>)
      .map(({ slug, forms }) => [slug, forms]),
  );
  const without = (form: string, slugs: readonly string[]) =>
    slugs.filter((slug) => !formsOf.get(slug)?.includes(form));
  const tabs = ['state', 'public-tranquility', 'public-servants', 'army-navy', 'religion'];
  const grid = ['offences-against-state', 'public-tranquility', 'public-servants', 'contempts-authority'];
  expect(without('tabs', [...tabs, 'criminal-intimidation', 'person'])).toEqual([]);
  expect(without('grid', [...grid, 'offences-against-person', 'property-offences'])).toEqual([]);
});

describe('the home page of the IPC', () => {
  const { root } = pageAt('/ipc');
  const paths = pathsIn(root, 'main a');

  it('offers the eight commonly searched sections', () => {
    const common = ['302', '304B', '307', '354', '376', '420', '498A', '499'];
    expect(new Set(listedOn(root, 'ipc'))).toEqual(new Set(common));
  });

  it('offers the six categories and the further help of the specification', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['offences-against-state', 'public-tranquility', 'public-servants'].map(
          (key) => `/ipc-category/${key}`,
        ),
        ...['contempts-authority', 'offences-against-person', 'property-offences'].map(
          (key) => `/ipc-category/${key}`,
        ),
        ...['guides', 'cases', 'templates'].map((name) => `/resources/${name}`),
        '/services/consultation',
        '/services/document-review',
        ...(isPreview ? ['/find-lawyer'] : []),
      ]),
    );
  });

  it('is the same at both addresses', () => {
    expect(mainTextOf(pageAt('/indian-penal-code'))).toBe(mainTextOf(pageAt('/ipc')));
    expect(mainTextOf(pageAt('/bharatiya-nyaya-sanhita'))).toBe(mainTextOf(pageAt('/bns')));
  });
});

it('the page of section 302 has its two decisions and its related sections', () => {
  const paths = pathsIn(pageAt('/ipc-section/302').root, 'main a');
  expect(paths).toEqual(
    expect.arrayContaining([
      '/resources/cases/bachan-singh',
      '/resources/cases/machhi-singh',
      ...['299', '300', '304', '307'].map((number) => `/ipc-section/${number}`),
    ]),
  );
});

it('the texts of the error pages are those of the specification', () => {
  const said = (address: string) => {
    const [main] = select(pageAt(address).root, 'main');
    return main ? `${textOf(select(main, 'h1')[0])} ${textOf(select(main, '.lead')[0])}` : '';
  };
  expect(said('/errors/ipc-section-not-found')).toBe(
    "Section Not Found The IPC section you're looking for doesn't exist.",
  );
  expect(said('/errors/ipc-category-not-found')).toBe(
    "Category Not Found The IPC category you're looking for doesn't exist.",
  );
  expect(said('/404')).toBe("Page Not Found The page you're looking for doesn't exist or has been moved.");
  expect(said('/errors/unavailable')).toBe(
    'Something went wrong We apologize for the inconvenience. Please try refreshing the page.',
  );
});

describe('the footer of every page', () => {
  const COLUMNS = [
    'Practice Areas',
    'Legal Resources',
    'Our Services',
    'IPC Sections',
    'BNS Reforms',
    'Major Cities',
    'Company',
    'For Users',
    'Legal',
  ];

  it.each(['/', '/ipc-section/420', '/404'])('%s has every column of the specification', (address) => {
    const [footer] = select(pageAt(address).root, 'footer');
    expect(footer).toBeDefined();
    if (!footer) return;
    const columns = select(footer, 'nav h2');
    expect(columns.map(textOf)).toEqual(COLUMNS);
    for (const column of columns) {
      expect(column.parent && pathsIn(column.parent, 'a').length, textOf(column)).toBeGreaterThan(0);
    }
    const paths = pathsIn(footer, 'a');
    expect(paths).toEqual(
      expect.arrayContaining([
        ...[
          'criminal-law',
          'family-law',
          'corporate-law',
          'real-estate-law',
          'intellectual-property-law',
        ].map(area),
        ...[
          'banking-law',
          'consumer-law',
          'cyber-law',
          'immigration-law',
          'alternative-dispute-resolution',
        ].map(area),
        ...['cases', 'guides', 'templates', 'bns-comparison', 'bns-analysis', 'bns-updates'].map(
          (name) => `/resources/${name}`,
        ),
        ...['video-consultation', 'chat', 'document-review', 'legal-notice', 'court-marriage'].map(
          (name) => `/services/${name}`,
        ),
        ...['criminal-intimidation', 'person'].map((name) => `/ipc-category/${name}`),
        ...['delhi', 'mumbai', 'bangalore', 'hyderabad'].map((name) => `/city/${name}`),
        ...['/cities', '/bns/changes', '/bns/implementation', '/help', '/faqs', '/refund-policy'],
        ...[
          '/privacy-policy',
          '/terms-of-service',
          '/disclaimer',
          '/blog',
          '/press',
          '/partners',
          '/careers',
        ],
      ]),
    );
    expect(textOf(footer)).toContain(`© ${new Date().getFullYear()}`);
    for (const network of isPreview ? ['facebook', 'twitter', 'linkedin'] : []) {
      expect(
        paths.filter((path) => path.includes(network)),
        network,
      ).toHaveLength(1);
    }
  });

  const area = (name: string) => `/practice-areas/${name}`;
});
