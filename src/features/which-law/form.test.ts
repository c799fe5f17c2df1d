// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { ODD_INPUT } from '../../../tests/support/odd-input.ts';
import { allVerdicts } from './cases.ts';
import './form.ts';
import { verdictKey } from './verdict-key.ts';

beforeEach(() => {
  const page = document.createElement('which-law');
  // Fields of a browser that has none for dates.
  const fields = ['offence', 'end', 'fir'].map((name) => `<input name="${name}">`).join('');
  const answers = allVerdicts
    .map(verdictKey)
    .map((key) => `<template data-verdict="${key}">${key}</template>`);
  page.innerHTML = `<form>${fields}<input type="checkbox" name="accident"><output></output></form>${answers.join('')}`;
  document.body.replaceChildren(page);
});

function enter(dates: Record<string, string>): string {
  for (const [name, value] of Object.entries({ offence: '', end: '', fir: '', ...dates })) {
    (document.querySelector(`[name="${name}"]`) as HTMLInputElement).value = value;
  }
  document.querySelector('form')?.dispatchEvent(new Event('input', { bubbles: true }));
  return document.querySelector('output')?.textContent ?? '';
}

it.each([
  [{ offence: '2024-06-30' }, 'ipc no-fir false'],
  [{ offence: '2024-07-01', fir: '2024-07-02' }, 'bns bnss false'],
  [{ offence: '2024-06-30', end: '2024-07-01' }, 'both no-fir false'],
  [{}, 'no-date no-fir false'],
])('answers %j with "%s"', (dates, key) => {
  expect(enter(dates)).toBe(key);
});

it.each(['30/06/2024', '1 July 2024', '30.6.24', '2024', '12024-07-01', '२०२४-०७-०१', ...ODD_INPUT])(
  'takes %j for no date, and not for a law',
  (text) => {
    for (const name of ['offence', 'end', 'fir'])
      expect(enter({ [name]: text })).toBe('no-date no-fir false');
  },
);

it('writes each day on the bank where it falls', () => {
  const places = ['ipc', 'bns'].flatMap((bank) =>
    ['offence', 'fir'].map((name) => `<p data-day="${name}" data-bank="${bank}"></p>`),
  );
  for (const template of document.querySelectorAll('template')) template.innerHTML = places.join('');
  enter({ offence: '2024-06-30', fir: '2024-07-01' });
  const shown = [...document.querySelectorAll<HTMLElement>('output [data-day]')];
  expect(shown.map(({ dataset, textContent }) => [dataset.bank, dataset.day, textContent])).toEqual([
    ['ipc', 'offence', '30 Jun 2024'],
    ['bns', 'fir', '1 Jul 2024'],
  ]);
});
