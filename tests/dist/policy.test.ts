/** The content policy of every page, and that the page can live under it. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CAPTCHA_PROVIDERS } from '../../src/lib/captcha.ts';
import { inlineScripts, pageAt, pages, select } from '../support/pages.ts';

const CONTACT = '/contact';

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

function policyOf(root: (typeof pages)[number]['root']): Map<string, string[]> {
  const [meta] = select(root, 'head meta[http-equiv="content-security-policy"]');
  const directives = (meta?.attributes.content ?? '').split(';').map((one) => one.trim().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...values]) => [name, values]));
}

/** One line for each page and problem, so that a failure reads well; the number of pages would hide it. */
function problems(find: (page: (typeof pages)[number]) => string[]): string[] {
  return pages.flatMap((page) => find(page).map((problem) => `${page.address}: ${problem}`)).slice(0, 10);
}

it('every page carries a policy that allows nothing by default', () => {
  expect(
    problems(({ root }) => (policyOf(root).get('default-src')?.join() === "'none'" ? [] : ['no policy'])),
  ).toEqual([]);
});

it('no policy allows inline code, evaluation or another origin', () => {
  const allowed = /^(?:'none'|'self'|data:|'inline-speculation-rules'|'sha256-[\w+/]{43}=')$/;
  // The full-text search runs WebAssembly, and the contact form a captcha: each on its page alone.
  const ofItsOwn = (address: string) =>
    ({
      '/search': ["'wasm-unsafe-eval'"],
      [CONTACT]: Object.values(CAPTCHA_PROVIDERS.recaptcha.policy).flat(),
    })[address] ?? [];
  expect(
    problems(({ root, address }) =>
      [...policyOf(root).values()]
        .flat()
        .filter((value) => !allowed.test(value) && !ofItsOwn(address).includes(value)),
    ),
  ).toEqual([]);
  expect(
    problems(({ root }) => (policyOf(root).get('script-src')?.includes('data:') ? ['data: script'] : [])),
  ).toEqual([]);
});

it('the page with the form admits its one captcha provider, and nobody else', () => {
  const elsewhere = [...policyOf(pageAt(CONTACT).root)].flatMap(([directive, values]) =>
    values.filter((value) => value.startsWith('https:')).map((value) => `${directive} ${value}`),
  );
  const { policy } = CAPTCHA_PROVIDERS.recaptcha;
  const expected = Object.entries(policy).flatMap(([directive, values]) =>
    values.map((value) => `${directive} ${value}`),
  );
  expect(elsewhere.sort()).toEqual(expected.sort());
});

it('the policy comes before what it must govern', () => {
  expect(
    problems(({ html }) => {
      const policy = html.indexOf('http-equiv="content-security-policy"');
      const first = html.search(
        /<link rel="stylesheet"|<style|<script(?! type="(?:application\/ld\+json|speculationrules)")/,
      );
      return first !== -1 && first < policy ? ['something runs before it'] : [];
    }),
  ).toEqual([]);
});

it('every inline script and style is in it by its hash', () => {
  expect(
    problems(({ root, ...page }) => {
      const policy = policyOf(root);
      const scripts = inlineScripts({ root, ...page }).filter(
        (source) => !policy.get('script-src')?.includes(hashOf(source)),
      );
      const styles = select(root, 'style').filter(
        ({ children }) => !policy.get('style-src')?.includes(hashOf(String(children[0] ?? ''))),
      );
      return [...scripts.map((source) => `script ${source.slice(0, 60)}`), ...styles.map(() => 'style')];
    }),
  ).toEqual([]);
});

it('a policy has no hash of what is not on its page', () => {
  expect(
    problems(({ root, ...page }) => {
      const own = new Set([
        ...inlineScripts({ root, ...page }),
        ...select(root, 'style').map(({ children }) => String(children[0] ?? '')),
      ]);
      const hashes = new Set([...own].map(hashOf));
      return [...policyOf(root).values()]
        .flat()
        .filter((value) => value.startsWith("'sha256-") && !hashes.has(value));
    }),
  ).toEqual([]);
});

it('no element has a handler, a style attribute or a javascript: address', () => {
  expect(
    problems(({ root }) =>
      select(root, '*').flatMap(({ name, attributes }) =>
        Object.entries(attributes)
          .filter(([attribute, value]) => /^on|^style$/.test(attribute) || /^\s*javascript:/i.test(value))
          .map(([attribute]) => `<${name} ${attribute}>`),
      ),
    ),
  ).toEqual([]);
});
