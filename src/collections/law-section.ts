/**
 * The schema and checks that both Acts share. An entry is a section of an Act: what is known of it comes from the
 * fact tables, what is explained of it from one Markdown file named after its number. The text below the front
 * matter is the explanation.
 */
import { z } from 'astro/zod';
import { type Act, otherAct } from '../lib/law/acts.ts';
import { SECTION_NUMBER } from '../lib/law/references.ts';
import { DESCRIPTION_LIMIT, distinct, pastYear, reviewed, source, text } from './common-fields.ts';
import { corrections } from './corrections.ts';
import { caseFacts, caseTableRead, type SectionFacts, sectionFacts, sectionTablesRead } from './facts.ts';
import { HELPLINE_NUMBERS } from './helplines.ts';
import { SOURCES, type SourceKey } from './named-sources.ts';
import { prisonTermFindings } from './prison-terms.ts';
import type { Finding } from './problems.ts';
import type { CollectionOptions, EntryFile } from './read-entry.ts';

const WRITTEN_NUMBER = 'must be a section number in quotation marks, letters in capitals: "420", "304B"';

const sectionNumber = z.string().regex(SECTION_NUMBER, WRITTEN_NUMBER);

/** What an example of a section may show. */
export const EXAMPLE_KINDS = ['offence', 'near-miss', 'illustration'] as const;

const sectionFrontMatter = z.strictObject({
  number: sectionNumber.describe('The section number, the same as the file name: "304B"'),
  category: z.string().optional().describe('The category page this section belongs to: property-offences'),
  description: text(DESCRIPTION_LIMIT).describe(
    'What is this section? One or two sentences that also serve as a search result',
  ),
  elements: z
    .array(text(300))
    .max(8)
    .default([])
    .describe('What must be proved, one item each; **bold** the key words'),
  examples: z
    .array(
      z.strictObject({
        shows: z
          .enum(EXAMPLE_KINDS)
          .describe('offence: it is this section; near-miss: it is not; illustration: how a rule works'),
        text: text(500).describe('What A does, in two or three sentences'),
      }),
    )
    .default([])
    .describe('Short concrete situations with people called A and B'),
  confusedWith: z
    .array(
      z.strictObject({
        number: sectionNumber.describe('A section of the same Act: "415"'),
        difference: text(300).describe('How to tell them apart, in one or two sentences'),
      }),
    )
    .default([])
    .describe('Sections of the same Act readers mix this one up with, and how to tell them apart'),
  sideBySide: distinct(z.array(sectionNumber))
    .default([])
    .describe(
      'Sections of the same Act, this one among them, to be shown side by side with their punishments',
    ),
  whatChanged: text(600).optional().describe('What is different in the other Act, in words'),
  caseStudies: distinct(z.array(z.string()))
    .default([])
    .describe('Slugs of decisions in the table of cases: bachan-singh'),
  relatedSections: distinct(z.array(sectionNumber).min(1).max(8)).describe(
    'Sections of the same Act worth reading next',
  ),
  amendments: z
    .array(
      z.strictObject({
        year: pastYear(1860).describe('The year of the amending Act'),
        act: text(120).optional().describe('Its name: Criminal Law (Amendment) Act, 2013'),
        description: text(300).describe('What it changed in this section'),
      }),
    )
    .default([])
    .describe('Changes to the section that are confirmed, oldest first'),
  keywords: distinct(z.array(text(60)).min(3).max(16)).describe(
    'What people type: common, Hindi and Hinglish names',
  ),
  helplines: z
    .array(z.enum(HELPLINE_NUMBERS))
    .default([])
    .describe('Numbers to show where the subject is violence, suicide or abuse'),
  stateAmendments: z.boolean().default(false).describe('true where States commonly changed the section'),
  sources: z
    .array(z.union([z.enum(Object.keys(SOURCES) as [SourceKey, ...SourceKey[]]), source]))
    .min(1)
    .describe('What the text was checked against: keys of the list of sources, or a name and address'),
  reviewed,
  corrections,
});

export type SectionFrontMatter = z.infer<typeof sectionFrontMatter>;

/** Whether the section itself punishes something that could still be charged on 30 June 2024 or later. */
export const createsOffence = (facts: SectionFacts): boolean =>
  facts.classification.length > 0 && facts.status.startsWith('in force');

function offenceFindings({ frontMatter }: EntryFile<SectionFrontMatter>, facts: SectionFacts): Finding[] {
  if (!createsOffence(facts)) return [];
  const findings: Finding[] = [];
  if (frontMatter.elements.length === 0) {
    findings.push({
      field: 'elements',
      message: 'is empty, but this section creates an offence; list what must be proved',
    });
  }
  for (const shows of ['offence', 'near-miss'] as const) {
    if (frontMatter.examples.some((example) => example.shows === shows)) continue;
    const message = `has no example with "shows: ${shows}", but this section creates an offence; add one`;
    findings.push({ field: 'examples', message });
  }
  return findings;
}

function caseProblem(slug: string): string | undefined {
  if (!caseTableRead) return;
  const facts = caseFacts.get(slug);
  if (!facts) return `there is no decision "${slug}"; use the slug of a row in src/content/facts/cases.json`;
  if (facts.confidence === 'high') return;
  return `the decision "${slug}" rests on one source only; confirm it in cases.json or remove it`;
}

function referenceFindings(act: Act, { id, frontMatter }: EntryFile<SectionFrontMatter>): Finding[] {
  const sections = sectionFacts[act];
  const name = act.toUpperCase();
  const findings: Finding[] = [];
  const mustExist = (field: string, number: string) => {
    if (!sections.has(number))
      findings.push({ field, message: `${name} ${number} does not exist; correct the number or remove it` });
  };
  const mustBeSection = (field: string, number: string) => {
    if (number === id) findings.push({ field, message: `names section ${id} itself; remove it` });
    else mustExist(field, number);
  };
  for (const [index, number] of frontMatter.relatedSections.entries()) {
    mustBeSection(`relatedSections.${index}`, number);
  }
  for (const [index, { number }] of frontMatter.confusedWith.entries()) {
    mustBeSection(`confusedWith.${index}.number`, number);
  }
  for (const [index, number] of frontMatter.sideBySide.entries()) mustExist(`sideBySide.${index}`, number);
  for (const [index, slug] of frontMatter.caseStudies.entries()) {
    const problem = caseProblem(slug);
    if (problem) findings.push({ field: `caseStudies.${index}`, message: problem });
  }
  return findings;
}

/** The section that the same item names beside a text: `confusedWith.0.difference` stands beside `…number`. */
function namedBeside({ confusedWith }: SectionFrontMatter, field: string): string | undefined {
  const [, index] = /^confusedWith\.(\d+)\./.exec(field) ?? [];
  return index === undefined ? undefined : confusedWith[Number(index)]?.number;
}

/** How the sections of one Act are loaded and what is refused. `act` names the folder and the fact tables. */
export function lawSectionOptions(act: Act): CollectionOptions<SectionFrontMatter> {
  return {
    base: `src/content/${act}`,
    schema: sectionFrontMatter,
    ids: sectionTablesRead ? new Set(sectionFacts[act].keys()) : undefined,
    idField: 'number',
    bodyRequired: true,
    boldFields: ['elements'],
    components: ['Helplines'],
    address: (id) => `/${act}-section/${id}`,
    otherAddresses: (id) => [
      `/${act}-section/${id}.json`,
      `/${act}-section/${id}.md`,
      `/${act}-to-${otherAct(act)}/${id}`,
    ],
    references: ({ category }) =>
      category === undefined
        ? []
        : [{ field: 'category', collection: `${act}-categories`, id: category, noun: 'category' }],
    check: (entry, passages) => {
      const facts = sectionTablesRead && sectionFacts[act].get(entry.id);
      return facts
        ? [
            ...offenceFindings(entry, facts),
            ...referenceFindings(act, entry),
            ...prisonTermFindings(act, [entry.id], passages, (field) =>
              namedBeside(entry.frontMatter, field),
            ),
          ]
        : [];
    },
  };
}
