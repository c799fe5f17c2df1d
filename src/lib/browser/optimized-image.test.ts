// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('does not follow a link around it', () => {
    const picture = failed({ around: 'a' });
    const clicks: boolean[] = [];
    picture.parent.addEventListener('click', (event) => clicks.push(event.defaultPrevented));
    picture.retry().click();
    expect(clicks).toEqual([true]);
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
