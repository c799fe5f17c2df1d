// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import './copy-button.ts';

const written = vi.fn<(text: string) => Promise<void>>();
const asked = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** A button on a page with that clipboard, pressed; returns what it says then. */
async function press(clipboard: unknown) {
  vi.stubGlobal('prompt', asked);
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const host = document.createElement('copy-button');
  Object.assign(host.dataset, { text: 'IPC 420', label: 'Copy citation' });
  document.body.replaceChildren(host);
  const button = host.querySelector('button');
  expect(button?.textContent).toBe('Copy citation');
  button?.click();
  await new Promise((resolve) => setTimeout(resolve));
  return button?.textContent;
}

it('copies, and says so', async () => {
  written.mockResolvedValue();
  expect(await press({ writeText: written })).toBe('Copied');
  expect(written).toHaveBeenCalledWith('IPC 420');
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['has no clipboard', undefined],
])('shows the text to be copied where the browser %s', async (_what, clipboard) => {
  expect(await press(clipboard)).toBe('Copy citation');
  expect(asked).toHaveBeenCalledWith('Copy citation', 'IPC 420');
});
