import { expect, it } from 'vitest';
import { ODD_INPUT } from '../../../tests/support/odd-input.ts';
import { readQuery } from './query.ts';

it.each([
  ['304-b', ['304b', '304']],
  ['498(a)', ['498a', '498']],
  ['IPC-420', ['420']],
  ['ipc420', ['420']],
  ['u/s 323', ['323']],
  ['section three hundred and two', ['302']],
  ['four ninety eight a', ['498a', '498']],
  ['three zero seven', ['307']],
  ['धारा १०३ बीएनएस', ['103']],
  ['34 ipc', ['34']],
  ['354 in bns', ['354']],
  ['section 302 to bns', ['302']],
  ['420 ka matlab', ['420']],
  ['376 DA ipc', ['376da', '376']],
  ['376 me kya hai', ['376']],
  ['section three hundred and two in bns', ['302']],
  ['what is four ninety eight a in hindi', ['498a', '498']],
  ['under section 506 ip', ['506']],
  ['dhara teen sau do', ['302']],
  ['dafa teen sau chhihattar', ['376']],
  ['dhara teen sau chhiyattar', ['376']],
  ['धारा तीन सौ छिहत्तर', ['376']],
  ['धारा चार सौ अट्ठानवे ए', ['498a', '498']],
  ['char sau bees ipc', ['420']],
  ['ipc ek sau bees b', ['120b', '120']],
  ['धारा तीन सौ साठ', ['360']],
  ['धारा तीन सौ सात', ['307']],
  ['paanch sau ek ipc', ['501']],
  ['bees', []],
  ['sau', []],
  ['at eighteen', []],
  ['do this one', []],
  ['char sau bees ke saath', []],
  ['teen log', []],
  ['do sau rupaye', []],
  ['child under seven', []],
  ['fine of 500 rupees', []],
  ['bnss 35', []],
  ['15 saal ki ladki', []],
  ['५० लाख की ठगी', []],
  ['420 me 7 saal', ['420']],
])('reads the number of "%s"', (text, numbers) => {
  expect(readQuery(text).numbers).toEqual(numbers);
});

it.each([
  ['420', undefined, undefined],
  ['bns 103', 'bns', undefined],
  ['ipc 302 in bns', 'ipc', 'bns'],
  ['420 ipc in bns', 'ipc', 'bns'],
  ['354 in bns', undefined, 'bns'],
  ['section 302 to bns', undefined, 'bns'],
  ['302 bns mein', undefined, 'bns'],
  ['bns में 376', undefined, 'bns'],
  ['103 to the ipc', undefined, 'ipc'],
  ['302 in ipc', 'ipc', undefined],
  ['ipc 420 in hindi', 'ipc', undefined],
  ['section 69 of bns', 'bns', undefined],
  ['bns 318 old ipc section', 'bns', 'ipc'],
  ['ipc 323 ki nayi dhara', 'ipc', 'bns'],
  ['307 new section', 'ipc', 'bns'],
  ['आईपीसी 323 को अब क्या कहते हैं', 'ipc', 'bns'],
  ['ipc 376 ab', 'ipc', undefined],
  ['बीएनएस 303 पहले क्या थी', 'bns', 'ipc'],
])('reads the Acts of "%s"', (text, act, wanted) => {
  const query = readQuery(text);
  expect([query.act, query.wanted]).toEqual([act, wanted]);
});

it('keeps the sub-section and the words beside a number', () => {
  expect(readQuery('bns 318(4)').reference).toBe('318(4)');
  expect(readQuery('354d stalking').words).toEqual(['stalking']);
});

it.each([
  'ipc 420 in hindi',
  '420 ipc in bns',
  'section 302 to bns',
  '302 ka matlab kya hai',
  '420 in the new law',
  '509 ip',
])('has no words beside the number of "%s"', (text) => {
  expect(readQuery(text).words).toEqual([]);
});

it('reads whatever is typed: numbers of at most three figures, and words', () => {
  for (const text of ODD_INPUT) {
    const { numbers, words } = readQuery(text);
    expect(
      numbers.filter((number) => !/^\d{1,3}(?:[a-z]{1,2})?$/.test(number)),
      text.slice(0, 40),
    ).toEqual([]);
    expect(
      words.filter((word) => !/^[\p{L}\p{M}\p{N}]+$/u.test(word)),
      text.slice(0, 40),
    ).toEqual([]);
  }
});
