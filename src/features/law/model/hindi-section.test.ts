import { describe, expect, it } from 'vitest';
import { linkInHindi, sectionInHindi } from './hindi-section.ts';
import { chapterLink, sectionLink } from './links.ts';
import type { Section } from './section.ts';

it('a link to a section has the heading in Hindi, and the address by which every page names it', () => {
  expect(linkInHindi(sectionLink('ipc', '379'))).toMatchObject({
    title: 'चोरी के लिए दंड',
    href: '/ipc-section/379',
  });
});

describe('a section in Hindi', () => {
  const english = {
    ...sectionLink('ipc', '379'),
    language: 'en',
    chapter: chapterLink('ipc', 'XVII'),
    groupHeading: null,
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
    keywords: ['theft'],
    next: sectionLink('ipc', '380'),
    sources: [{ name: 'India Code' }],
  } as unknown as Section;
  const data = {
    description: 'चोरी।',
    elements: ['चीज़ हटाई'],
    examples: ['ले गया'],
    keywords: ['बाइक चोरी'],
    confusedWith: ['घर में'],
    amendments: [],
    offences: ['चोरी'],
    reviewed: '2026-11-22',
  };
  const entry = { data, body: 'पाठ' } as unknown as Parameters<typeof sectionInHindi>[1];
  const hindi = sectionInHindi(english, entry);

  it('has the words of its file beside what the English one refers to', () => {
    expect(hindi).toMatchObject({
      language: 'hi',
      href: '/hi/ipc-section/379',
      description: 'चोरी।',
      elements: ['चीज़ हटाई'],
      examples: [{ shows: 'offence', text: 'ले गया' }],
      confusedWith: [{ section: { number: '380', href: '/ipc-section/380' }, difference: 'घर में' }],
      counterparts: [{ others: [{ reference: '303(2)', title: 'चोरी', href: '/bns-section/303' }] }],
      keywords: ['theft', 'बाइक चोरी'],
      reviewed: '2026-11-22',
      sources: [{ name: 'India Code' }],
    });
    expect(hindi.previous).toBeUndefined();
  });

  it('has what the tables say where no file is written, and no word of the English one', () => {
    const facts = sectionInHindi(english, undefined);
    expect(facts).toMatchObject({
      language: 'hi',
      href: '/ipc-section/379',
      title: 'चोरी के लिए दंड',
      description: '',
    });
    expect(facts.whatChanged).toBeUndefined();
  });

  it('keeps the English of what its file does not have', () => {
    expect(hindi.rows.map(({ offence }) => offence)).toEqual(['चोरी', 'Again']);
  });
});
