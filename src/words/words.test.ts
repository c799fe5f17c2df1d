import { describe, expect, it } from 'vitest';
import { sectionFacts } from '@/collections/facts.ts';
import { punishmentInHindi } from '@/collections/hindi-facts.ts';
import { answerLines } from '@/features/law/model/answer-plate.ts';
import { counterpartOf } from '@/features/law/model/links.ts';
import { verdictOf } from '@/features/law/model/verdict.ts';
import { FIELDS } from '@/features/offences/model/fields.ts';
import { LIST_GROUPS, LISTS } from '@/features/offences/model/lists.ts';
import { ACTS } from '@/lib/law/acts.ts';
import { en } from './en.ts';
import { HINDI_FIELDS } from './finder-hi.ts';
import { hi } from './hi.ts';
import { HINDI_LISTS } from './offence-lists-hi.ts';
import { shortHindiPunishment } from './short-punishment-hi.ts';

const sections = ACTS.flatMap((act) => [...sectionFacts[act].values()]);
const rows = sections.flatMap(({ classification }) => classification);

/** What stays in Latin letters in Hindi, section numbers with their letter among it. */
const LATIN = /^(?:IPC|BNS|BNSS|CrPC|FIR|CSV|JSON|JavaScript|GST|\d+[A-Z]{0,2})$/;
const foreign = (text: string): string[] =>
  (text.replace(/\{\w+\}/g, '').match(/[A-Za-z\d]+/g) ?? []).filter(
    (word) => /[A-Za-z]/.test(word) && !LATIN.test(word),
  );

/** Every text of a language, by its key. */
function textsIn(words: object, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]];
    return value && typeof value === 'object' ? textsIn(value, `${path}${key}.`) : [];
  });
}

/** What is no word: names of languages, addresses, what a machine reads, what is typed, and short names that stay. */
const CODES =
  /^(?:language|locale|class|ogLocale|twin\..+|.+\.path|guide\.searchPage\.examples\..+\.query|whichLaw\.procedures\.\w+\.name|whichLaw\.days\.fir)$/;

describe('the words in Hindi', () => {
  it('are in Hindi, all of them', () => {
    const odd = textsIn(hi).filter(
      ([key, text]) =>
        !CODES.test(key) &&
        // Nothing before or after a link, where the order of the words is another.
        text !== '' &&
        (!/[\u0900-\u097f।]/.test(text) || foreign(text).some((word) => !['EN', 'VidhiSetu'].includes(word))),
    );
    expect(odd).toEqual([]);
  });

  it('are nowhere those of the English file', () => {
    const english = new Map(textsIn(en));
    expect(textsIn(hi).filter(([key, text]) => !CODES.test(key) && english.get(key) === text)).toEqual([]);
  });

  it('name chapters in figures', () => {
    expect(['I', 'IV', 'VA', 'IX', 'IXA', 'XVII', 'XIX', 'XXA', 'XXIII'].map(hi.facts.chapterNumber)).toEqual(
      ['1', '4', '5A', '9', '9A', '17', '19', '20A', '23'],
    );
  });

  it('say a date with the month in full and figures as everywhere', () => {
    expect(hi.date('2026-11-22')).toBe('22\u00a0नवंबर\u00a02026');
  });

  it.each([
    ['Temporary removal of a file', 'en'],
    ['धारा 379', undefined],
    ['318(4)', undefined],
    [undefined, undefined],
  ] as const)('know the language of %s', (text, language) => {
    expect(hi.languageOf(text)).toBe(language);
    expect(en.languageOf(text)).toBeUndefined();
  });
});

describe('the plate in Hindi', () => {
  it('has no English in any answer of any section', () => {
    const said = sections.flatMap(({ classification }) =>
      answerLines(classification, hi).flatMap(
        ({ punishment, bail, arrest, settlement, court, conditions }) => [
          ...[punishment, bail, arrest, settlement].flatMap(({ answer, term }) => [answer, term?.text ?? '']),
          court,
          ...conditions.flatMap(({ subject, text }) => [subject, text]),
        ],
      ),
    );
    expect(said.length).toBeGreaterThan(5000);
    expect(said.filter((text) => foreign(text).length > 0)).toEqual([]);
  });

  it('keeps every word of a punishment but the kind, which stands in the tag', () => {
    for (const { punishment, ref } of rows) {
      const whole = punishmentInHindi(punishment);
      const { answer, kind } = shortHindiPunishment(whole);
      if (kind === undefined) expect(answer, ref).toBe(whole);
      else
        expect(answer.replace(', और ', ' और '), ref).toBe(
          whole.replace(` का ${kind}`, '').replace(', और ', ' और '),
        );
    }
  });

  it.each([
    ['Imprisonment up to 7 years, and fine', '7 वर्ष तक, और जुर्माना', 'कारावास'],
    ['Simple imprisonment up to 1 month, or fine, or both', '1 महीने तक, या जुर्माना, या दोनों', 'सादा कारावास'],
    [
      'Imprisonment of at least 7 years, up to life',
      'कम से कम 7 वर्ष का कारावास, जो आजीवन कारावास तक हो सकता है',
      undefined,
    ],
    [
      'Life imprisonment, or imprisonment up to 10 years, and fine',
      'आजीवन कारावास, या 10 वर्ष तक का कारावास, और जुर्माना',
      undefined,
    ],
  ])('shortens "%s" safely', (punishment, answer, kind) => {
    const short = hi.facts.shortPunishment(punishment);
    expect([short.answer, short.kind]).toEqual([answer, kind]);
  });
});

it('the verdicts in Hindi have no English, and the figures of the English ones', () => {
  const figures = (text: string) => (text.match(/\d+(?:,\d+)*/g) ?? []).join(' ');
  for (const { act, correspondence } of sections) {
    for (const line of correspondence) {
      const counterpart = counterpartOf(act, line);
      const [english, hindi] = [en, hi].map((words) => verdictOf(act, counterpart, words).text);
      expect(foreign(hindi ?? 'none'), line.own).toEqual([]);
      expect(figures(hindi ?? ''), line.own).toBe(figures(english ?? ''));
    }
  }
});

describe('the lists and the finder of offences in Hindi', () => {
  it('have every list, with what decides it where the English one says so', () => {
    expect(Object.keys(HINDI_LISTS).sort()).toEqual(LISTS.map(({ slug }) => slug).sort());
    for (const list of LISTS) {
      for (const act of ACTS) {
        const [english, hindi] = [en.offences.list(list, act), hi.offences.list(list, act)];
        expect(foreign(Object.values(hindi).join(' ')), list.slug).toEqual([]);
        expect(hindi.decides === undefined, list.slug).toBe(english.decides === undefined);
      }
    }
  });

  it('have every question of a list', () => {
    for (const { heading } of LIST_GROUPS) expect(hi.offences.group(heading)).toMatch(/[\u0900-\u097f]/);
  });

  it('have every question and every answer of the form, and no other', () => {
    for (const { name, choices } of FIELDS) {
      const { label, choices: own } = HINDI_FIELDS[name];
      expect(label).toMatch(/[\u0900-\u097f]/);
      expect(Object.keys(own).sort(), name).toEqual(choices.map(({ value }) => value).sort());
    }
  });
});
