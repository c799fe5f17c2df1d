import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { type Element, type Page, pages, select, sourceOf, textOf } from '../support/pages.ts';
import { readPage, templates } from '../support/site.ts';

const SAMPLE = 40;

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: [
    'html5',
    {
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'astro-slot': { flow: true, phrasing: true, transparent: true },
      'copy-button': { flow: true, phrasing: true },
      'print-button': { flow: true, phrasing: true },
      'keep-typed': { flow: true, phrasing: true, transparent: true },
      'optimized-image': { flow: true, phrasing: true },
    },
  ],
  rules: {
    // The specification has every title end in the product's name and tagline; what comes first is what is read.
    'long-title': 'off',
    // Astro leaves the line ends of a template; they are a few bytes before compression and nobody sees them.
    'no-trailing-whitespace': 'off',
    // How React's server writes HTML: autoComplete="off", <input/>, hidden="". To a browser it is all the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // The suggestions of a combobox are a listbox; a <select> cannot be one.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

const sections = pages
  .map(({ address }) => address)
  .filter((address) => /^\/(?:ipc|bns)-section\//.test(address));
const step = Math.floor(sections.length / SAMPLE);
const sample = sections.filter((_, index) => index % step === 0).slice(0, SAMPLE);

async function problemsOf(address: string): Promise<string[]> {
  const { results } = await validator.validateString(readPage(address), `${address}.html`);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${address}:${line}:${column} ${ruleId}: ${message}`),
  );
}

describe('valid HTML', () => {
  it.each(templates.map(({ name, path, page = path }) => [name, page]))('%s (%s)', async (_name, address) => {
    expect(await problemsOf(address)).toEqual([]);
  });

  it(`a sample of ${SAMPLE} sections`, async () => {
    expect(sample).toHaveLength(SAMPLE);
    expect((await Promise.all(sample.map(problemsOf))).flat()).toEqual([]);
  }, 60_000);
});

/** What an element is called by: its label, or the text it points to. */
function nameOf({ attribs }: Element, { root }: Page): string {
  const id = attribs['aria-labelledby'];
  return (attribs['aria-label'] ?? textOf(id ? select(root, `#${id}`)[0] : undefined)).trim();
}

/** What can be filled in or chosen, and needs a label. Buttons have words of their own. */
const CONTROLS = 'input:not([type="hidden"], [type="submit"], [type="button"]), select, textarea';

const labels = (label: Element, control: Element) =>
  (control.attribs.id !== undefined && label.attribs.for === control.attribs.id) ||
  select(label, CONTROLS).includes(control);

/** Controls that nothing names but an example inside them, and labels that name nothing. */
function labelFaults(page: Page): string[] {
  const controls = select(page.root, CONTROLS);
  const all = select(page.root, 'label');
  return [
    ...controls.filter((one) => !nameOf(one, page) && !all.some((label) => labels(label, one))),
    ...all.filter((label) => !textOf(label).trim() || !controls.some((one) => labels(label, one))),
  ].map((element) => page.html.slice(element.startIndex ?? 0, (element.endIndex ?? 0) + 1));
}

const hasHeading = (element: Element) => select(element, 'h1, h2, h3, h4, h5, h6').length > 0;

const ADDRESSES = ['href', 'src', 'action'];
/** What an address may not hold unless it is encoded. */
const UNENCODED = /[\s"<>\\^`{|}]/;

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements without their own end tag, and end tags without an element: each page's source against its tree. */
function nestingFaults({ root, html }: Page): string[] {
  const sourceFrom = ({ startIndex, endIndex }: Element) => html.slice(startIndex ?? 0, (endIndex ?? 0) + 1);
  const elements = select(root, '*').filter(({ name }) => !VOID.test(name));
  const open = elements.filter((element) => !sourceFrom(element).endsWith(`</${element.name}>`));
  const ends = html.match(/<\/[a-z]/gi)?.length ?? 0;
  const inSource = elements
    .filter(({ name }) => name === 'script' || name === 'style')
    .reduce((sum, element) => sum + (sourceOf(element).match(/<\/[a-z]/gi)?.length ?? 0), 0);
  const stray = ends - inSource - elements.length;
  return [...open.map(sourceFrom), ...(stray > 0 ? [`${stray} end tags too many`] : [])];
}

/**
 * What html-validate does not look for and two other checkers do: the Nu HTML checker, and IBM's for accessibility. Each
 * row finds what is wrong on a page.
 */
const FAULTS: readonly (readonly [fault: string, find: (page: Page) => string[]])[] = [
  ['an element that is not closed, or an end tag that closes nothing', nestingFaults],
  ['anything after the end of the page', ({ html }) => (/<\/html>\s*$/.test(html) ? [] : [html.slice(-80)])],
  ['a style element in the body', ({ root }) => select(root, 'body style').map(sourceOf)],
  [
    'an address with characters that must be encoded',
    ({ root }) =>
      select(root, '*').flatMap(({ attribs }) =>
        ADDRESSES.map((name) => attribs[name] ?? '').filter((address) => UNENCODED.test(address)),
      ),
  ],
  ['a control without a label, or a label without a control', labelFaults],
  [
    'a section with neither heading nor name',
    (page) =>
      select(page.root, 'section')
        .filter((section) => !hasHeading(section) && !nameOf(section, page))
        .map(textOf),
  ],
  [
    'an aside or an output without a name',
    (page) =>
      select(page.root, 'aside, output')
        .filter((element) => !nameOf(element, page))
        .map(textOf),
  ],
  [
    // A name that only some readers get should not differ from what the others see.
    'an aside whose name is not on the page',
    (page) =>
      select(page.root, 'aside')
        .filter((aside) => !textOf(aside).includes(nameOf(aside, page)))
        .map(textOf),
  ],
];

describe('on no page', () => {
  it.each(FAULTS)('is there %s', (_fault, find) => {
    const found = pages.flatMap((page) => find(page).map((what) => `${page.address}: ${what.slice(0, 80)}`));
    // One line for each, so that a failure reads well; thousands would hide it.
    expect(found.slice(0, 10)).toEqual([]);
  });
});
