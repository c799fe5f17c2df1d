// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

/** The module anew: it remembers the provider's script for the life of a page. */
let draw: typeof import('./captcha-widget.ts')['drawCaptcha'];
const box = document.createElement('div');
const script = () => document.head.querySelector('script');
const heard = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  document.head.replaceChildren();
  box.replaceChildren();
  heard.mockClear();
  Reflect.deleteProperty(window, 'grecaptcha');
  // A script of another site is not loaded here; the tests say when it is there.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    document.head.appendChild(
      Object.assign(document.createElement('script'), { onerror: (node as HTMLScriptElement).onerror }),
    );
  });
  ({ drawCaptcha: draw } = await import('./captcha-widget.ts'));
});

const drawn = () => draw(box, 'recaptcha', 'key', heard);

/** The provider's script has run; it draws or throws. */
function arrive(render: (place: HTMLElement, options: Record<string, (answer?: string) => void>) => unknown) {
  const api = { render, reset: vi.fn() };
  Object.assign(window, { grecaptcha: api });
  window.onCaptchaReady?.();
  return api;
}

it('draws the widget, passes on its answers, and resets that one', async () => {
  const drawing = drawn();
  let options: Record<string, (answer?: string) => void> = {};
  const api = arrive((place, given) => {
    place.textContent = 'widget';
    options = given;
    return 7;
  });
  const widget = await drawing;
  expect(box.textContent).toBe('widget');
  for (const [name, answer] of [
    ['callback', 'token'],
    ['expired-callback'],
    ['callback', ''],
    ['error-callback'],
  ]) {
    options[name as string]?.(answer);
  }
  expect(heard.mock.calls).toEqual([['token'], [undefined], [undefined], [undefined]]);
  widget.reset();
  expect(api.reset).toHaveBeenCalledWith(7);
});

it('rejects where the provider throws, and draws in a fresh place the next time', async () => {
  const places: HTMLElement[] = [];
  const drawing = drawn();
  arrive((place) => {
    places.push(place);
    if (places.length === 1) throw new Error('Invalid site key');
  });
  await expect(drawing).rejects.toThrow('Invalid site key');
  expect(box.childElementCount).toBe(0);
  await drawn();
  expect(places[1]).not.toBe(places[0]);
  expect([...box.children]).toEqual([places[1]]);
});

it('rejects where the script is blocked, and asks for it again the next time', async () => {
  const drawing = drawn();
  script()?.onerror?.(new Event('error'));
  await expect(drawing).rejects.toThrow('did not load');
  const again = drawn();
  arrive(() => 1);
  await expect(again).resolves.toBeDefined();
});

it('rejects where the script makes nothing, or says nothing for twenty seconds', async () => {
  const empty = drawn();
  window.onCaptchaReady?.();
  await expect(empty).rejects.toThrow('did not load');
  vi.useFakeTimers();
  const silent = expect(drawn()).rejects.toThrow('did not load');
  await vi.advanceTimersByTimeAsync(20_000);
  await silent;
  vi.useRealTimers();
});
