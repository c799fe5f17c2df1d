// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ODD_INPUT } from '../../../tests/support/odd-input.ts';
import { mailOf, problemOf, readMessage } from './message.ts';

describe('problemOf', () => {
  it.each([
    ['name', 'A'],
    ['message', 'x'.repeat(5000)],
    ['message', `  ${'x'.repeat(5000)}\n`],
    ['subject', ''],
  ] as const)('finds none in a %s that fits, nor in an empty field', (field, text) => {
    expect(problemOf(field, text)).toBeUndefined();
  });

  it.each([' ', '\n\t', '\u00a0'])('finds that %j says nothing', (text) => {
    expect(problemOf('message', text)).toMatch(/only spaces/);
  });

  it('says how long a text is, and how long it may be', () => {
    expect(problemOf('message', 'x'.repeat(6000))).toBe(
      'At most 5,000 characters can be sent. These are 6,000.',
    );
    expect(problemOf('subject', 'x'.repeat(151))).toMatch(/At most 150 .+ 151\.$/);
  });
});

it('reads the four fields, without the spaces around them and without what a provider added', () => {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries({
    name: ' A Reader ',
    email: 'a@example.org',
    token: 'secret',
  })) {
    const field = document.createElement('input');
    Object.assign(field, { name, value });
    form.append(field);
  }
  expect(readMessage(form)).toEqual({ name: 'A Reader', email: 'a@example.org', subject: '', message: '' });
});

describe('mailOf', () => {
  const mail = (subject: string, message: string) =>
    mailOf({ name: '', email: '', subject, message }, 'to@example.org');

  it('carries subject and message, line breaks and signs included', () => {
    expect(mail('A & B', 'one + one\ntwo')).toEqual({
      href: 'mailto:to@example.org?subject=A%20%26%20B&body=one%20%2B%20one%0D%0Atwo',
      whole: true,
    });
  });

  it('carries the subject alone, where an address cannot hold the message', () => {
    const { href, whole } = mail('विषय', 'अ'.repeat(5000));
    expect(whole).toBe(false);
    expect(href).toMatch(/^mailto:to@example\.org\?subject=[%\dA-F]+$/);
  });

  it('is an address of a length that programs take, whatever is typed', () => {
    for (const text of ODD_INPUT) {
      const { href } = mail(text.slice(0, 150), text);
      expect(href).toMatch(/^mailto:to@example\.org\?subject=[\x21-\x7e]*$/);
      expect(href.length).toBeLessThanOrEqual(2000);
    }
  });
});
