/**
 * What an editor can get wrong, and what the build says to it: the file, the field, and how to mend it. One valid
 * entry of each kind, and every refusal a row that breaks it in one place.
 */
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { blog } from './blog.ts';
import { cities } from './cities.ts';
import { faqs, jobs, pages, press } from './company.ts';
import { duplicateProblems, readEntry } from './entry-loader.ts';
import { type CaseFacts, caseFacts } from './facts.ts';
import { lawCategoryOptions } from './law-categories.ts';
import { lawSectionOptions } from './law-section.ts';
import { ContentError } from './problems.ts';
import { services } from './services.ts';

type Fields = Record<string, unknown>;

/** Sets a field, or removes it with `undefined`. */
const written = (fields: Fields, body: string) => `---\n${stringify(fields)}---\n${body}\n`;

const BODY = 'A takes money from B by a lie.';

const SECTION: Fields = {
  number: '420',
  category: 'property-offences',
  description: 'Cheating that makes the victim hand over property.',
  elements: ['A **lie**', 'at the start'],
  examples: [
    { shows: 'offence', text: 'A sells B a phone that A never had.' },
    { shows: 'near-miss', text: 'A sells B a phone and later cannot deliver it.' },
  ],
  relatedSections: ['415', '406'],
  caseStudies: ['hridaya-ranjan-prasad-verma'],
  keywords: ['cheating', 'char sau bees', 'dhokha'],
  sources: ['ipc-act', 'crpc-schedule'],
  reviewed: '2026-11-20',
};

const CATEGORY: Fields = {
  slug: 'religion',
  title: 'Offences relating to religion',
  description: 'Insults to a faith, its places and its people.',
  sectionRange: '295–298',
  chapter: 'XV',
  icon: 'temple',
  forms: ['tabs'],
  sections: ['295', '295A'],
  keyPoints: ['One idea.', 'Another.', 'A third.'],
  relatedCategories: ['state', 'person', 'public-tranquility'],
  reviewed: '2026-11-20',
};

const SECTION_FILE = 'src/content/ipc/420.mdx';
const CATEGORY_FILE = 'src/content/ipc-categories/religion.mdx';

const readSection = (text: string, file = SECTION_FILE) => readEntry(file, text, lawSectionOptions('ipc'));
const readCategory = (text: string, file = CATEGORY_FILE) => readEntry(file, text, lawCategoryOptions('ipc'));
const section = (change: Fields = {}, body = BODY) => written({ ...SECTION, ...change }, body);
const category = (change: Fields = {}, body = BODY) => written({ ...CATEGORY, ...change }, body);

/** A decision that only one source confirms, put beside those of the table, which may have none left. */
const doubtful = 'seen-once';
const [confirmed] = caseFacts.values();
if (confirmed)
  (caseFacts as Map<string, CaseFacts>).set(doubtful, { ...confirmed, slug: doubtful, confidence: 'medium' });

interface Refusal {
  what: string;
  text: string;
  file?: string;
  field: string;
  says: RegExp;
}

describe('what is in order passes', () => {
  it('a section', () => {
    expect(readSection(section()).problems).toEqual([]);
  });

  it('a section that creates no offence, without elements and examples', () => {
    const text = section({ number: '63', elements: undefined, examples: undefined, relatedSections: ['64'] });
    expect(readSection(text, 'src/content/ipc/63.md').problems).toEqual([]);
  });

  it('a category', () => {
    expect(readCategory(category()).problems).toEqual([]);
  });
});

const sectionRefusals: Refusal[] = [
  {
    what: 'a missing field',
    text: section({ description: undefined }),
    field: 'description',
    says: /is missing; add it/,
  },
  {
    what: 'an empty field',
    text: section({ description: '  ' }),
    field: 'description',
    says: /is empty.*write it/,
  },
  {
    what: 'a number where text belongs',
    text: section({ number: 420 }),
    field: 'number',
    says: /must be text \(put it in quotation marks\)/,
  },
  {
    what: 'text where a list belongs',
    text: section({ keywords: 'cheating' }),
    field: 'keywords',
    says: /must be a list \(one item per line/,
  },
  {
    what: 'a wrong type inside a list',
    text: section({ relatedSections: ['415', 406] }),
    field: 'relatedSections.1',
    says: /must be text/,
  },
  {
    what: 'an unknown field',
    text: section({ descripton: 'x' }),
    field: 'descripton',
    says: /is not a field of this collection; remove it or correct its spelling/,
  },
  {
    what: 'an unknown field inside an example',
    text: section({ examples: [{ shows: 'offence', text: 'A', note: 'x' }] }),
    field: 'examples.0.note',
    says: /is not a field/,
  },
  {
    what: 'a lower-case letter in the number',
    text: section({ number: '420a' }),
    field: 'number',
    says: /section number in quotation marks, letters in capitals: "420", "304B"/,
  },
  {
    what: 'a number with a leading zero',
    text: section({ number: '0420' }),
    field: 'number',
    says: /must be a section number/,
  },
  {
    what: 'a number that is not one',
    text: section({ relatedSections: ['s. 415'] }),
    field: 'relatedSections.0',
    says: /must be a section number/,
  },
  {
    what: 'a file that is no section',
    text: section({ number: '999' }),
    file: 'src/content/ipc/999.mdx',
    field: 'file',
    says: /"999" is not in the fact tables; name the file after an existing entry, case kept \(304B\.mdx\)/,
  },
  {
    what: 'a file named in lower case',
    text: section({ number: '304B' }),
    file: 'src/content/ipc/304b.mdx',
    field: 'file',
    says: /case kept/,
  },
  {
    what: 'a number that is not the file name',
    text: section({ number: '415' }),
    field: 'number',
    says: /says "415" but the file is named "420"; make them the same/,
  },
  {
    what: 'a related section that does not exist',
    text: section({ relatedSections: ['415', '999'] }),
    field: 'relatedSections.1',
    says: /IPC 999 does not exist; correct the number or remove it/,
  },
  {
    what: 'a section related to itself',
    text: section({ relatedSections: ['420'] }),
    field: 'relatedSections.0',
    says: /names section 420 itself; remove it/,
  },
  {
    what: 'no related section',
    text: section({ relatedSections: [] }),
    field: 'relatedSections',
    says: /needs at least 1 item; add some/,
  },
  {
    what: 'a confused section that does not exist',
    text: section({ confusedWith: [{ number: '999', difference: 'none' }] }),
    field: 'confusedWith.0.number',
    says: /IPC 999 does not exist/,
  },
  {
    what: 'a decision that does not exist',
    text: section({ caseStudies: ['nobody-v-nobody'] }),
    field: 'caseStudies.0',
    says: /there is no decision "nobody-v-nobody"; use the slug of a row/,
  },
  {
    what: 'a decision that only one source confirms',
    text: section({ caseStudies: [doubtful] }),
    field: 'caseStudies.0',
    says: /rests on one source only; confirm it in cases\.json or remove it/,
  },
  {
    what: 'a description that is too long',
    text: section({ description: 'x'.repeat(161) }),
    field: 'description',
    says: /is 161 characters long; shorten it to 160 or fewer/,
  },
  {
    what: 'too few keywords',
    text: section({ keywords: ['one', 'two'] }),
    field: 'keywords',
    says: /needs at least 3 items; add some/,
  },
  {
    what: 'too many elements',
    text: section({ elements: Array.from({ length: 9 }, (_, index) => `element ${index}`) }),
    field: 'elements',
    says: /has more than 8 items; remove some/,
  },
  {
    what: 'a date written another way',
    text: section({ reviewed: '20 November 2026' }),
    field: 'reviewed',
    says: /must be a date written as year-month-day: 2026-11-20/,
  },
  {
    what: 'a day that is not in the calendar',
    text: section({ reviewed: '2026-02-30' }),
    field: 'reviewed',
    says: /must be a date/,
  },
  {
    what: 'an unknown category',
    text: section({ category: 'theft' }),
    field: 'category',
    says: /there is no category "theft"; use one of: .*property-offences/,
  },
  { what: 'an unknown source', text: section({ sources: ['wikipedia'] }), field: 'sources.0', says: /\S/ },
  {
    what: 'an unknown helpline',
    text: section({ helplines: ['100'] }),
    field: 'helplines.0',
    says: /must be one of: .*112/,
  },
  {
    what: 'an example of an unknown kind',
    text: section({ examples: [{ shows: 'story', text: 'A' }] }),
    field: 'examples.0.shows',
    says: /must be one of: offence, near-miss, illustration/,
  },
  {
    what: 'an amendment in an impossible year',
    text: section({ amendments: [{ year: 1085, description: 'x' }] }),
    field: 'amendments.0.year',
    says: /\S/,
  },
  {
    what: 'an offence without elements',
    text: section({ elements: [] }),
    field: 'elements',
    says: /this section creates an offence; list what must be proved/,
  },
  {
    what: 'an offence without an example of it',
    text: section({ examples: [{ shows: 'near-miss', text: 'A' }] }),
    field: 'examples',
    says: /has no example with "shows: offence".*add one/,
  },
  {
    what: 'an offence without a near-miss',
    text: section({ examples: [{ shows: 'offence', text: 'A' }] }),
    field: 'examples',
    says: /has no example with "shows: near-miss".*add one/,
  },
  {
    what: 'an empty body',
    text: section({}, ''),
    field: 'body',
    says: /is empty; write the text below the front matter/,
  },
  {
    what: 'no front matter',
    text: BODY,
    field: 'front matter',
    says: /is missing; start the file with "---"/,
  },
  {
    what: 'front matter that is never closed',
    text: `---\nnumber: "420"\n${BODY}`,
    field: 'front matter',
    says: /is missing/,
  },
  {
    what: 'broken YAML',
    text: `---\nnumber: "420"\ndescription: "never closed\n---\n${BODY}`,
    field: 'line 3',
    says: /mend the YAML there/,
  },
  {
    what: 'the same field twice',
    text: `---\nnumber: "420"\nnumber: "420"\n---\n${BODY}`,
    field: 'line 3',
    says: /mend the YAML there/,
  },
];

const categoryRefusals: Refusal[] = [
  {
    what: 'a missing field',
    text: category({ title: undefined }),
    field: 'title',
    says: /is missing; add it/,
  },
  { what: 'an unknown field', text: category({ colour: 'red' }), field: 'colour', says: /is not a field/ },
  {
    what: 'a slug that is not the file name',
    text: category({ slug: 'faith' }),
    field: 'slug',
    says: /says "faith" but the file is named "religion"/,
  },
  {
    what: 'a section that does not exist',
    text: category({ sections: ['295', '999'] }),
    field: 'sections.1',
    says: /IPC 999 does not exist; correct the number/,
  },
  {
    what: 'a chapter that does not exist',
    text: category({ chapter: '15' }),
    field: 'chapter',
    says: /there is no chapter 15; write it in Roman numerals: XVI/,
  },
  { what: 'an unknown icon', text: category({ icon: 'sun' }), field: 'icon', says: /must be one of: state/ },
  {
    what: 'an unknown form',
    text: category({ forms: ['table'] }),
    field: 'forms.0',
    says: /must be one of: tabs, grid/,
  },
  {
    what: 'too few key points',
    text: category({ keyPoints: ['One.'] }),
    field: 'keyPoints',
    says: /needs at least 3 items/,
  },
  {
    what: 'too few related categories',
    text: category({ relatedCategories: ['state'] }),
    field: 'relatedCategories',
    says: /needs at least 3 items/,
  },
  {
    what: 'a description that is too long',
    text: category({ description: 'x'.repeat(161) }),
    field: 'description',
    says: /shorten it to 160/,
  },
  {
    what: 'a bad date',
    text: category({ reviewed: 'yesterday' }),
    field: 'reviewed',
    says: /must be a date/,
  },
  { what: 'an empty body', text: category({}, ''), field: 'body', says: /is empty/ },
];

describe('a section is refused for', () => {
  it.each(sectionRefusals)('$what', ({ text, file = SECTION_FILE, field, says }) => {
    const { problems } = readSection(text, file);
    expect(problems).toContainEqual({ file, field, message: expect.stringMatching(says) });
  });
});

describe('a category is refused for', () => {
  it.each(categoryRefusals)('$what', ({ text, file = CATEGORY_FILE, field, says }) => {
    const { problems } = readCategory(text, file);
    expect(problems).toContainEqual({ file, field, message: expect.stringMatching(says) });
  });
});

describe('two files for one section are refused', () => {
  it('naming both', () => {
    expect(duplicateProblems('src/content/ipc', ['302.mdx', '420.md', '420.mdx'])).toEqual([
      {
        file: 'src/content/ipc/420.mdx',
        field: 'file',
        message: '"420" already has src/content/ipc/420.md; keep one of the two files',
      },
    ]);
  });

  it('and different sections are not', () => {
    expect(duplicateProblems('src/content/ipc', ['304.mdx', '304A.mdx', '304B.mdx'])).toEqual([]);
  });
});

it('all problems of a file come at once', () => {
  const { problems } = readSection(section({ description: undefined, keywords: [], reviewed: 'soon' }));
  expect(problems.map(({ field }) => field).sort()).toEqual(['description', 'keywords', 'reviewed']);
});

it('the error of a build has one line for each problem: file, field, what to do', () => {
  const { problems } = readSection(section({ description: undefined, category: 'theft', reviewed: 'soon' }));
  const { message } = new ContentError(problems ?? []);
  expect(message.split('\n')[0]).toBe('2 problems in the content:');
  expect(message).toContain('  src/content/ipc/420.mdx: description: is missing; add it');
});

/** One file of a collection that is a folder of Markdown, good but for what a row breaks. */
const FILES = {
  blog: {
    options: blog,
    fields: {
      title: 'A bounced cheque',
      excerpt: 'What happens next.',
      category: 'Corporate Law',
      date: '2026-11-02',
      author: 'Editorial desk',
      image: 'corporate',
      keywords: ['cheque bounce', 'section 138', 'check bounce'],
      sources: [{ name: 'Negotiable Instruments Act, 1881' }],
      reviewed: '2026-11-20',
    },
  },
  services: {
    options: services,
    fields: {
      title: 'Chat',
      description: 'Write with a lawyer.',
      lead: 'Short questions.',
      packages: [{ name: 'Quick', price: 499, features: [{ label: 'Time', value: '15 minutes' }] }],
      call: { name: 'Book', path: '/book' },
    },
  },
  cities: {
    options: cities,
    fields: {
      name: 'Pune',
      title: 'Lawyers in Pune',
      description: 'Courts and disputes.',
      lead: 'Which court, and where.',
      state: 'Maharashtra',
      stats: { lawyers: '300+' },
      specializations: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })),
      courts: [
        { name: 'District Court', text: 'Civil and criminal cases.' },
        { name: 'Family Court', text: 'Divorce.' },
      ],
      legalAid: { name: 'State Legal Services Authority', text: 'Free lawyers.' },
      disputes: ['a', 'b', 'c'].map((name) => ({ name, text: 'A dispute.' })),
      sources: [{ name: 'India Code' }],
      reviewed: '2026-11-20',
    },
  },
  jobs: {
    options: jobs,
    fields: {
      title: 'Editor',
      description: 'Writes entries.',
      department: 'Content',
      location: 'Remote, India',
      type: 'Full-time',
      experience: '2 years',
      requirements: ['One.', 'Two.', 'Three.'],
      posted: '2026-11-02',
      closes: '2027-01-31',
      order: 1,
    },
  },
  press: {
    options: press,
    fields: { kind: 'award', year: 2026, title: 'A prize', organization: 'A body' },
  },
  pages: {
    options: pages,
    fields: { title: 'Help', description: 'Where to go.', heading: 'Help', lead: 'Find the right page.' },
  },
  faqs: {
    options: faqs,
    fields: {
      title: 'Prices',
      order: 1,
      questions: ['a', 'b', 'c'].map((question) => ({ question, answer: 'An answer.' })),
    },
  },
} as const;

const packageOf = (name: string, review: string) => ({
  name,
  price: 999,
  features: [{ label: 'Review', value: review }],
});

const fileRefusals: [
  collection: keyof typeof FILES,
  what: string,
  change: Fields,
  field: string,
  says: RegExp,
][] = [
  ['blog', 'a category nobody knows', { category: 'Sports' }, 'category', /must be one of: Legal Updates, /],
  ['blog', 'no source', { sources: [] }, 'sources', /needs at least 1 item/],
  [
    'blog',
    'a long excerpt',
    { excerpt: 'x'.repeat(161) },
    'excerpt',
    /is 161 characters long; shorten it to 160/,
  ],
  ['blog', 'a date in words', { date: '2 November 2026' }, 'date', /year-month-day/],
  [
    'services',
    'a price in words',
    { packages: [{ name: 'Quick', price: '₹499', features: [{ label: 'Time', value: '15 minutes' }] }] },
    'packages.0.price',
    /must be a number/,
  ],
  [
    'services',
    'a button that leads off the site',
    { call: { name: 'Book', path: '//a.example' } },
    'call.path',
    /begins with a slash/,
  ],
  [
    'cities',
    'four specializations',
    { specializations: [{ name: 'a' }] },
    'specializations',
    /needs at least 5 items|must have 5/,
  ],
  ['cities', 'counts without lawyers', { stats: { cases: '500+' } }, 'stats.lawyers', /is missing; add it/],
  [
    'services',
    'a package that says it lacks what a cheaper one has',
    { packages: [packageOf('Basic', 'Included'), packageOf('Premium', 'Not included')] },
    'packages.1.features',
    /lacks "Review", which Basic has/,
  ],
  [
    'services',
    'a package that does not name what a cheaper one has',
    {
      packages: [
        packageOf('Basic', 'Included'),
        { name: 'Premium', price: 999, features: [{ label: 'Time', value: '60 minutes' }] },
      ],
    },
    'packages.1.features',
    /lacks "Review", which Basic has/,
  ],
  ['jobs', 'an unknown kind of employment', { type: 'Sometimes' }, 'type', /must be one of: Full-time/],
  ['jobs', 'two requirements', { requirements: ['One.', 'Two.'] }, 'requirements', /needs at least 3 items/],
  ['press', 'an unknown kind of item', { kind: 'rumour' }, 'kind', /release|Invalid/],
  ['press', 'a field of another kind', { outlet: 'A paper' }, 'outlet', /is not a field/],
  [
    'pages',
    'an unknown kind of part',
    { blocks: [{ kind: 'carousel', heading: 'x', items: [{ title: 'x' }] }] },
    'blocks.0.kind',
    /must be one of: cards, steps/,
  ],
  [
    'faqs',
    'a question without an answer',
    { questions: [{ question: 'Why?' }] },
    'questions.0.answer',
    /is missing/,
  ],
];

describe('files of the pages around the guide', () => {
  const read = (name: keyof typeof FILES, change: Fields = {}) => {
    const { options, fields } = FILES[name];
    const text = written({ ...fields, ...change }, 'Some text.');
    return readEntry(`src/content/${name}/one.mdx`, text, options as typeof blog);
  };

  it.each(Object.keys(FILES) as (keyof typeof FILES)[])('%s: what is in order passes', (name) => {
    expect(read(name).problems).toEqual([]);
  });

  it.each(fileRefusals)('%s: %s', (name, _what, change, field, says) => {
    const problem = read(name, change).problems.find((one) => one.field === field);
    expect(problem?.file).toBe(`src/content/${name}/one.mdx`);
    expect(problem?.message).toMatch(says);
  });
});
