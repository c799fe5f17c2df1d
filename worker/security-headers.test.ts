import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SECURITY_HEADERS } from './security-headers.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it('are the ones public/_headers gives every address', () => {
  const [, block = ''] = /^\/\*\n((?: {2}.+\n)+)/m.exec(read('public/_headers')) ?? [];
  const rows = block
    .trim()
    .split('\n')
    .map((row) => /^\s*([^:]+): (.+)$/.exec(row)?.slice(1));
  expect(Object.fromEntries(rows as [string, string][])).toEqual(SECURITY_HEADERS);
});

it.each(Object.entries(SECURITY_HEADERS))(
  'are in the nginx configuration of the guide: %s',
  (name, value) => {
    expect(read('docs/nginx.conf')).toContain(`add_header ${name} "${value}" always;`);
  },
);
