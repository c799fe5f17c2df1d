/** The headings of a section page that are present, in order: one list for the page, its side navigation and its tests. */
import type { Words } from '@/words/en.ts';
import type { Section } from './model/section.ts';

interface OutlineItem {
  id: string;
  label: string;
}

/** The heading over what the other Act has. */
export function bridgeHeading({ act, counterparts }: Section, { outline }: Words): string {
  if (act === 'ipc') return outline.changed;
  return counterparts.some(({ others }) => others.length > 0) ? outline.replaced : outline.new;
}

/** Ids and words of the headings, for links within the page. */
export function outlineOf(section: Section, words: Words): OutlineItem[] {
  const { outline } = words;
  const items: [boolean, string, string][] = [
    [
      section.counterparts.some(({ relation }) => relation !== 'repealed before 2024'),
      'bridge',
      bridgeHeading(section, words),
    ],
    [section.elements.length > 0, 'elements', outline.elements],
    [section.explanation !== '', 'explanation', outline.explanation],
    [section.examples.length > 0, 'examples', outline.examples],
    [section.confusedWith.length > 0, 'confused', outline.confused],
    [section.cases.length > 0, 'cases', outline.cases],
    [section.amendments.length > 0, 'amendments', outline.amendments],
    [section.corrections.length > 0, 'corrections', outline.corrections],
    [true, 'sources', outline.sources],
  ];
  return items.filter(([present]) => present).map(([, id, label]) => ({ id, label }));
}
