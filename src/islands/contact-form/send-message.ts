export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** An answer that has not come by then counts as none. */
const PATIENCE_MS = 30_000;

/**
 * Posts a message as JSON. The same `id` with the same text lets the receiver drop a repetition, when a first answer was
 * lost on the way. Rejects when the answer is not a success or does not come.
 */
export async function sendMessage(
  endpoint: string,
  message: Message,
  { id, captcha }: { id: string; captcha: string },
): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...message, id, captcha }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`The endpoint answered ${response.status}`);
}
