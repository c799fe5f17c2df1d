// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSite } from './start-site.ts';

const info = vi.spyOn(console, 'info').mockReturnValue();
const error = vi.spyOn(console, 'error').mockReturnValue();
const realAddEventListener = window.addEventListener;

let loaded: AbortController;
let header: Element;

/** Starts as a fresh page would; the listeners go when the test ends. */
function openPage({ scrolledTo = 0, serviceWorker }: { scrolledTo?: number; serviceWorker?: unknown } = {}) {
  Object.defineProperty(window, 'scrollY', { value: scrolledTo, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  startSite();
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  loaded = new AbortController();
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options?: object) => {
    realAddEventListener.call(window, type, listener, { ...options, signal: loaded.signal });
  });
  document.body.innerHTML = '<header data-site-header></header>';
  header = document.querySelector('header') as Element;
  info.mockClear();
  error.mockClear();
});

afterEach(() => {
  loaded.abort();
  Reflect.deleteProperty(document, 'prerendering');
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
});

describe('the bar', () => {
  it.each([
    [0, false],
    [20, false],
    [21, true],
  ])('opened at %i px: scrolled is %s', (scrolledTo, scrolled) => {
    openPage({ scrolledTo });
    expect(header.hasAttribute('data-scrolled')).toBe(scrolled);
  });

  it('follows the scroll, both ways', () => {
    openPage();
    scrollTo(300);
    expect(header.hasAttribute('data-scrolled')).toBe(true);
    scrollTo(0);
    expect(header.hasAttribute('data-scrolled')).toBe(false);
  });

  it('is put right when the page returns from the back-forward cache', () => {
    openPage();
    Object.defineProperty(window, 'scrollY', { value: 400, configurable: true });
    window.dispatchEvent(new Event('pageshow'));
    expect(header.hasAttribute('data-scrolled')).toBe(true);
  });

  it('may be missing', () => {
    document.body.innerHTML = '';
    expect(() => openPage({ scrolledTo: 50 })).not.toThrow();
  });
});

describe('the log', () => {
  it('has a mount at pageshow and an unmount at pagehide', () => {
    openPage();
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new Event('pagehide'));
    expect(info.mock.calls.map(([record]) => record.data)).toEqual([
      { event: 'mount', path: location.pathname },
      { event: 'unmount', path: location.pathname },
    ]);
  });

  it('has a page that was made ahead when it is shown, and not before', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    openPage();
    window.dispatchEvent(new Event('pageshow'));
    expect(info).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(info.mock.calls.map(([record]) => record.data)).toEqual([
      { event: 'mount', path: location.pathname },
    ]);
  });

  it('has uncaught errors, which are left to the browser otherwise', () => {
    openPage();
    const event = new ErrorEvent('error', { error: new RangeError('too far'), cancelable: true });
    window.dispatchEvent(event);
    expect(error.mock.lastCall?.[0]).toMatchObject({
      message: 'Uncaught error',
      data: { error: { name: 'RangeError', message: 'too far' } },
    });
    expect(event.defaultPrevented).toBe(false);
  });

  it('has unhandled rejections', () => {
    openPage();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: { token: 'x', code: 1 } }));
    expect(error.mock.lastCall?.[0].data).toEqual({ reason: { token: '[REDACTED]', code: 1 } });
  });
});

describe('the rules for what is made ahead', () => {
  it.each([
    ['stay', undefined],
    ['stay', { saveData: false }],
    ['go for a reader who saves data', { saveData: true }],
  ])('%s: %o', (what, connection) => {
    document.body.innerHTML = '<script type="speculationrules">{}</script>';
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    openPage();
    expect(document.scripts.length).toBe(what === 'stay' ? 1 : 0);
  });
});

describe('a service worker', () => {
  it('is unregistered when ready', async () => {
    const unregister = vi.fn();
    openPage({ serviceWorker: { ready: Promise.resolve({ unregister }) } });
    await vi.waitFor(() => expect(unregister).toHaveBeenCalledOnce());
  });

  it.each([
    ['unsupported', () => undefined],
    ['refused', () => ({ ready: Promise.reject(new DOMException('no', 'SecurityError')) })],
    [
      'in a frame that may not look',
      () =>
        new Proxy(
          {},
          {
            get: () => {
              throw new DOMException('no', 'SecurityError');
            },
          },
        ),
    ],
  ])('%s does no harm', async (_, serviceWorker) => {
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    openPage({ serviceWorker: serviceWorker() });
    await new Promise((done) => setTimeout(done));
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });
});
