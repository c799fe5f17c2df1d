/** What the worker and programs of others count on at certain addresses. */
import { describe, expect, it } from 'vitest';
import { pageAt, select } from '../support/pages.ts';
import { readAsset } from '../support/site.ts';

describe('/.well-known/security.txt', () => {
  const lines = readAsset('/.well-known/security.txt').toString().trimEnd().split('\n');
  const values = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));

  it('has the fields that RFC 9116 asks for, and the file is where it says', () => {
    expect(values('Contact').length).toBeGreaterThan(0);
    for (const contact of values('Contact'))
      expect(contact).toMatch(/^(?:mailto:[^@\s]+@\S+|https:\/\/\S+)$/);
    expect(values('Canonical')).toEqual([
      expect.stringMatching(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/),
    ]);
    expect(lines.filter((line) => !/^[A-Z][A-Za-z-]+: \S/.test(line))).toEqual([]);
  });

  it('expires once, within a year and not yet', () => {
    const [expires, ...more] = values('Expires');
    expect(more).toEqual([]);
    const days = (Date.parse(expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
  });

  it('leads to a page that there is', () => {
    const pages = values('Contact').filter((contact) => contact.startsWith('https:'));
    for (const page of pages) expect(pageAt(new URL(page).pathname).html).toContain('<h1');
  });
});

it('the name of a city stands apart from the words around it, in whatever direction it is written', () => {
  const places = select(pageAt('/city/default').root, '[data-city-name]');
  expect(places.length).toBeGreaterThan(0);
  expect(places.map(({ name }) => name)).toEqual(places.map(() => 'bdi'));
});
