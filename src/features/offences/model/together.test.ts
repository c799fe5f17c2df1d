import { describe, expect, it } from 'vitest';
import type { Act } from '@/lib/law/acts.ts';
import { offences } from './offences.ts';
import { type Charged, linesOf, together } from './together.ts';
import { togetherHi } from './together-hi.ts';

/** Charges by name, with their rows of the tables: `IPC 420`, `BNS 318(4)`. */
function charged(...names: string[]): Charged[] {
  return names.map((name) => {
    const [act = '', reference = ''] = name.toLowerCase().split(' ');
    const number = reference.replace(/\(.*/, '').toUpperCase();
    const own = offences[act as Act].filter(({ section }) => section === number);
    return { name, lines: linesOf(reference.replace(/^\d+[a-z]*/, number), own) };
  });
}

const said = (...names: string[]): Record<string, string> =>
  Object.fromEntries(together(charged(...names)).map(({ subject, text }) => [subject, text]));

describe('several sections together', () => {
  it('are not bailable where one of them is not', () => {
    expect(said('IPC 323', 'IPC 307').Bail).toBe(
      'Not a right, because IPC 307 is non-bailable: a court decides. Under IPC 323 alone it would be a right.',
    );
  });

  it('are bailable where each is', () => {
    expect(said('IPC 323', 'IPC 504').Bail).toBe('A right: every one of these offences is bailable.');
  });

  it('name the section whose bail hangs on another offence', () => {
    expect(said('IPC 323', 'IPC 109').Bail).toBe(
      'A right under IPC 323. Bail under IPC 109 depends on the main offence.',
    );
  });

  it('do not make one word of a section that has both', () => {
    expect(said('BNS 318').Bail).toBe('Bail under BNS 318 depends on which case of the section is charged.');
    expect(said('BNS 318(4)').Bail).toMatch(/^Not a right/);
  });

  it('say who tries them, and the heaviest punishment', () => {
    const { 'Highest court': court, 'Heaviest punishment': punishment } = said(
      'IPC 420',
      'IPC 467',
      'IPC 302',
    );
    expect(court).toBe('Court of Session, for IPC 302.');
    expect(punishment).toBe('Death or life imprisonment, and fine (IPC 302).');
    expect(said('IPC 420', 'IPC 406')['Heaviest punishment']).toBe(
      'Imprisonment up to 7 years, and fine (IPC 420).',
    );
  });

  it('say what can be settled, section by section', () => {
    expect(said('IPC 420', 'IPC 323', 'IPC 467').Settlement).toBe(
      'IPC 467 cannot be settled. IPC 323 can be settled by the person harmed. IPC 420 can be settled with the court’s permission.',
    );
  });

  it('say when the police need a warrant', () => {
    expect(said('IPC 323', 'IPC 504').Arrest).toBe(
      'The police need a warrant: none of these offences is cognizable.',
    );
    expect(said('IPC 323', 'IPC 324').Arrest).toBe(
      'The police need no warrant, because IPC 324 is cognizable.',
    );
  });

  it('leave out what is a rule, and say so', () => {
    expect(said('IPC 302', 'IPC 34')['Beside them']).toBe('IPC 34 has no punishment of its own.');
    expect(together(charged('IPC 34', 'BNS 3'))).toEqual([]);
  });

  it('say the same in Hindi', () => {
    const [bail, arrest, settlement] = together(charged('IPC 323', 'IPC 307', 'IPC 109'), togetherHi);
    expect(bail).toEqual({
      subject: 'ज़मानत',
      text: 'अधिकार नहीं, क्योंकि IPC 307 ग़ैर-ज़मानती है: अदालत तय करेगी। सिर्फ़ IPC 323 होता, तो ज़मानत अधिकार होती। IPC 109 में ज़मानत मिलेगी या नहीं, यह मुख्य अपराध से तय होता है।',
      tone: 'caution',
    });
    expect(arrest?.text).toMatch(/^पुलिस को वारंट की ज़रूरत नहीं, क्योंकि IPC 307 संज्ञेय है।/);
    expect(settlement?.text).toMatch(/IPC 307 में समझौता नहीं हो सकता।.*IPC 323 में पीड़ित व्यक्ति/);
  });
});

it.each([
  ['318(4)', '318', ['318(4)']],
  ['376(2)(n)', '376', ['376']],
])('the offences of %s', (reference, section, refs) => {
  const act = section === '318' ? 'bns' : 'ipc';
  const own = offences[act].filter((offence) => offence.section === section);
  expect([...new Set(linesOf(reference, own).map(({ ref }) => ref))]).toEqual(refs);
});
