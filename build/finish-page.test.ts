import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';
import { scriptWords } from './script-words.ts';

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';
/** As Astro 7 writes it, shortened inside. */
const ISLAND_SCRIPT =
  '(()=>{var g=1;{class f extends HTMLElement{}customElements.get("astro-island")||customElements.define("astro-island",f)}})();';
const DIRECTIVE =
  'var p=()=>{};(self.Astro||(self.Astro={})).interaction=p;window.dispatchEvent(new Event("astro:interaction"));';

const finished = (html: string) =>
  finishPage(
    html,
    scriptWords(() => ''),
  );

const page = (body: string, { scripts = '', styles = '' } = {}) =>
  `<head><meta http-equiv="content-security-policy" content="script-src 'self'${scripts}; style-src 'self'${styles};"></head><body>${body}</body>`;

it('puts the scripts of a page together, each in a function of its own, and names their one hash', () => {
  const together = '(async()=>{var a=1;})();(async()=>{var a=2;})();';
  expect(
    finished(
      page('<script>var a=1;\n</script><p>Text</p><script type="module">var a=2;</script>', {
        scripts: ` ${hashOf('var a=1;')} ${hashOf('elsewhere()')}`,
      }),
    ),
  ).toBe(page(`<p>Text</p><script type="module">${together}</script>`, { scripts: ` ${hashOf(together)}` }));
});

it('puts no function around a script that is one, and around two of them', () => {
  const one = '<script>(()=>{var a=1;})();</script>';
  const two = '<script>(()=>{b()})();(()=>{c()})();</script>';
  expect(finished(page(one + two))).toContain(
    '(async()=>{var a=1;})();(async()=>{(()=>{b()})();(()=>{c()})();})();</script>',
  );
});

it('leaves data and scripts that are loaded where they are, and names no hash of them', () => {
  const body = '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>';
  expect(finished(page(body, { scripts: ` ${hashOf('{}')}` }))).toBe(page(body));
});

it('leaves of the styles what the page has, and names the hash of that', () => {
  const body = (css: string) => `<style>${css}</style><p class="a">Text</p>`;
  const built = page(body('.a{color:red}.b{color:blue}'), {
    styles: ` ${hashOf('.a{color:red}.b{color:blue}')}`,
  });
  expect(finished(built)).toBe(page(body('.a{color:red}'), { styles: ` ${hashOf('.a{color:red}')}` }));
});

it('takes out the style, the element and the marks of islands that only Astro reads', () => {
  const island = (marks: string) =>
    `<astro-island${marks} prefix="r1" props="{&quot;uid&quot;:1}" ssr></astro-island>`;
  const built = page(
    `<style>${ISLAND_STYLE}</style><script>${DIRECTIVE}</script><script>${ISLAND_SCRIPT}</script>${island(
      ' uid="jN7tL" client="interaction" opts="{}" await-children',
    )}${island(' uid="Z1"')}`,
  );
  const nothing = '(async()=>{})();';
  expect(finished(built)).toBe(
    page(`${island('') + island('')}<script type="module">${nothing}</script>`, {
      scripts: ` ${hashOf(nothing)}`,
    }),
  );
});

it('names the hash of the rules by which pages are fetched beforehand, which stay where they are', () => {
  const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
  expect(finished(page(rules))).toBe(page(rules, { scripts: ` ${hashOf('{"prefetch":[]}')}` }));
});

it('closes the gaps that a template leaves to one space, and leaves lines', () => {
  expect(finished(page('<b>1</b>   <i>2</i>\n\n<p> 3  4 </p><u>5</u>'))).toBe(
    page('<b>1</b> <i>2</i>\n\n<p> 3  4 </p><u>5</u>'),
  );
});
