/**
 * A small reader for the HTML this project builds: fast enough to look at every page of the site in every test run.
 * It expects well-formed pages, which tests/dist/html-validity.test.ts proves they are, and throws on what it does not
 * know.
 */

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
  parent: Element | undefined;
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
const RAW_TEXT = new Set(['script', 'style', 'title', 'textarea']);
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    const character = ENTITIES[name];
    if (character === undefined) throw new Error(`${entity} is not known; add it to tests/support/html.ts`);
    return character;
  });
}

function attributesOf(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    found[name.toLowerCase()] = decode(double ?? single ?? bare ?? '');
  }
  return found;
}

/** Throws when an end tag does not close the element that is open. */
export function parse(html: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], parent: undefined };
  let open = root;
  let position = 0;
  const addText = (end: number) => {
    if (end > position) open.children.push(decode(html.slice(position, end)));
  };
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token; token = TOKEN.exec(html)) {
    addText(token.index);
    position = TOKEN.lastIndex;
    const [, end, start, source = ''] = token;
    if (end) {
      if (open.name !== end.toLowerCase() || !open.parent) {
        throw new Error(`</${end}> at ${token.index} closes <${open.name}>`);
      }
      open = open.parent;
    } else if (start) {
      const name = start.toLowerCase();
      const element: Element = { name, attributes: attributesOf(source), children: [], parent: open };
      open.children.push(element);
      if (RAW_TEXT.has(name)) {
        const close = html.indexOf(`</${name}>`, position);
        const text = html.slice(position, close);
        element.children.push(name === 'title' || name === 'textarea' ? decode(text) : text);
        position = close + name.length + 3;
        TOKEN.lastIndex = position;
      } else if (!VOID.has(name) && !source.endsWith('/')) {
        open = element;
      }
    }
  }
  addText(html.length);
  if (open !== root) throw new Error(`<${open.name}> is never closed`);
  return root;
}

interface Step {
  name: string | undefined;
  id: string | undefined;
  classes: string[];
  attributes: { name: string; operator: string | undefined; value: string | undefined }[];
}

const ATTRIBUTE_TEST = /\[([\w-]+)(?:(\^?=)"([^"]*)")?\]/g;

function stepOf(source: string): Step {
  const attributes = [...source.matchAll(ATTRIBUTE_TEST)].map(([, name = '', operator, value]) => ({
    name,
    operator,
    value,
  }));
  const rest = source.replace(ATTRIBUTE_TEST, '');
  if (!/^(?:\*|[\w.#-]*)$/.test(rest))
    throw new Error(`"${source}" is more than this small selector understands`);
  return {
    name: /^[a-z][\w-]*/i.exec(rest)?.[0],
    id: /#([\w-]+)/.exec(rest)?.[1],
    classes: [...rest.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    attributes,
  };
}

function matches(element: Element, { name, id, classes, attributes }: Step): boolean {
  const own = element.attributes;
  const ownClasses = own.class?.split(/\s+/) ?? [];
  return (
    (name === undefined || element.name === name) &&
    (id === undefined || own.id === id) &&
    classes.every((one) => ownClasses.includes(one)) &&
    attributes.every(({ name: attribute, operator, value = '' }) => {
      const actual = own[attribute];
      if (actual === undefined) return false;
      if (operator === undefined) return true;
      return operator === '=' ? actual === value : actual.startsWith(value);
    })
  );
}

function isWithin(element: Element, steps: readonly Step[]): boolean {
  const step = steps.at(-1);
  if (!step) return true;
  for (let above = element.parent; above; above = above.parent) {
    if (matches(above, step)) return isWithin(above, steps.slice(0, -1));
  }
  return false;
}

/**
 * Elements below `root` in document order. `selector` knows names, ids, classes, `[attribute]`, `="…"`, `^="…"` and
 * descendants and `*`.
 */
export function select(root: Element, selector: string): Element[] {
  const steps = selector.match(/(?:\[[^\]]*\]|\S)+/g)?.map(stepOf) ?? [];
  const own = steps.at(-1);
  if (!own) return [];
  const above = steps.slice(0, -1);
  const found: Element[] = [];
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      if (matches(child, own) && isWithin(child, above)) found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}

/** All text below an element, white space collapsed. */
export function textOf(element: Element | undefined): string {
  if (!element) return '';
  const gather = (one: Element): string =>
    one.children.map((child) => (typeof child === 'string' ? child : gather(child))).join('');
  return gather(element).replace(/\s+/g, ' ').trim();
}
