/** The lines of the finder, as OffenceRows.astro draws those of the lists. */
import type { FinderWords } from '@/words/finder-en.ts';
import { marksOf, type OffenceLine, referenceShown, type Usual } from '../model/marks.ts';

function made(name: string, classes: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  if (classes) element.className = classes;
  element.append(...content);
  return element;
}

function resultRow(
  line: OffenceLine,
  previous: OffenceLine | undefined,
  usual: Usual,
  words: FinderWords,
): HTMLElement {
  const reference = referenceShown(line, previous);
  const marks = marksOf(line, usual, words).flatMap(({ text, tone }, at) => [
    ...(at > 0 ? ['\u00a0· '] : []),
    tone ? made('em', `tag bare ${tone}`, text) : text,
  ]);
  const link = made(
    'a',
    'row offence',
    made('b', '', line.ref),
    made('strong', '', line.name),
    made('span', 'sentence', line.punishment),
    ...(reference ? [made('span', '', `${words.sameAs} ${reference}`)] : []),
    ...(marks.length > 0 ? [made('span', '', ...marks)] : []),
    ...line.conditions.map((text) => made('span', '', text)),
  );
  link.setAttribute('href', line.href);
  return made('li', '', link);
}

/** The offences of one Act as a list. */
export const resultList = (lines: readonly OffenceLine[], usual: Usual, words: FinderWords): HTMLElement =>
  made('ul', 'rows', ...lines.map((line, at) => resultRow(line, lines[at - 1], usual, words)));

export { made };
