import { termHref } from '../hrefs.ts';

/**
 * The words of the law that an explanation links to the glossary, once on a page and at most one: the closed list, each with
 * the name of its term. Names of offences are not among them, because a section page says itself what it punishes.
 */
const HARD_WORDS: Readonly<Record<string, string>> = {
  dishonestly: 'dishonestly',
  fraudulently: 'fraudulently',
  'common intention': 'common-intention',
  'common object': 'common-object',
  'unlawful assembly': 'unlawful-assembly',
  'valuable security': 'valuable-security',
  'wrongful gain': 'wrongful-gain-and-loss',
  'wrongful loss': 'wrongful-gain-and-loss',
  'good faith': 'good-faith',
  'reason to believe': 'reason-to-believe',
  'criminal conspiracy': 'criminal-conspiracy',
  abetment: 'abetment',
  'private defence': 'private-defence',
  'criminal force': 'criminal-force',
  'culpable homicide': 'culpable-homicide',
  'grievous hurt': 'grievous-hurt',
  'grave and sudden provocation': 'grave-and-sudden-provocation',
  'public servant': 'public-servant',
  'dying declaration': 'dying-declaration',
  'charge sheet': 'charge-sheet',
  'anticipatory bail': 'anticipatory-bail',
  'proclaimed offender': 'proclaimed-offender',
  'rigorous imprisonment': 'rigorous-imprisonment',
  'simple imprisonment': 'simple-imprisonment',
  'non-cognizable': 'non-cognizable-offence',
  cognizable: 'cognizable-offence',
  'non-bailable': 'non-bailable-offence',
  bailable: 'bailable-offence',
  voluntarily: 'voluntarily',
};

const WORDS = new RegExp(`(?<![\\w-])(?:${Object.keys(HARD_WORDS).join('|')})(?![\\w-])`, 'i');

/** The names of the terms that are linked. */
export const linkedTerms: ReadonlySet<string> = new Set(Object.values(HARD_WORDS));

/** What may not be taken for text: marks, and the words of a link or a heading. */
const NO_TEXT = /<(a|h\d)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>/g;

/**
 * An explanation with its first hard word linked to the glossary.
 * @param html as it was made of the Markdown; one that links to the glossary already is left as its editor wrote it
 */
export function withHardWord(html: string): string {
  if (html.includes(`href="${termHref('')}`)) return html;
  // Blanked out as long as it was, so that places hold.
  const text = html.replace(NO_TEXT, (mark) => ' '.repeat(mark.length));
  const found = WORDS.exec(text);
  if (!found) return html;
  const [word] = found;
  const end = found.index + word.length;
  const href = termHref(HARD_WORDS[word.toLowerCase()] ?? '');
  return `${html.slice(0, found.index)}<a href="${href}">${word}</a>${html.slice(end)}`;
}
