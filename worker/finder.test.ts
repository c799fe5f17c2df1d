import { expect, it } from 'vitest';
import { finderAnswer } from './finder.ts';

const ask = (query: string) => finderAnswer('/offences/answer', new URLSearchParams(query));

it.each([
  ['act=bns&bail=no', '/offences/bns/non-bailable'],
  ['act=ipc&words=&bail=&court=session&chapter=', '/offences/ipc/court-of-session'],
  ['act=bns&bail=no&arrest=yes', '/offences/bns/cognizable-and-non-bailable'],
  ['act=bns', '/offences/bns/all'],
  ['act=bns&longest=community-service', '/offences/bns/community-service'],
])('%s leads to the list %s', (query, address) => {
  expect(ask(query)).toBe(address);
});

it.each([
  ['', '/offences/find'],
  ['act=&bail=', '/offences/find'],
  ['bail=no', '/offences/find?bail=no'],
  ['act=bns&bail=no&words=theft', '/offences/find?act=bns&bail=no&words=theft'],
  ['act=ipc&longest=community-service', '/offences/find?act=ipc&longest=community-service'],
  ['act=constructor&bail=no', '/offences/find?act=constructor&bail=no'],
  ['act=bns&bail=no&bail=no', '/offences/find?act=bns&bail=no&bail=no'],
  ['act=bns&constructor=1', '/offences/find?act=bns&constructor=1'],
  ['words=%0D%0ASet-Cookie: a', '/offences/find?words=%0D%0ASet-Cookie%3A+a'],
])('%s leads back to the finder', (query, address) => {
  expect(ask(query)).toBe(address);
});

it.each([
  ['act=bns&bail=no', '/hi/offences/bns/non-bailable'],
  ['bail=no', '/hi/offences/find?bail=no'],
  ['', '/hi/offences/find'],
])('%s leads to %s from the form in Hindi', (query, address) => {
  expect(finderAnswer('/hi/offences/answer', new URLSearchParams(query))).toBe(address);
});

it('does not repeat an endless query', () => {
  expect(ask(`words=${'a'.repeat(5000)}`)).toBe('/offences/find');
});

it('answers at the address of the form and nowhere else', () => {
  expect(finderAnswer('/offences/answers', new URLSearchParams('act=bns'))).toBeUndefined();
});
