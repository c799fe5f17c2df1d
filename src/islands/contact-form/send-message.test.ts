import { afterEach, describe, expect, it, vi } from 'vitest';
import { newMessageId, sendMessage } from './send-message.ts';

const MESSAGE = { name: 'A', email: 'a@example.org', subject: 'S', message: 'M' };
const fetched = vi.fn<typeof fetch>();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const send = (answer: () => Promise<Response>) => {
  fetched.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', fetched);
  return sendMessage('/api/contact', MESSAGE, { id: 'id', captcha: 'token' });
};

const answers = (body: string | null, status = 200) => send(async () => new Response(body, { status }));

it('posts the message as JSON, with its id and the answer of the check', async () => {
  await answers('{"ok":true}');
  const [address, init] = fetched.mock.lastCall ?? [];
  expect(address).toBe('/api/contact');
  expect(JSON.parse(String(init?.body))).toEqual({ ...MESSAGE, id: 'id', captcha: 'token' });
});

it('follows no redirect: a redirected POST arrives without its message', async () => {
  await answers('{"ok":true}');
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'POST', redirect: 'error' });
});

describe('a message counts as sent', () => {
  it.each([
    ['{"ok": true}', 200],
    ['{"success": true, "id": 7}', 201],
  ])('by %s', async (body, status) => {
    await expect(answers(body, status)).resolves.toBeUndefined();
  });

  it.each([
    ['a page', '<!doctype html><title>Welcome</title>', 200],
    ['an empty answer', null, 204],
    ['an empty body', '', 200],
    ['a refusal', '{"ok":false}', 200],
    ['a refusal by another name', '{"success":false}', 200],
    ['half a refusal', '{"ok":false,"success":true}', 200],
    ['a word for yes', '{"ok":"true"}', 200],
    ['nothing said of it', '{}', 200],
    ['null', 'null', 200],
    ['a list', '[true]', 200],
    ['JSON that ends early', '{"ok":tr', 200],
    ['an error that says ok', '{"ok":true}', 500],
    ['a limit', '{"ok":true}', 429],
  ])('not by %s', async (_what, body, status) => {
    await expect(answers(body, status)).rejects.toThrow();
  });

  it('not without a connection', async () => {
    await expect(send(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow();
  });

  it('not where no answer comes within half a minute', async () => {
    vi.useFakeTimers();
    const sending = send(
      () =>
        new Promise((_resolve, reject) => {
          const { signal } = fetched.mock.lastCall?.[1] ?? {};
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const outcome = expect(sending).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(30_000);
    await outcome;
  });
});

it('makes ids without crypto.randomUUID, each another', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 50 }, newMessageId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});
