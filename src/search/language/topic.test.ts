import { expect, it } from 'vitest';
import { topicKey } from './topic.ts';

const AROUND = new Set(['list', 'offence', 'section', 'which', 'are', 'bns']);

it.each([
  ['list of non-bailable offences', 'bailable non'],
  ['Non Bailable sections BNS', 'bailable non'],
  ['which sections are compoundable?', 'compoundable'],
  ['offences punishable up to ७ years', '7 punishable up year'],
  ['all of the offences', 'all'],
  ['list of offences', ''],
  ['', ''],
])('"%s" asks for "%s"', (text, key) => {
  expect(topicKey(text, AROUND)).toBe(key);
});
