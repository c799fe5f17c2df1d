import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';

const page = (policy: string, body: string) =>
  `<head><meta http-equiv="content-security-policy" content="script-src 'self'${policy};"></head><body>${body}</body>`;

it('keeps the hashes of what stands on the page, and no other', () => {
  const body = '<script>one()</script><script src="/a.js"></script>';
  const policy = ` ${hashOf('one()')} ${hashOf('two()')} ${hashOf('')}`;
  expect(finishPage(page(policy, body))).toBe(page(` ${hashOf('one()')}`, body));
});

it('takes out the style of the islands with its hash, and ids that depend on the folder of the build', () => {
  const island = (id: string) => `<astro-island${id} prefix="r1" props="{&quot;uid&quot;:1}"></astro-island>`;
  const built = page(
    ` ${hashOf(STYLE)}`,
    `<style>${STYLE}</style>${island(' uid="jN7tL"')}${island(' uid="Z1"')}`,
  );
  expect(finishPage(built)).toBe(page('', island('') + island('')));
});

it('puts what runs the islands at the end of the page, and leaves other scripts where they are', () => {
  const own = '<script>own()</script>';
  const runs = "<script>(()=>{a('$&')})();</script><script>(()=>{b()})();</script>";
  const policy = [`own()`, `(()=>{a('$&')})();`, '(()=>{b()})();']
    .map((source) => ` ${hashOf(source)}`)
    .join('');
  const island = '<astro-island prefix="r1"></astro-island>';
  expect(finishPage(page(policy, `${own}${runs}${island}<p>text</p>`))).toBe(
    page(policy, `${own}${island}<p>text</p>${runs}`),
  );
});
