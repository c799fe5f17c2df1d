/**
 * Which rules of its stylesheet a page needs. Astro gives every page of a template the styles of all components that the
 * template could show: a section without a limb, a correction or a button would carry theirs too.
 */
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { detached } from './detached.ts';

/** Whether an element or a class of this name may be on the page. */
type Has = (name: string) => boolean;
/** A part of a stylesheet as a page needs it, or nothing. */
type Part = (has: Has) => string;

/** An element or a class of a selector, but no state, id or attribute. */
const NAME = /(?<![\w:#\\-])\.?((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi;
/** What stands in brackets may be one of several, or what an element must not be: it is not asked for. */
const BRACKETS = /\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;

/** The elements and classes without which a selector matches nothing. */
const namesOf = (selector: string): string[] =>
  [...selector.replace(BRACKETS, '').matchAll(NAME)].map(([, name = '']) => name.replaceAll('\\', ''));

function rulePart(rule: Rule): Part {
  const selectors = rule.selectors
    // Tailwind's, for what stands in a shadow tree, which no page has.
    .filter((selector) => selector !== ':host')
    .map((selector) => ({ selector, needs: namesOf(selector) }));
  const body = childrenPart(rule);
  return (has) => {
    const kept = selectors.filter(({ needs }) => needs.every(has));
    return kept.length === 0 ? '' : `${kept.map(({ selector }) => selector).join()}{${body(has)}}`;
  };
}

function atRulePart(rule: AtRule): Part {
  const head = `@${rule.name}${rule.params && ` ${rule.params}`}`;
  if (!rule.nodes) return () => `${head};`;
  // The steps of an animation are no selectors.
  if (/keyframes$/.test(rule.name)) return () => String(rule);
  const body = childrenPart(rule);
  return (has) => {
    const inside = body(has);
    return inside && `${head}{${inside}}`;
  };
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return rulePart(node);
  if (node.type === 'atrule') return atRulePart(node);
  return () => (node.type === 'decl' ? `${node};` : '');
}

function childrenPart({ nodes = [] }: Container): Part {
  const parts = nodes.map(partOf);
  return (has) => parts.map((part) => part(has)).join('');
}

const PROPERTY = /(?<=[{;])(--[\w-]+):[^;}]*;?/g;
const REGISTERED = /@property (--[\w-]+)\{[^}]*\}/g;
/** Looked for only where a rule may begin: from every character it would take a second of a build. */
const EMPTY = /(?<=[{};]|^)[^{};]+\{\}/g;

/** Without custom properties that nothing reads, and without what is empty then. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const unread = (text: string, name: string) => (read.has(name) ? text : '');
  let rest = css.replace(PROPERTY, unread).replace(REGISTERED, unread);
  // What holds nothing but what was empty is empty then.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(EMPTY, '');
  }
  return rest;
}

/** The order of layers, which every file of styles states once more, and their beginnings. */
const LAYERS = /@layer ([\w, ]+)([;{])/g;

/** Without what is said again of the order of layers. */
function withOrderOnce(css: string): string {
  const known = new Set<string>();
  return css.replace(LAYERS, (text, list: string, end) => {
    const names = list.split(/, ?/);
    const said = names.every((name) => known.has(name));
    for (const name of names) known.add(name);
    return said && end === ';' ? '' : text;
  });
}

/** A stylesheet, read once: all the elements and classes it names, and what is left of it for the pages seen so far. */
function readSheet(css: string) {
  const root = postcss.parse(css);
  const names = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const name of namesOf(selector)) names.add(name);
  });
  return { css, names: [...names], part: childrenPart(root), made: new Map<string, string>() };
}

const sheets = new Map<string, ReturnType<typeof readSheet>>();

/**
 * The part of a stylesheet that a page can use. Pages of one template need much the same: each form is made once.
 * @param css as the bundler writes it, minified
 * @param has whether an element or a class is on the page, or may be put there by a script
 */
export function usedStyles(css: string, has: Has): string {
  const sheet = sheets.get(css) ?? readSheet(detached(css));
  sheets.set(sheet.css, sheet);
  const key = sheet.names.filter(has).join(' ');
  const used = sheet.made.get(key) ?? withOrderOnce(withoutUnread(sheet.part(has))).replaceAll(';}', '}');
  sheet.made.set(key, used);
  return used;
}
