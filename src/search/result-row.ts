import { languageAt } from '@/lib/languages.ts';
import { ACTS } from '@/lib/law/acts.ts';
import { smallArch } from '@/lib/law/arches.ts';
import { cutAtWords } from './language/words.ts';
import type { Suggestion } from './ranking/suggest.ts';

/** A new element with what is in it. */
export function element(name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function classed(name: string, classes: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = element(name, ...content);
  made.className = classes;
  return made;
}

/** The small arch of the site between an old number and a new one. */
function arch(): Element {
  const svg = (name: string, attributes: Record<string, string>) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const drawn = svg('svg', { class: 'span small', viewBox: smallArch.box, preserveAspectRatio: 'none' });
  drawn.append(...ACTS.map((act) => svg('path', { class: act, d: smallArch[act] })));
  return drawn;
}

/**
 * What is shown of a suggestion, in the list under the field and on the search page: kind and number, the bridge where
 * the other Act has a number for it, title, and why it is there, with the words that matched marked.
 */
export function resultRow(
  { kind, number, title, answers, note, bridge, isCounterpart, href }: Suggestion,
  matched: ReadonlySet<string>,
): HTMLElement[] {
  const marked = (text: string) =>
    cutAtWords(text, matched).map((piece, at) => (at % 2 === 1 ? element('mark', piece) : piece));
  const words = element('span', ...marked(title));
  if (languageAt(href) !== languageAt(location.pathname))
    words.append(' ', classed('small', 'language', 'EN'));
  // "was IPC 420" is what the bridge draws: it is said, and not written a second time.
  if (note) words.append(classed('span', isCounterpart ? 'visually-hidden' : 'detail', ...marked(note)));
  if (answers) words.append(classed('span', 'detail', answers));
  const name = classed(
    'b',
    number ? `number-plate ${kind.toLowerCase()}` : 'kind',
    element('small', kind),
    ' ',
    ...marked(number),
  );
  if (!bridge) return [name, words];
  const drawn = classed(
    'span',
    'small-bridge',
    classed('b', 'ipc', bridge.ipc),
    arch(),
    classed('b', 'bns', bridge.bns),
  );
  // For the ear the number and the reason say it.
  drawn.setAttribute('aria-hidden', 'true');
  return [name, drawn, words];
}
