import { answersOf } from '@/features/law/model/answers.ts';
import { isWhollyNew, referencesOf, type Section } from '@/features/law/model/section.ts';
import { acts, otherAct } from '@/lib/law/acts.ts';

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function under(heading: string, text: string): string[] {
  return text === '' ? [] : [`## ${heading}\n\n${text}`];
}

function counterpartText(section: Section): string {
  const other = acts[otherAct(section.act)].short;
  const references = referencesOf(section);
  if (references.length > 0) return `${other} ${references.join(', ')}`;
  return isWhollyNew(section) ? `None: the ${other} had no such section.` : `None in the ${other}.`;
}

const offenceText = (row: Section['rows'][number]): string =>
  `### ${row.ref}: ${row.offence}\n\n${list(
    answersOf(row).map(
      ({ question, term, text }) => `${question.replace(/\?$/, '')}: ${term ? `${term}. ` : ''}${text}`,
    ),
  )}`;

/** A section as Markdown: the same content as its page, for readers that are programs. */
export function sectionMarkdown(section: Section, origin: URL | undefined): string {
  const { name, year, short, inForce } = acts[section.act];
  const absolute = (path: string) => new URL(path, origin).href;
  const text = [
    `# ${short} ${section.number}: ${section.title}`,
    section.description,
    list([
      `Act: ${name}, ${year} (in force ${inForce})`,
      `Chapter: ${section.chapter.number}, ${section.chapter.title}`,
      `Status: ${section.status}`,
      `Counterpart: ${counterpartText(section)}`,
      `Last checked: ${section.reviewed}`,
      `Page: ${absolute(section.href)}`,
    ]),
    ...under('At a glance', section.rows.map(offenceText).join('\n\n')),
    ...under('What must be proved', list(section.elements)),
    ...under('Explanation', section.explanation),
    ...under('Examples', list(section.examples.map(({ shows, text }) => `${shows}: ${text}`))),
    ...under(
      'Often confused with',
      list(section.confusedWith.map((one) => `${short} ${one.section.number}: ${one.difference}`)),
    ),
    ...under('What changed', section.whatChanged ?? ''),
    ...under(
      'Cases',
      list(section.cases.map((one) => `${one.name}, ${one.citation}: ${absolute(one.href)}`)),
    ),
    ...under('Sources', list(section.sources.map((source) => source.name))),
    'Information, not legal advice.',
  ].join('\n\n');
  // Away from the site, a link needs its origin.
  return `${text.replaceAll('](/', `](${absolute('/')}`)}\n`;
}
