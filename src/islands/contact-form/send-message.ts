import type { Message } from './message.ts';

/** An answer that has not come by then counts as none. */
const PATIENCE_MS = 30_000;

/** A message can be sent from an insecure address too, where browsers have no `crypto.randomUUID`. 32 hex digits. */
export const newMessageId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether an answer says that the message was accepted: `{"ok": true}` or `{"success": true}`. */
const accepts = (answer: { ok?: unknown; success?: unknown } | null): boolean =>
  (answer?.ok ?? answer?.success) === true;

/**
 * Posts a message as JSON. The same `id` with the same text lets the receiver drop a repetition, when a first answer was
 * lost on the way. Rejects unless the endpoint itself says in JSON that it accepted the message: a page, a redirect or
 * an empty answer may come from anything on the way.
 */
export async function sendMessage(
  endpoint: string,
  message: Message,
  { id, captcha }: { id: string; captcha: string },
): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...message, id, captcha }),
      // A redirected POST arrives as a GET, without the message.
      redirect: 'error',
      signal: patience.signal,
    });
    if (!response.ok) throw new Error(`The endpoint answered ${response.status}`);
    if (!accepts(await response.json())) throw new Error('The endpoint did not accept the message');
  } finally {
    clearTimeout(timer);
  }
}
