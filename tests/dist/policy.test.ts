/** The content policy of every page, and that the page can live under it. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CAPTCHA_PROVIDERS } from '../../src/lib/captcha.ts';
import { inlineScripts, type Page, pageAt, pages, select, sourceOf } from '../support/pages.ts';
import { isPreview } from '../support/site.ts';

const CONTACT = '/contact';

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

function readPolicy({ head }: Page): Map<string, string[]> {
  const [meta] = select(head, 'meta[http-equiv="content-security-policy"]');
  const directives = (meta?.attribs.content ?? '').split(';').map((one) => one.trim().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...values]) => [name, values]));
}

/** What the policy governs of a page: its directives, and the code and styles that stand in the page itself. */
const governed = pages.map((page) => ({
  page,
  policy: readPolicy(page),
  // The policy governs speculation rules as it does scripts.
  scripts: [...inlineScripts(page), ...select(page.root, 'script[type="speculationrules"]').map(sourceOf)],
  styles: select(page.root, 'style').map(sourceOf),
}));

type Governed = (typeof governed)[number];

/** One line for each page and problem, so that a failure reads well; the number of pages would hide it. */
function problems(find: (one: Governed) => string[]): string[] {
  return governed
    .flatMap((one) => find(one).map((problem) => `${one.page.address}: ${problem}`))
    .slice(0, 10);
}

it('every page carries a policy that allows nothing by default', () => {
  expect(
    problems(({ policy }) => (policy.get('default-src')?.join() === "'none'" ? [] : ['no policy'])),
  ).toEqual([]);
});

it('no policy allows inline code, evaluation or another origin', () => {
  const allowed = /^(?:'none'|'self'|data:|'sha256-[\w+/]{43}=')$/;
  // The full-text search runs WebAssembly, and the contact form a captcha: each on its page alone.
  const ofItsOwn = (address: string) =>
    ({
      '/search': ["'wasm-unsafe-eval'"],
      '/hi/search': ["'wasm-unsafe-eval'"],
      [CONTACT]: Object.values(CAPTCHA_PROVIDERS.recaptcha.policy).flat(),
    })[address] ?? [];
  expect(
    problems(({ policy, page: { address } }) =>
      [...policy.values()]
        .flat()
        .filter((value) => !allowed.test(value) && !ofItsOwn(address).includes(value)),
    ),
  ).toEqual([]);
  expect(
    problems(({ policy }) => (policy.get('script-src')?.includes('data:') ? ['data: script'] : [])),
  ).toEqual([]);
});

it('the page with the form admits its one captcha provider, and nobody else', () => {
  const elsewhere = [...readPolicy(pageAt(CONTACT))].flatMap(([directive, values]) =>
    values.filter((value) => value.startsWith('https:')).map((value) => `${directive} ${value}`),
  );
  const { policy } = CAPTCHA_PROVIDERS.recaptcha;
  // A live site without a place to send messages to has no form.
  const [form] = select(pageAt(CONTACT).root, 'main form');
  expect(Boolean(form) || !isPreview).toBe(true);
  const expected = Object.entries(form ? policy : {}).flatMap(([directive, values]) =>
    values.map((value) => `${directive} ${value}`),
  );
  expect(elsewhere.sort()).toEqual(expected.sort());
});

it('the policy comes before what it must govern', () => {
  expect(
    problems(({ page: { html } }) => {
      const policy = html.indexOf('http-equiv="content-security-policy"');
      const first = html.search(/<link rel="stylesheet"|<style|<script(?! type="application\/ld\+json")/);
      return first !== -1 && first < policy ? ['something runs before it'] : [];
    }),
  ).toEqual([]);
});

it('every inline script and style is in it by its hash', () => {
  expect(
    problems(({ policy, scripts, styles }) => [
      ...scripts
        .filter((source) => !policy.get('script-src')?.includes(hashOf(source)))
        .map((source) => `script ${source.slice(0, 60)}`),
      ...styles
        .filter((source) => !policy.get('style-src')?.includes(hashOf(source)))
        .map((source) => `style ${source.slice(0, 60)}`),
    ]),
  ).toEqual([]);
});

it('a policy has no hash of what is not on its page', () => {
  expect(
    problems(({ policy, scripts, styles }) => {
      const hashes = new Set([...scripts, ...styles].map(hashOf));
      return [...policy.values()]
        .flat()
        .filter((value) => value.startsWith("'sha256-") && !hashes.has(value));
    }),
  ).toEqual([]);
});

it('no element has a handler, a style attribute or a javascript: address', () => {
  expect(
    problems(({ page: { root } }) =>
      select(root, '*').flatMap(({ name, attribs }) =>
        Object.entries(attribs)
          .filter(([attribute, value]) => /^on|^style$/.test(attribute) || /^\s*javascript:/i.test(value))
          .map(([attribute]) => `<${name} ${attribute}>`),
      ),
    ),
  ).toEqual([]);
});
