import { cutAtWords } from './language/words.ts';
import type { Suggestion } from './ranking/suggest.ts';

/** A new element with what is in it. */
export function element(name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/**
 * What is shown of a suggestion, in the list under the field and on the search page: kind and number, title, and why it is
 * there, with the words that matched marked.
 */
export function resultRow(
  { kind, number, title, note }: Suggestion,
  matched: ReadonlySet<string>,
): HTMLElement[] {
  const marked = (text: string) =>
    cutAtWords(text, matched).map((piece, at) => (at % 2 === 1 ? element('mark', piece) : piece));
  const words = element('span', ...marked(title));
  if (note) {
    const reason = element('span', ...marked(note));
    reason.className = 'detail';
    words.append(reason);
  }
  return [element('b', `${kind} `, ...marked(number)), words];
}
