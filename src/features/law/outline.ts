/** The headings of a section page that are present, in order: one list for the page, its side navigation and its tests. */
import type { Section } from './model/section.ts';

interface OutlineItem {
  id: string;
  label: string;
}

/** The heading over what the other Act has. */
export function bridgeHeading({ act, counterparts }: Section): string {
  if (act === 'ipc') return 'What changed under the BNS';
  return counterparts.some(({ others }) => others.length > 0) ? 'What it replaced' : 'New in the BNS';
}

/** Ids and words of the headings, for links within the page. */
export function outlineOf(section: Section): OutlineItem[] {
  const items: [boolean, string, string][] = [
    [section.rows.length > 0, 'glance', 'At a glance'],
    [
      section.counterparts.some(({ relation }) => relation !== 'repealed before 2024'),
      'bridge',
      bridgeHeading(section),
    ],
    [section.elements.length > 0, 'elements', 'What must be proved'],
    [section.explanation !== '', 'explanation', 'Explanation'],
    [section.examples.length > 0, 'examples', 'Examples'],
    [section.confusedWith.length > 0, 'confused', 'Often confused with'],
    [section.cases.length > 0, 'cases', 'Important case laws'],
    [section.amendments.length > 0, 'amendments', 'Amendments'],
    [section.corrections.length > 0, 'corrections', 'Corrections'],
    [true, 'sources', 'Sources'],
  ];
  return items.filter(([present]) => present).map(([, id, label]) => ({ id, label }));
}
