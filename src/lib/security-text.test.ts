import { expect, it } from 'vitest';
import { securityText } from './security-text.ts';

const textOn = (today: string) =>
  securityText({
    contacts: ['mailto:a@example.org', 'https://example.org/contact'],
    canonical: 'https://example.org/.well-known/security.txt',
    today: new Date(today),
  });

it('has the fields of RFC 9116, the preferred contact first', () => {
  expect(textOn('2026-11-22')).toBe(
    [
      'Contact: mailto:a@example.org',
      'Contact: https://example.org/contact',
      'Expires: 2027-10-01T00:00:00.000Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('is the same all month, and expires in less than a year', () => {
  expect(textOn('2026-11-01T00:00:00Z')).toBe(textOn('2026-11-30T23:59:59Z'));
  expect(textOn('2026-12-01')).toContain('Expires: 2027-11-01T00:00:00.000Z');
});
