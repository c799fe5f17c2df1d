/**
 * The text below the front matter, read by the parser that renders it. What the page could not show, what a reader
 * should never be sent, and what leads nowhere is found here, with its line.
 */
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import {
  type Data,
  type HastNode,
  htmlToHast,
  type MdastNode,
  markdownToHtml,
  markdownToMdast,
  mdxToJs,
} from 'satteri';
import type { Finding } from './problems.ts';
import type { Passage } from './prose.ts';

/** Something a text names that has to be there: a page, a picture, a component. */
export interface Target {
  field: string;
  line: number | undefined;
  name: string;
}

/** A component as it is written. */
interface ComponentTag extends Target {
  tag: string;
  /** Whether it is a block of the text, and not inside a paragraph, a list or a table. */
  isBlock: boolean;
}

export interface Body {
  findings: Finding[];
  /** Paragraphs, headings, lists and tables as plain text. */
  passages: Passage[];
  links: Target[];
  images: Target[];
  components: ComponentTag[];
}

/** Elements for what Markdown has no sign for. Everything else in HTML is written as Markdown or not at all. */
const ALLOWED_ELEMENTS = new Set(
  'abbr bdi br cite details dfn kbd mark q small span sub summary sup wbr'.split(' '),
);
const ALLOWED_ATTRIBUTES = new Set(['lang', 'dir', 'title']);

const CODE = 'runs code or loads something on the reader’s device, which no text may do; remove it';
const FORM = 'is part of a form, and nothing here receives it; link to a page instead';
const refused = (names: string, why: string) => names.split(' ').map((name): [string, string] => [name, why]);

/** Why an element is refused, where more can be said than that it is HTML. */
const REFUSED_ELEMENTS: ReadonlyMap<string, string> = new Map([
  ...refused('base embed frame frameset iframe link meta object script style svg template', CODE),
  ...refused('button form input label option select textarea', FORM),
  ['a', 'is a link that no check can follow; write [words](/address)'],
  ['h1', 'is a second main heading, and the page has one already; begin with "## "'],
  ['img', 'is a picture that no check can see; write ![what it shows](/address.png)'],
]);

const TAG = /<\/?([A-Za-z][\w.:-]*)/g;
const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

const INCOMPLETE_LINK = 'has a link that is not complete; write [words](/address) without a space between';

/** Signs of Markdown and HTML that the parser left in the text, because their partner is missing. */
const LEFT_OVER: readonly [pattern: RegExp, message: string][] = [
  ...[
    ['**', /\*\*/],
    ['*', /(?<![\s*])\*(?!\*)|(?<!\*)\*(?![\s*])/],
    ['__', /__/],
    ['_', /(?<![\p{L}\p{N}_])_(?=[^\s_])|(?<=[^\s_])_(?![\p{L}\p{N}_])/u],
    ['~~', /~~/],
    ['`', /`/],
  ].map(([sign, pattern]): [RegExp, string] => [
    pattern as RegExp,
    `has a "${sign}" without its partner; close it, or write "\\${sign}" where the sign itself is meant`,
  ]),
  [/\]\s?\((?=\/|#|[a-z]+:)|\]\[/i, INCOMPLETE_LINK],
  [/<\/?[A-Za-z][^<>]*(?:>|=)/, 'has an HTML tag that is not complete; write it in Markdown'],
];

/** `import x from 'y'` and `export const x`, but not prose that begins with the word: "import duty from abroad". */
const MODULE_SYNTAX =
  /^(?:import\s+(?:[^'"\n]+\sfrom\s+)?['"][^'"\n]+['"];?\s*$|export\s+(?:\*|\{|(?:default|const|let|var|async|function|class)\s[^.\n]*[={(;]))/m;

const SITE_ADDRESS = /^(?:\/(?!\/)|#)/;
const OTHER_ADDRESS = /^(?:https:\/\/[^/]|mailto:.+@|tel:\+?\d)/i;

/** Why an address cannot be linked to, or nothing. Whether a page of this site exists is looked up later. */
function addressProblem(address: string): string | undefined {
  if (SITE_ADDRESS.test(address) || OTHER_ADDRESS.test(address)) return;
  if (/^(?:http:|\/\/)/i.test(address))
    return `"${address}" is not encrypted; begin it with https://, or leave it out`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address))
    return `"${address}" is not an address a reader can be sent to; remove the link`;
  return `"${address}" is not a whole address; begin it with a slash (/ipc-section/420) or with https://`;
}

/** Backslash escapes, hidden from the search for signs without a partner. */
const withoutEscapes = (source: string): string => source.replace(/\\[!-/:-@[-`{-~]/g, 'xx');

const lineBreaksIn = (text: string): number => text.match(/\n/g)?.length ?? 0;

const childrenOf = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);

const lineOf = (node: MdastNode): number => node.position?.start.line ?? 1;

function* nodesIn(node: MdastNode): Generator<MdastNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

function* elementsIn(node: HastNode): Generator<Extract<HastNode, { type: 'element' }>> {
  if (node.type === 'element') yield node;
  if ('children' in node) for (const child of node.children) yield* elementsIn(child);
}

/** What is wrong with a piece of HTML in a text: names by the tags as written, attributes as a browser reads them. */
function htmlMessages(html: string): string[] {
  if (html.startsWith('<!--')) return ['has a comment, which every reader is sent; remove it'];
  if (/[{}]/.test(html))
    return ['has a brace ({ or }) in a tag, which nothing fills in; write the words themselves'];
  const names = [...html.matchAll(TAG)].map(([, name = '']) => name).filter((name) => !isComponent(name));
  const elements = [...new Set(names.map((name) => name.toLowerCase()))]
    .filter((name) => !ALLOWED_ELEMENTS.has(name))
    .map((name) => `<${name}> ${REFUSED_ELEMENTS.get(name) ?? 'is HTML; write it in Markdown'}`);
  const attributes = [...elementsIn(htmlToHast(html, { fragment: true }))]
    .filter(({ tagName }) => ALLOWED_ELEMENTS.has(tagName))
    .flatMap(({ tagName, properties }) => Object.keys(properties).map((name) => ({ tagName, name })))
    .filter(({ name }) => !ALLOWED_ATTRIBUTES.has(name))
    .map(({ tagName, name }) =>
      /^on/i.test(name)
        ? `<${tagName} ${name.toLowerCase()}> ${CODE}`
        : `<${tagName} ${name.toLowerCase()}>: the attribute is not used in texts; remove it`,
    );
  return [...elements, ...attributes];
}

const AFTER: Partial<Record<MdastNode['type'], string>> = {
  paragraph: '\n',
  heading: '\n',
  tableRow: '\n',
  tableCell: ' | ',
  break: '\n',
};

/** A block of the text as one passage. What is code is no prose. */
function passageOf(block: MdastNode, linesAbove: number): Passage {
  const pieces: { start: number; line: number }[] = [];
  const links: string[] = [];
  let text = '';
  const add = (node: MdastNode) => {
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'text') {
      pieces.push({ start: text.length, line: lineOf(node) + linesAbove });
      text += node.value;
    }
    for (const child of childrenOf(node)) add(child);
    text += AFTER[node.type] ?? '';
  };
  add(block);
  const lineAt = (index: number) => {
    const piece = pieces.findLast(({ start }) => start <= index);
    return piece && piece.line + lineBreaksIn(text.slice(piece.start, index).trimEnd());
  };
  return { field: 'body', text, links, lineAt };
}

/**
 * Reads a text. `firstLine` is the line of the file on which it begins, so that findings can name their line.
 */
export function readBody(markdown: string, firstLine: number): Body {
  const tree = markdownToMdast(markdown);
  const blocks = new Set(childrenOf(tree));
  const linesAbove = firstLine - 1;
  const body: Body = { findings: [], passages: [], links: [], images: [], components: [] };
  const target = (node: MdastNode, name: string): Target => ({
    field: 'body',
    line: lineOf(node) + linesAbove,
    name,
  });
  const sourceOf = ({ position }: MdastNode) =>
    markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

  for (const node of nodesIn(tree)) {
    const found = (message: string, line = lineOf(node)) =>
      body.findings.push({ field: 'body', line: line + linesAbove, message });
    const link = (address: string) => {
      const message = addressProblem(address);
      if (message) found(message);
      else body.links.push(target(node, address));
    };
    switch (node.type) {
      case 'heading':
        if (node.depth === 1)
          found('has a second main heading ("# "), and the page has one already; begin it with "## "');
        break;
      case 'html':
        for (const message of htmlMessages(node.value)) found(message);
        for (const [, name = ''] of node.value.matchAll(TAG))
          if (isComponent(name))
            body.components.push({ ...target(node, name), tag: node.value, isBlock: blocks.has(node) });
        break;
      case 'link':
      case 'definition':
        link(node.url);
        break;
      case 'image':
        body.images.push(target(node, node.url));
        if (!node.alt?.trim())
          found('has a picture without words; write what it shows: ![words](/address.png)');
        break;
      case 'paragraph':
        if (MODULE_SYNTAX.test(sourceOf(node)))
          found('has a line of code (import or export), which no text needs; remove it');
        break;
      case 'text': {
        const source = withoutEscapes(sourceOf(node));
        for (const [pattern, message] of LEFT_OVER) {
          const index = source.search(pattern);
          if (index < 0) continue;
          found(message, lineOf(node) + lineBreaksIn(source.slice(0, index)));
          break;
        }
        break;
      }
    }
  }
  body.passages = childrenOf(tree).map((block) => passageOf(block, linesAbove));
  return body;
}

/**
 * A text with components as MDX reads it. MDX takes a paragraph that begins with `import` or `export` for code; here it is
 * prose, because code is refused above. So the first letter is written as the sign of its number.
 */
export function asMdx(markdown: string): string {
  return childrenOf(markdownToMdast(markdown)).reduceRight((text, { type, position }) => {
    const start = position?.start.offset ?? 0;
    if (type !== 'paragraph' || !/^(?:im|ex)port\b/.test(text.slice(start))) return text;
    return `${text.slice(0, start)}&#${text.charCodeAt(start)};${text.slice(start + 1)}`;
  }, markdown);
}

/** Why MDX cannot read a text with components, in its own words, or nothing. */
export function mdxProblem(markdown: string): string | undefined {
  try {
    mdxToJs(asMdx(markdown));
    return;
  } catch (error) {
    return (error as Error).message.replace(/ \([\w-]+:[\w-]+\)$/, '');
  }
}

/** The ids of the headings of a text, as the renderer makes them. */
export function headingIds(markdown: string): string[] {
  // The renderer's plugin hands them out through this object.
  const data: Data = {
    astro: {
      frontmatter: {},
      headings: [],
      localImagePaths: new Set<string>(),
      remoteImagePaths: new Set<string>(),
    },
  };
  markdownToHtml(markdown, { hastPlugins: [satteriHeadingIdsPlugin()], data });
  return data.astro?.headings.map(({ slug }) => slug) ?? [];
}
