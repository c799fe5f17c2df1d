import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sectionFacts } from '@/collections/facts.ts';
import { ACTS } from '@/lib/law/acts.ts';
import { hi } from '@/words/hi.ts';
import { breakLines, lacksLetters, SERIF, widthOf } from './set-text.ts';
import { drawShareImage } from './share-image.ts';

const LONG = 'Whoever voluntarily causes hurt by dangerous weapons or means shall be punished as follows';

const BANKS = { till: 'till 30 June 2024', from: 'from 1 July 2024', none: 'none' };

const picture = (title: string, facts: { name: string; value: string }[] = []) =>
  drawShareImage({
    siteName: 'VidhiSetu',
    caption: 'Indian Penal Code, 1860',
    title,
    bridge: { ipc: '324', bns: '118(1)', verdict: 'Fine raised: ₹500 → ₹20,000', ...BANKS },
    facts,
  });

describe('drawShareImage', () => {
  it('is a PNG of the size link previews ask for, and light', async () => {
    const drawn = picture(LONG, [
      { name: 'Punishment', value: 'Up to 3 years, or fine of ₹20,000, or both' },
    ]);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(drawn.length).toBeLessThan(30_000);
  });

  it('shows what differs', () => {
    expect(picture('Theft').equals(picture('Robbery'))).toBe(false);
  });

  it('is the same every time', () => {
    expect(picture('Theft').equals(picture('Theft'))).toBe(true);
  });
});

describe('Hindi', () => {
  it('has a letter for everything that pictures say', () => {
    const sections = ACTS.flatMap((act) => [...sectionFacts[act].values()]);
    const said = sections.flatMap(({ act, number, title, classification }) => [
      hi.facts.heading(act, number, title),
      ...classification.map(({ punishment }) => hi.facts.punishment(punishment)),
    ]);
    const arrow = ['सज़ा बढ़ी: 1 › 3 वर्ष', hi.bridge.till, hi.bridge.from, hi.bridge.none];
    expect([...said, ...arrow].filter((text) => lacksLetters(text))).toEqual([]);
    expect(lacksLetters('→')).toBe(true);
  });

  it('joins letters: a conjunct is narrower than its letters, and a matra stands before its own', () => {
    const width = (text: string) => widthOf(text, { face: SERIF, size: 64, colour: 0 });
    expect(width('क्ष')).toBeLessThan(width('क') + width('ष'));
    expect(width('त्र')).toBeLessThan(width('त') + width('र'));
    expect(picture('कि').equals(picture('की'))).toBe(false);
  });
});

describe('breakLines', () => {
  const breakAt = (width: number, most: number) => breakLines(LONG, 40, width, most);

  it('loses no word where there is room', () => {
    const lines = breakAt(600, 99);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(LONG);
  });

  it('ends in an ellipsis where there is none', () => {
    const lines = breakAt(600, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });

  it('keeps one long word whole', () => {
    expect(breakLines('Donaudampfschifffahrt', 40, 10, 1)).toEqual(['Donaudampfschifffahrt']);
  });
});
