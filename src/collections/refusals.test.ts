/**
 * What an editor can get wrong, and what the build says to it: the file, the field, and how to mend it. One valid
 * entry of each kind, and every refusal a row that breaks it in one place.
 */
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { blog } from './blog.ts';
import { cities } from './cities.ts';
import { faqs, jobs, pages, press } from './company.ts';
import { type CaseFacts, caseFacts } from './facts.ts';
import { lawCategoryOptions } from './law-categories.ts';
import { lawSectionOptions } from './law-section.ts';
import { ContentError } from './problems.ts';
import { readEntry } from './read-entry.ts';
import { services } from './services.ts';

type Fields = Record<string, unknown>;

/** Sets a field, or removes it with `undefined`. */
const written = (fields: Fields, body: string) => `---\n${stringify(fields)}---\n${body}\n`;

const HELPLINES = '<Helplines numbers="112, 181" />';
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

const ipc = lawSectionOptions('ipc');
const ipcCategories = lawCategoryOptions('ipc');

const readSection = (text: string | Buffer, file = SECTION_FILE) => readEntry(file, Buffer.from(text), ipc);
const readCategory = (text: string | Buffer, file = CATEGORY_FILE) =>
  readEntry(file, Buffer.from(text), ipcCategories);
const section = (change: Fields = {}, body = BODY) => written({ ...SECTION, ...change }, body);
const category = (change: Fields = {}, body = BODY) => written({ ...CATEGORY, ...change }, body);

/** A decision that only one source confirms, put beside those of the table, which may have none left. */
const doubtful = 'seen-once';
const [confirmed] = caseFacts.values();
if (confirmed)
  (caseFacts as Map<string, CaseFacts>).set(doubtful, { ...confirmed, slug: doubtful, confidence: 'medium' });

interface Refusal {
  what: string;
  text: string | Buffer;
  file?: string;
  field: string;
  /** Of the whole file, counted from 1. */
  line?: number;
  says: RegExp;
}

const told = ({ file, field, line, says }: Refusal & { file: string }) =>
  expect.objectContaining({ file, field, ...(line && { line }), message: expect.stringMatching(says) });

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
    what: 'a missing choice',
    text: section({ examples: [{ text: 'A sells B a phone.' }] }),
    field: 'examples.0.shows',
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
    what: 'an unknown source',
    text: section({ sources: ['wikipedia'] }),
    field: 'sources.0',
    says: /must be one of: ipc-act, /,
  },
  {
    what: 'a source without encryption',
    text: section({ sources: [{ name: 'A paper', url: 'http://a.example/' }] }),
    field: 'sources.0.url',
    says: /must be an address that begins with https:/,
  },
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
    says: /is 1085; the least it can be is 1860/,
  },
  {
    what: 'an amendment of a coming year',
    text: section({ amendments: [{ year: 2199, description: 'x' }] }),
    field: 'amendments.0.year',
    says: /is a year in the future; correct it/,
  },
  {
    what: 'a review that is still to come',
    text: section({ reviewed: '2199-01-01' }),
    field: 'reviewed',
    says: /is a day in the future; correct the date/,
  },
  {
    what: 'the same related section twice',
    text: section({ relatedSections: ['415', '406', '415'] }),
    field: 'relatedSections.2',
    says: /"415" stands twice; remove one of the two/,
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
    field: 'front matter',
    line: 3,
    says: /mend the YAML there/,
  },
  {
    what: 'the same field twice',
    text: `---\nnumber: "420"\nnumber: "420"\n---\n${BODY}`,
    field: 'front matter',
    line: 3,
    says: /the same field stands twice.*mend the YAML there/,
  },
  {
    what: 'a tab',
    text: `---\nnumber: "420"\nkeywords:\n\t- cheating\n---\n${BODY}`,
    field: 'front matter',
    line: 4,
    says: /a tab stands where spaces belong; indent with two spaces/,
  },
  {
    what: 'a colon in a text without quotation marks',
    text: `---\ndescription: Cheating: by a lie\n---\n${BODY}`,
    field: 'front matter',
    line: 2,
    says: /needs quotation marks around it/,
  },
  {
    what: 'an alias bomb',
    text: `---\na: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n---\n${BODY}`,
    field: 'front matter',
    line: 3,
    says: /begins with "&" or "\*" is read as a reference; put it in quotation marks/,
  },
  {
    what: 'groups inside groups without end',
    text: `---\na: ${'['.repeat(100_000)}\n---\n${BODY}`,
    field: 'file',
    says: /has parts inside parts without end/,
  },
  {
    what: 'quotations inside quotations without end',
    text: section({}, `${'> '.repeat(50_000)}x`),
    field: 'file',
    says: /has parts inside parts without end/,
  },
  {
    what: 'a tag of another language',
    text: `---\ndescription: !important x\n---\n${BODY}`,
    field: 'front matter',
    line: 2,
    says: /a text that begins with "!" needs quotation marks/,
  },
  {
    what: 'a field with the name of an inner part of a program',
    text: section().replace('number:', '__proto__: { category: x }\nnumber:'),
    field: '__proto__',
    says: /is not a field of this collection/,
  },
  {
    what: 'a byte order mark',
    text: `\uFEFF${section()}`,
    field: 'file',
    line: 1,
    says: /begins with an invisible mark \(BOM\); save it as "UTF-8"/,
  },
  {
    what: 'UTF-16',
    text: Buffer.from(`\uFEFF${section()}`, 'utf16le'),
    field: 'file',
    says: /is saved as UTF-16; save it as UTF-8/,
  },
  {
    what: 'bytes that are not UTF-8',
    text: Buffer.concat([
      Buffer.from('---\nnumber: "420"\ndescription: '),
      Buffer.from('caf\xe9\n---\n', 'latin1'),
    ]),
    field: 'file',
    line: 3,
    says: /has bytes that are not UTF-8.*save the file as UTF-8/,
  },
  {
    what: 'marks left from merging',
    text: section({}, `<<<<<<< HEAD\n${BODY}\n=======\nAnother text.\n>>>>>>> other`),
    field: 'file',
    says: /"<<<<<<<" is left from merging two versions; keep the right one/,
  },
  {
    what: 'a control character',
    text: section({}, 'A takes\u0007 money.'),
    field: 'file',
    says: /has a control character \(U\+0007\) after "A takes"; delete it/,
  },
  {
    what: 'a character that turns the text round',
    text: section({}, 'A takes \u202Eyenom.'),
    field: 'file',
    says: /turns the direction of writing \(U\+202E\)/,
  },
  {
    what: 'such a character as an escape in a field',
    text: section()
      .replace('description: Cheating', 'description: "\\u202ECheating')
      .replace('property.', 'property."'),
    field: 'description',
    line: 4,
    says: /turns the direction of writing \(U\+202E\)/,
  },
  {
    what: 'a character that was lost',
    text: section({}, 'A\uFFFDs money.'),
    field: 'file',
    says: /the sign that a character was lost \(U\+FFFD\)/,
  },
];

/** What may not stand below the front matter, each after one good line, so on the second line of the body. */
const bodyRefusals: [what: string, text: string, says: RegExp][] = [
  ['a script', '<script>alert(1)</script>', /<script> runs code or loads something.*remove it/],
  ['a script in a paragraph', 'A word <script src="/a.js"></script> more.', /<script> runs code/],
  ['an event handler', 'A <span onclick="a()">word</span>.', /<span onclick> runs code/],
  ['a style', 'A <span style="color: red">word</span>.', /<span style>: the attribute is not used/],
  ['a frame', '<iframe src="https://a.example"></iframe>', /<iframe> runs code or loads something/],
  ['a form', '<form action="/x"><input name="a"></form>', /<form> is part of a form/],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=/">', /<meta> runs code or loads something/],
  ['a table row with a handler', '<tr onclick="a()"><td>x</td></tr>', /<tr> is HTML; write it in Markdown/],
  ['a heading in HTML', '<h1>Cheating</h1>', /<h1> is a second main heading/],
  ['a link in HTML', 'See <a href="/ipc">this</a>.', /<a> is a link that no check can follow/],
  ['a comment', '<!-- ask the lawyer -->', /has a comment, which every reader is sent; remove it/],
  ['a component', '<Comparison rows="3" />', /<Comparison> is not a component that this page has/],
  ['a second main heading', '# Cheating', /has a second main heading.*begin it with "## "/],
  ['a second main heading, underlined', 'Cheating\n===', /has a second main heading/],
  ['a script as an address', '[this](javascript:alert%281%29)', /"javascript:.*" is not an address a reader/],
  ['a hidden script as an address', '[this](java&#115;cript:a)', /"javascript:a" is not an address/],
  ['data as an address', '[this](data:text/html,x)', /is not an address a reader can be sent to/],
  ['a link without encryption', '[this](http://a.example/)', /"http:\/\/a\.example\/" is not encrypted/],
  ['an address that becomes a link', 'See www.a.example now.', /"http:\/\/www\.a\.example" is not encrypted/],
  ['a link to any scheme', '[this](//a.example/)', /is not encrypted/],
  ['a relative link', '[this](ipc-section/415)', /is not a whole address; begin it with a slash/],
  ['a link by its name to the web', 'See [this].\n\n[this]: http://a.example/', /is not encrypted/],
  ['a link that is not complete', 'See [this] (/ipc-section/415).', /has a link that is not complete/],
  ['a link to a name nobody explained', 'See [this][nowhere].', /has a link that is not complete/],
  ['a picture without words', '![](/blog/criminal.png)', /has a picture without words; write what it shows/],
  ['an import', "import Box from './Box.astro'", /has a line of code \(import or export\)/],
  ['an export', 'export const amount = 500;', /has a line of code \(import or export\)/],
  ['bold that is not closed', 'The **intention is decisive.', /has a "\*\*" without its partner; close it/],
  ['emphasis that is not closed', 'The *intention is decisive.', /has a "\*" without its partner/],
  ['emphasis closed in the wrong place', 'The _intention _is decisive.', /has a "_" without its partner/],
  ['code that is not closed', 'The `intention is decisive.', /has a "`" without its partner/],
  ['an expression in a tag', '<Comparison rows={[1]} />', /has a brace .* in a tag, which nothing fills in/],
  ['a tag that is not complete', 'A <span lang="hi>word</span>.', /has an HTML tag that is not complete/],
  ['an expression', 'A fine of {amount} rupees.', /has a brace \(\{ or \}\), which nothing fills in/],
  ['a note to oneself', 'TODO: ask the lawyer.', /has "TODO"; finish the text or take it out/],
  ['filler', 'Lorem ipsum dolor.', /has "Lorem ipsum"; finish the text/],
  ['an event of the future', 'The Court decided it on 3 March 2199.', /speaks of "3 March 2199" as past/],
  ['a report of the future', 'See A v. B, 2199 INSC 12.', /speaks of "2199 INSC 1" as past/],
  [
    'a term that no row has',
    'It carries up to nine years.',
    /says "nine years", which no row of the tables has/,
  ],
  ['a term of another section', 'It carries up to ten years in jail.', /says "ten years", which no row/],
  [
    'a longer term in a range',
    'The sentence is seven to nine years.',
    /says "seven to nine years", which no row/,
  ],
];

const fieldRefusals: [what: string, change: Fields, field: string, says: RegExp][] = [
  [
    'a Markdown link',
    { whatChanged: 'See [BNS 318](/bns-section/318).' },
    'whatChanged',
    /has a Markdown link/,
  ],
  [
    'bold where it is not shown',
    { whatChanged: 'It is **new**.' },
    'whatChanged',
    /has "\*", which this field/,
  ],
  [
    'bold that is not closed',
    { elements: ['The **intention.'] },
    'elements.0',
    /has a "\*" without its partner/,
  ],
  ['a tag', { whatChanged: 'It is <b>new</b>.' }, 'whatChanged', /has an HTML tag/],
  ['a note to oneself', { whatChanged: 'TODO' }, 'whatChanged', /has "TODO"/],
  ['an expression', { whatChanged: 'A fine of {amount}.' }, 'whatChanged', /has a brace/],
  [
    'a term that no row has',
    { whatChanged: 'It was 8 years and is now 7.' },
    'whatChanged',
    /says "8 years"/,
  ],
  [
    'an event of the future',
    { whatChanged: 'It was amended in May 2199.' },
    'whatChanged',
    /"May 2199" as past/,
  ],
];

/** What looks like a fault and is none. */
const soundBodies: [what: string, text: string][] = [
  ['prose that begins with the word import', 'import duties are another matter, and export is too.'],
  ['prose that names what is imported from where', 'import duty from abroad, on gold, is “customs duty”.'],
  ['prose that begins with the word export', 'export default insurance is a contract, and no offence.'],
  ['stars that are meant', 'Five \\* three, 5 * 3 and a note\\*.'],
  ['words with an underscore', 'The file a_b_c.pdf.'],
  ['a law that begins next year', 'The new rules apply to payments made on or after 1 January 2199.'],
  ['a term of the section', 'It carries up to seven years, and a fine.'],
  [
    'a term of a section named beside it',
    'For [section 302](/ipc-section/302) it is life; for 304B, seven years to life.',
  ],
  ['a term of the counterpart', 'Under the BNS simple cheating carries up to three years.'],
  ['an age', 'A cheats a boy under eleven years of age, and is punished.'],
  ['time between events', 'Nine years after the wedding he was punished.'],
  ['the half year of special laws', 'Another law counts where it punishes with six months or more.'],
  ['an element for which Markdown has no sign', 'In Hindi: <span lang="hi">धोखा</span>, H<sub>2</sub>O.'],
  ['joiners of Indian scripts', 'क्\u200Dष and क्\u200Cष.'],
];

/** A line on which the body of a section begins, for the rows that follow. */
const FIRST_LINE = section().split('\n').indexOf(BODY) + 1;

describe('a text is refused for', () => {
  it.each(bodyRefusals)('%s', (_what, text, says) => {
    const { problems } = readSection(section({}, `${BODY}\n\n${text}`));
    const found = expect.objectContaining({
      file: SECTION_FILE,
      field: 'body',
      message: expect.stringMatching(says),
    });
    expect(problems).toContainEqual(found);
    const line = problems.find(({ message }) => says.test(message))?.line;
    expect(line).toBe(FIRST_LINE + 2 + (text.startsWith('See [this].\n') ? 2 : 0));
  });
});

describe('a text may have', () => {
  it.each(soundBodies)('%s', (_what, text) => {
    expect(readSection(section({}, `${BODY}\n\n${text}`)).problems).toEqual([]);
  });

  it('components that its page provides', () => {
    const text = section({}, `import duty is paid.\n\n${HELPLINES}\n\nexport is free.`);
    const { problems, components } = readSection(text);
    expect(problems).toEqual([]);
    expect(components).toBe(true);
  });
});

describe('a component is refused for', () => {
  it.each([
    [
      'a number nobody answers',
      '<Helplines numbers="100" />',
      /<Helplines> numbers.0: must be one of: 112, 181/,
    ],
    ['the same number twice', '<Helplines numbers="112, 112" />', /numbers.1: "112" stands twice/],
    ['no number', '<Helplines />', /<Helplines> numbers: is missing; add it/],
    ['an attribute it has not', '<Helplines numbers="112" onclick="a()" />', /onclick: is not a field/],
    ['a place inside a paragraph', 'Call <Helplines numbers="112" /> now.', /must stand alone/],
    ['a place inside a list', '- <Helplines numbers="112" />', /must stand alone/],
    ['an end of its own', '<Helplines numbers="112"></Helplines>', /must stand alone/],
    ['a text right below it', '<Helplines numbers="112" />\nCall.', /must stand alone/],
    [
      'what MDX reads in another way',
      `${HELPLINES}\n\nOne<br>two.`,
      /cannot be shown with the component in it/,
    ],
  ])('%s', (_what, body, says) => {
    expect(readSection(section({}, body)).problems).toContainEqual(
      expect.objectContaining({ field: 'body', message: expect.stringMatching(says) }),
    );
  });
});

describe('a field is refused for', () => {
  it.each(fieldRefusals)('%s', (_what, change, field, says) => {
    const { problems } = readSection(section(change));
    expect(problems).toContainEqual({
      file: SECTION_FILE,
      field,
      line: expect.any(Number),
      message: expect.stringMatching(says),
    });
  });
});

it('the line of a field is the line of the file', () => {
  const text = section({ relatedSections: ['415', '999'] });
  const line = text.split('\n').findIndex((written) => written.includes('999')) + 1;
  expect(readSection(text).problems.map((problem) => problem.line)).toEqual([line]);
});

it('a file with Windows line ends has the same lines', () => {
  const text = section({}, `${BODY}\n\nTODO`).replaceAll('\n', '\r\n');
  expect(readSection(text).problems).toEqual([
    { file: SECTION_FILE, field: 'body', line: FIRST_LINE + 2, message: expect.stringContaining('TODO') },
  ]);
});

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
  it.each(sectionRefusals)('$what', ({ file = SECTION_FILE, ...refusal }) => {
    const { problems, entry } = readSection(refusal.text, file);
    expect(problems).toContainEqual(told({ file, ...refusal }));
    expect(entry).toBeUndefined();
  });
});

describe('a category is refused for', () => {
  it.each(categoryRefusals)('$what', ({ file = CATEGORY_FILE, ...refusal }) => {
    const { problems } = readCategory(refusal.text, file);
    expect(problems).toContainEqual(told({ file, ...refusal }));
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
      name: 'Chat',
      image: 'chat',
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
      send: 'one page',
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
  ['press', 'an unknown kind of item', { kind: 'rumour' }, 'kind', /must be one of: release, media, award/],
  ['press', 'an award of a coming year', { year: 2199 }, 'year', /is a year in the future/],
  ['jobs', 'a position posted tomorrow', { posted: '2199-01-01' }, 'posted', /is a day in the future/],
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
    return readEntry(`src/content/${name}/one.mdx`, Buffer.from(text), options as typeof blog);
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
