import { expect, it } from 'vitest';
import { openPointsOf } from './open-points.ts';

it('finds the marks of a content file with their lines; those that say the same are one point', () => {
  const text = [
    '---',
    'stats:',
    '  lawyers: "500+"',
    '  unconfirmed: number of lawyers',
    'items:',
    '  - title: A',
    "    unconfirmed: what a lawyer's profile shows",
    '  - title: B',
    '    unconfirmed: number of lawyers',
    'draft: "To be read by counsel: fees."',
    '---',
    'Nothing here is unconfirmed: it is text.',
  ].join('\n');
  expect(openPointsOf('pune.mdx', text)).toEqual([
    { file: 'pune.mdx', lines: [4, 9], what: 'number of lawyers' },
    { file: 'pune.mdx', lines: [7], what: "what a lawyer's profile shows" },
    { file: 'pune.mdx', lines: [10], what: 'To be read by counsel: fees.' },
  ]);
});

it('finds the marks of the settings', () => {
  const text = "  contactPhone: {\n    number: '+91',\n    unconfirmed: 'phone number',\n  },\n";
  expect(openPointsOf('site.ts', text)).toEqual([{ file: 'site.ts', lines: [3], what: 'phone number' }]);
});
