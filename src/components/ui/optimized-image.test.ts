// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageCandidates } from '@/lib/image-paths.ts';
import './optimized-image.ts';

const WEBP = '/images/optimized/cities/delhi-sm.webp';
const PNG = '/images/optimized/cities/delhi-sm.png';
const SOURCE = '/cities/delhi.png';

/** How far the browser has come with the picture before the script runs. */
type Arrival = { complete: boolean; naturalWidth: number };
const PENDING: Arrival = { complete: false, naturalWidth: 0 };

function show({ src = SOURCE, first = WEBP, arrival = PENDING, around = 'div' } = {}) {
  const host = document.createElement('optimized-image');
  host.dataset.src = src;
  const image = document.createElement('img');
  image.setAttribute('src', first);
  image.setAttribute('width', '320');
  image.setAttribute('alt', 'India Gate');
  for (const [name, value] of Object.entries(arrival)) Object.defineProperty(image, name, { value });
  host.append(image);
  const parent = document.createElement(around);
  parent.append(host);
  document.body.replaceChildren(parent);
  return {
    host,
    image,
    parent,
    load: () => image.dispatchEvent(new Event('load')),
    error: () => image.dispatchEvent(new Event('error')),
    retry: () => host.querySelector('button') as HTMLButtonElement,
    src: () => image.getAttribute('src'),
    state: () => host.dataset.state,
    status: () => host.querySelector('[role=status]')?.textContent,
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('states', () => {
  it('is loading, and loaded 50 ms after the picture', () => {
    const picture = show();
    expect(picture.state()).toBe('loading');
    picture.load();
    vi.advanceTimersByTime(49);
    expect(picture.state()).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(picture.state()).toBe('loaded');
    expect(picture.host.querySelector('button')).toBeNull();
  });

  it('falls back to the same size, then the source, then fails', () => {
    const picture = show();
    picture.error();
    expect([picture.src(), picture.state()]).toEqual([PNG, 'loading']);
    picture.error();
    expect([picture.src(), picture.state()]).toEqual([SOURCE, 'loading']);
    picture.error();
    expect([picture.src(), picture.state()]).toEqual([SOURCE, 'failed']);
  });

  it.each([
    [SOURCE, 320],
    ['/team/a-b.c.jpg', 640],
    ['/cities/delhi.svg', 320],
    ['/cities/delhi.png', 4000],
  ])('%s at %i px tries what the build made, in that order', (src, width) => {
    const [first, ...others] = imageCandidates(src, width);
    const picture = show({ src, first });
    const tried = [picture.src()];
    for (const _ of others) {
      picture.error();
      tried.push(picture.src());
    }
    picture.error();
    expect([tried, picture.state()]).toEqual([[first, ...others], 'failed']);
  });

  it('is loaded by a fallback too', () => {
    const picture = show();
    picture.error();
    picture.load();
    vi.runAllTimers();
    expect([picture.src(), picture.state()]).toEqual([PNG, 'loaded']);
  });

  it.each(['/cities/delhi.svg', '/images/hero.png'])('%s has nothing to fall back to', (src) => {
    const picture = show({ src, first: src });
    picture.error();
    expect(picture.state()).toBe('failed');
  });
});

describe('a picture that was quicker than the script', () => {
  it('is loaded at once, without a blur', () => {
    const picture = show({ arrival: { complete: true, naturalWidth: 640 } });
    expect(picture.state()).toBe('loaded');
  });

  it('is taken on from its failure', () => {
    const picture = show({ arrival: { complete: true, naturalWidth: 0 } });
    expect([picture.src(), picture.state()]).toEqual([PNG, 'loading']);
  });
});

describe('the failed state', () => {
  function failed(options?: Parameters<typeof show>[0]) {
    const picture = show(options);
    for (let errors = 0; errors < 3; errors++) picture.error();
    return picture;
  }

  it('puts its words in a live region that was there before them', () => {
    const picture = failed();
    expect(picture.status()).toBe('');
    vi.runAllTimers();
    expect(picture.status()).toBe('Failed to load image');
    expect(picture.retry().textContent).toBe('Retry');
    expect(picture.image.alt).toBe('India Gate');
  });

  it('retries from the first address, keeps the focus here, and can fail and be retried again', () => {
    const picture = failed();
    for (let round = 0; round < 2; round++) {
      picture.retry().focus();
      picture.retry().click();
      expect([picture.src(), picture.state()]).toEqual([WEBP, 'loading']);
      expect(document.activeElement).toBe(picture.host);
      for (let errors = 0; errors < 3; errors++) picture.error();
      expect(picture.state()).toBe('failed');
    }
    expect(picture.host.querySelectorAll('button, [role=status]')).toHaveLength(2);
  });

  it('may recover on a retry', () => {
    const picture = failed();
    picture.retry().click();
    picture.load();
    vi.runAllTimers();
    expect(picture.state()).toBe('loaded');
  });

  describe('inside a card that is one large link', () => {
    /** A failed picture, and whether each click on the card was kept from following it. */
    function failedCard() {
      const picture = failed({ around: 'a' });
      const kept: boolean[] = [];
      picture.parent.addEventListener('click', (event) => kept.push(event.defaultPrevented));
      /** A click so long after the page was opened. */
      const click = (target: HTMLElement, timeStamp: number) => {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        target.dispatchEvent(event);
      };
      return { ...picture, kept, click };
    }

    it('is not followed by Retry, nor by the second tap of a double one', () => {
      const card = failedCard();
      card.click(card.retry(), 10);
      card.click(card.image, 310);
      expect(card.kept).toEqual([true, true]);
    });

    it('is followed by a tap on the picture otherwise', () => {
      const card = failedCard();
      card.click(card.image, 10);
      card.click(card.retry(), 1000);
      card.click(card.image, 1600);
      expect(card.kept).toEqual([false, true, false]);
    });
  });
});

it('listens once after being moved on the page', () => {
  const picture = show();
  document.body.append(picture.host);
  picture.error();
  expect(picture.src()).toBe(PNG);
});

it('does nothing around no picture', () => {
  document.body.innerHTML = '<optimized-image></optimized-image>';
  expect(document.querySelector('optimized-image')?.getAttribute('data-state')).toBeNull();
});
