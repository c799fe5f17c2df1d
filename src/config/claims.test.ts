import { describe, expect, it } from 'vitest';
import { isShown, shown, unconfirmedIn } from './claims.ts';

const page = {
  title: 'About',
  phone: { number: '000', unconfirmed: 'phone number' },
  blocks: [
    { heading: 'Figures', items: [{ value: '50K+', unconfirmed: 'figures' }, { value: '24' }] },
    { heading: 'Prizes', unconfirmed: 'prizes', items: [{ value: '1', unconfirmed: 'figures' }] },
  ],
};

describe('what is shown', () => {
  it('in a preview is everything', () => expect(shown(page, 'preview')).toBe(page));

  it('in a live build is what is confirmed, however deep it stands', () =>
    expect(shown(page, 'live')).toEqual({
      title: 'About',
      blocks: [{ heading: 'Figures', items: [{ value: '24' }] }],
    }));

  it('in a live build leaves other values as they are', () =>
    expect(shown({ a: null, b: 0, c: '', d: [false, 'x'] }, 'live')).toEqual({
      a: null,
      b: 0,
      c: '',
      d: [false, 'x'],
    }));

  it.each([
    [{ unconfirmed: 'a prize' }, 'live', false],
    [{ unconfirmed: 'a prize' }, 'preview', true],
    [{ unconfirmed: undefined }, 'live', true],
    ['text', 'live', true],
  ] as const)('%j in %s: %s', (part, at, expected) => expect(isShown(part, at)).toBe(expected));
});

describe('what is not confirmed', () => {
  it('is named once each, in the order of the data', () =>
    expect(unconfirmedIn([page, undefined, page], 'preview')).toEqual(['phone number', 'figures', 'prizes']));

  it('is nothing in a live build', () => expect(unconfirmedIn(page, 'live')).toEqual([]));
});
