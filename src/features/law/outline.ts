/** The parts of a section page that are present, in order: one list for the page, its side navigation and its tests. */
import type { Section } from './queries.ts';

interface Part {
  id: string;
  label: string;
}

export function outlineOf(section: Section): Part[] {
  const bridgeLabel = section.act === 'ipc' ? 'What changed under the BNS' : 'What it replaced';
  const parts: [boolean, string, string][] = [
    [section.rows.length > 0, 'glance', 'At a glance'],
    [section.counterparts.some(({ relation }) => relation !== 'repealed before 2024'), 'bridge', bridgeLabel],
    [section.elements.length > 0, 'elements', 'What must be proved'],
    [Boolean(section.entry.body), 'explanation', 'Explanation'],
    [section.examples.length > 0, 'examples', 'Examples'],
    [section.confusedWith.length > 0, 'confused', 'Often confused with'],
    [section.cases.length > 0, 'cases', 'Important case laws'],
    [section.amendments.length > 0, 'amendments', 'Amendments'],
    [section.corrections.length > 0, 'corrections', 'Corrections'],
    [true, 'sources', 'Sources'],
  ];
  return parts.filter(([present]) => present).map(([, id, label]) => ({ id, label }));
}
