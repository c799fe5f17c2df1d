/** What a visitor writes: how much of it fits, and the address that carries it to a mail program. */

/** The longest text of each field, in characters as a browser counts them (UTF-16 units). */
const LIMITS = { name: 100, email: 200, subject: 150, message: 5000 } as const;

export type FieldName = keyof typeof LIMITS;

export type Message = Record<FieldName, string>;

export const FIELD_NAMES = Object.keys(LIMITS) as FieldName[];

/** Mail programs and systems cut addresses that are longer, some without a word. */
const LONGEST_ADDRESS = 2000;

const figures = new Intl.NumberFormat('en-IN');

/** What is wrong with the text of a field, beside what the browser checks by itself; nothing where it can be sent. */
export function problemOf(field: FieldName, text: string): string | undefined {
  const limit = LIMITS[field];
  if (text !== '' && text.trim() === '') return 'Please write something here: there are only spaces.';
  if (text.trim().length > limit) {
    return `At most ${figures.format(limit)} characters can be sent. These are ${figures.format(text.trim().length)}.`;
  }
  return undefined;
}

/** The four fields of a form, without the spaces around them, and nothing else that a provider may have added. */
export function readMessage(form: HTMLFormElement): Message {
  const entered = new FormData(form);
  const read = (name: FieldName) => String(entered.get(name) ?? '').trim();
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') };
}

/**
 * A mail address that carries subject and message, or the subject alone where both are more than an address can hold.
 * @returns `whole`: whether the message is in it
 */
export function mailOf({ subject, message }: Message, to: string): { href: string; whole: boolean } {
  const address = (fields: Record<string, string>) =>
    // URLSearchParams writes a space as a plus sign, which a mail program would show.
    `mailto:${to}?${new URLSearchParams(fields).toString().replaceAll('+', '%20')}`;
  const href = address({ subject, body: message.replace(/\r?\n/g, '\r\n') });
  return href.length <= LONGEST_ADDRESS
    ? { href, whole: true }
    : { href: address({ subject }), whole: false };
}
