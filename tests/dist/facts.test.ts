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

/** A limb of "at a glance": the answers by their question. */
function limbsOf(root: Document): Record<string, string>[] {
  return select(root, '#glance dl').map((list) =>
    Object.fromEntries(
      select(list, 'dt').map((question) => [
        textOf(question),
        textOf(question.parent && select(question.parent, 'dd')[0]),
      ]),
    ),
  );
}

const term = (value: boolean | 'depends', yes: string, no: string) => {
  if (value === 'depends') return 'Depends';
  return value ? yes : no;
};

const SETTLED: Record<string, RegExp> = {
  false: /^Not compoundable No\b/,
  'by the parties': /^Compoundable Yes, by the person harmed/,
  'with the permission of the court': /^Compoundable Yes, with the court’s permission/,
  depends: /^Depends As for the main offence \((?:CrPC 320|BNSS 359)\(3\)\)$/,
};

function expectedLimb({ punishment, note, bailable, cognizable, court, compoundable }: ClassificationRow) {
  return {
    Punishment: note ? `${punishment}. ${note}` : punishment,
    'Bail as of right?': expect.stringMatching(
      new RegExp(`^${term(bailable, 'Bailable Yes', 'Non-bailable No')}\\b`),
    ),
    'Can police arrest without a warrant?': expect.stringMatching(
      new RegExp(`^${term(cognizable, 'Cognizable Yes', 'Non-cognizable No')}\\b`),
    ),
    'Tried by': court,
    'Can it be settled?': expect.stringMatching(SETTLED[`${compoundable}`] ?? compoundable.toString()),
  };
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
      const limbs = limbsOf(sectionPage(act, number).root);
      expect(limbs, `${act} ${number}`).toEqual((rowsOf.get(number) ?? []).map(expectedLimb));
    }
  });

  it('names each limb where there are several', () => {
    for (const [number, limbs] of rowsOf) {
      const names = select(sectionPage(act, number).root, '#glance h3').map(textOf);
      // The sub-section may stand before the name.
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
    const links = (part: string) => sorted(pathsIn(root, `main ${part} a[href^="/${other}-section/"]`));
    return { status: links('.status'), bridge: links('#bridge') };
  };

  it('leads from each IPC section to exactly its counterparts', () => {
    // A section that was out of the Code before 2024 leads nowhere from its status line.
    const inForce = new Set(
      tables.ipc.sections.filter(({ status }) => status?.startsWith('in force')).map(({ number }) => number),
    );
    for (const { ipc, bns } of ipcToBns) {
      const expected = sorted((bns ?? []).map((reference) => `/bns-section/${sectionOf(reference)}`));
      expect(bridged('ipc', ipc, 'bns'), `IPC ${ipc}`).toEqual({
        status: inForce.has(ipc) ? expected : [],
        bridge: expected,
      });
    }
  });

  it('names the sub-section and not only the section', () => {
    for (const { ipc, bns } of ipcToBns) {
      const shown = select(sectionPage('ipc', ipc).root, '#bridge a[href^="/bns-section/"]').map(textOf);
      expect(sorted(shown), `IPC ${ipc}`).toEqual(sorted(bns ?? []));
    }
  });

  it('leads from each BNS section to exactly the sections it replaced', () => {
    for (const { bns, ipc } of bnsToIpc) {
      const expected = sorted((ipc ?? []).map((number) => `/ipc-section/${number}`));
      expect(bridged('bns', bns, 'ipc'), `BNS ${bns}`).toEqual({ status: expected, bridge: expected });
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

describe('the status line', () => {
  it.each([
    [
      'in force until 2024-06-30',
      /^Repealed on 1 July 2024\. Still applies to offences committed before that date\./,
    ],
    ['repealed earlier', /^Repealed(?: in \d{4})?\./],
    ['struck down', /^Struck down\. \S/],
  ])('of an IPC section that is "%s" says so', (status, says) => {
    const sections = tables.ipc.sections.filter((section) => section.status === status);
    expect(sections).not.toEqual([]);
    for (const { number } of sections) {
      expect(textOf(select(sectionPage('ipc', number).root, '.status')[0]), `IPC ${number}`).toMatch(says);
    }
  });

  it('of a BNS section says since when it is law', () => {
    for (const { number } of tables.bns.sections) {
      const line = textOf(select(sectionPage('bns', number).root, '.status')[0]);
      expect(line, `BNS ${number}`).toMatch(/^In force (?:since 1 July 2024|in part)\./);
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
