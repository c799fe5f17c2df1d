/** The glossary: one file a term, in plain words, with its Hindi and the sections where it matters. */
import { z } from 'astro/zod';
import { ACTS, acts } from '../lib/law/acts.ts';
import { REFERENCE, sectionOfReference } from '../lib/law/references.ts';
import { DESCRIPTION_LIMIT, distinct, reviewed, sources, text } from './common-fields.ts';
import { sectionFacts, sectionTablesRead } from './facts.ts';
import { markdownFolder } from './markdown-folder.ts';
import type { Finding } from './problems.ts';

/** Subjects of the glossary in the order of its page. */
export const GLOSSARY_SUBJECTS = [
  'police',
  'bail',
  'court',
  'punishment',
  'mind',
  'rules',
  'person',
  'property',
  'public',
] as const;

export type GlossarySubject = (typeof GLOSSARY_SUBJECTS)[number];

const references = distinct(
  z.array(
    z.string().regex(REFERENCE, 'must be a section, with its sub-section where one is meant: "318(4)"'),
  ),
).default([]);

const glossaryFrontMatter = z.strictObject({
  title: text(60).describe('The term as it is said: Cognizable offence'),
  hindi: text(60)
    .regex(/^[\u0900-\u097f (),-]+$/, 'must be written in Devanagari')
    .describe('The term in Hindi, the everyday word in brackets: संज्ञेय अपराध'),
  description: text(DESCRIPTION_LIMIT).describe(
    'What it means, in one or two sentences; also the search result',
  ),
  subject: z.enum(GLOSSARY_SUBJECTS).describe('Where it stands in the glossary'),
  ipc: references.describe('IPC sections where it matters most, the one that defines it first'),
  bns: references.describe('BNS sections where it matters most, the one that defines it first'),
  confusedWith: z
    .array(
      z.strictObject({
        term: z.string().describe('File name of another term: non-cognizable'),
        difference: text(300).describe('How to tell them apart, in one or two sentences'),
      }),
    )
    .max(4)
    .default([])
    .describe('Terms it is taken for'),
  keywords: distinct(z.array(text(60)).min(2).max(10)).describe(
    'What people type: other spellings, Hindi and Hinglish words',
  ),
  sources,
  reviewed,
});

export type GlossaryFields = z.infer<typeof glossaryFrontMatter>;

/** The sections a term names that are in no table, and a term confused with itself. */
function findings(id: string, fields: GlossaryFields): Finding[] {
  const missing = ACTS.flatMap((act) =>
    fields[act].flatMap((reference, index) =>
      sectionFacts[act].has(sectionOfReference(reference))
        ? []
        : [
            {
              field: `${act}.${index}`,
              message: `${acts[act].short} ${reference} does not exist; correct the number or remove it`,
            },
          ],
    ),
  );
  const itself = fields.confusedWith.flatMap(({ term }, index) =>
    term === id ? [{ field: `confusedWith.${index}.term`, message: 'names the term itself; remove it' }] : [],
  );
  return [...(sectionTablesRead ? missing : []), ...itself];
}

/** Terms of the law. The text below the front matter says what a term means for somebody who meets it. */
export const glossary = markdownFolder('glossary', glossaryFrontMatter, {
  address: (id) => `/glossary/${id}`,
  listings: ['/glossary'],
  anchors: () => [],
  references: ({ confusedWith }) =>
    confusedWith.map(({ term }, index) => ({
      field: `confusedWith.${index}.term`,
      collection: 'glossary',
      id: term,
      noun: 'term',
    })),
  check: ({ id, frontMatter }) => findings(id, frontMatter),
});
