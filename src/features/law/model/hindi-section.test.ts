import { describe, expect, it } from 'vitest';
import { linkInHindi, linksToWritten, sectionInHindi } from './hindi-section.ts';
import { sectionLink } from './links.ts';
import type { Section } from './section.ts';

const written = { ipc: new Set(['379']), bns: new Set<string>() };

describe('a link to a section', () => {
  it('leads to the Hindi page where that is written', () => {
    expect(linkInHindi(sectionLink('ipc', '379'), written)).toMatchObject({
      title: 'चोरी के लिए दंड',
      href: '/hi/ipc-section/379',
    });
  });

  it('leads to the English page where it is not, under the heading in Hindi', () => {
    expect(linkInHindi(sectionLink('bns', '303'), written)).toMatchObject({
      title: 'चोरी',
      href: '/bns-section/303',
    });
  });

  it('in a text is left or led to the English page, and says so', () => {
    const html =
      '<a href="/hi/ipc-section/379">धारा 379</a> <a href="/hi/bns-section/303">BNS 303</a> <a href="/ipc">IPC</a>';
    expect(linksToWritten(html, written)).toBe(
      '<a href="/hi/ipc-section/379">धारा 379</a> <a href="/bns-section/303" hreflang="en">BNS 303</a> <a href="/ipc">IPC</a>',
    );
  });
});

describe('a section in Hindi', () => {
  const english = {
    ...sectionLink('ipc', '379'),
    language: 'en',
    description: 'Theft.',
    rows: [{ offence: 'Theft' }, { offence: 'Again' }],
    elements: ['Moves a thing'],
    examples: [{ shows: 'offence', text: 'A takes' }],
    confusedWith: [{ section: sectionLink('ipc', '380'), difference: 'In a house' }],
    counterparts: [
      { own: '379', others: [{ reference: '303(2)', title: 'Theft', href: '/bns-section/303' }] },
    ],
    related: [sectionLink('ipc', '378')],
    amendments: [],
    next: sectionLink('ipc', '380'),
    sources: [{ name: 'India Code' }],
  } as unknown as Section;
  const data = {
    description: 'चोरी।',
    elements: ['चीज़ हटाई'],
    examples: ['ले गया'],
    confusedWith: ['घर में'],
    amendments: [],
    offences: ['चोरी'],
    reviewed: '2026-11-22',
  };
  const entry = { data, body: 'पाठ' } as unknown as Parameters<typeof sectionInHindi>[1];
  const hindi = sectionInHindi(english, entry, written);

  it('has the words of its file beside what the English one refers to', () => {
    expect(hindi).toMatchObject({
      language: 'hi',
      href: '/hi/ipc-section/379',
      twin: '/ipc-section/379',
      description: 'चोरी।',
      elements: ['चीज़ हटाई'],
      examples: [{ shows: 'offence', text: 'ले गया' }],
      confusedWith: [{ section: { number: '380', href: '/ipc-section/380' }, difference: 'घर में' }],
      counterparts: [{ others: [{ reference: '303(2)', title: 'चोरी', href: '/bns-section/303' }] }],
      reviewed: '2026-11-22',
      sources: [{ name: 'India Code' }],
    });
    expect(hindi.previous).toBeUndefined();
  });

  it('keeps the English of what its file does not have', () => {
    expect(hindi.rows.map(({ offence }) => offence)).toEqual(['चोरी', 'Again']);
  });
});
